import CollageDocument
import CollageGeometry
import CollageStorage
import Foundation
import SQLiteKit
import Testing

/// A library in a folder of its own, which goes with it.
final class LibraryFixture {
  let root: String
  /// What the library takes for the time of day.
  let clock = FakeClock()

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/jogakbo-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that stays behind harms no other test.
    try? FileManager.default.removeItem(atPath: root)
  }

  var path: String { root + "/library" }

  func options(historyLimit: Int = 1_000) -> LibraryOptions {
    let clock = clock
    return LibraryOptions(
      inspector: .fake, now: { clock.now }, historyLimit: historyLimit)
  }

  func open(
    _ access: Library.Access = .readWrite, historyLimit: Int = 1_000
  ) throws -> Library {
    try Library(at: path, access: access, options: options(historyLimit: historyLimit))
  }

  /// Changes the database behind the library's back, as damage would.
  func damage(_ sql: String) throws {
    let database = try Database(path: path + "/library.db", access: .readWrite)
    try database.execute(sql)
  }

  /// Writes a file that the fake inspector takes for a photo.
  func makePhoto(_ content: String, named name: String = "photo.jpg") throws -> String {
    let path = root + "/" + name
    try Data(("JPEG" + content).utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The names in a folder of the library, without hidden ones.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// An open project that can be closed and opened as if the program had been started anew.
final class RelaunchableProject {
  private let fixture: LibraryFixture
  private let id: ProjectID
  private let historyLimit: Int
  private var open: ProjectSession?

  init(_ id: ProjectID, of fixture: LibraryFixture, historyLimit: Int = 1_000) throws {
    self.fixture = fixture
    self.id = id
    self.historyLimit = historyLimit
    try relaunch()
  }

  /// The session; a new one after each relaunch, so keep it for a moment only.
  var session: ProjectSession {
    get throws { try #require(open) }
  }

  func relaunch() throws {
    // With the last session its library goes, and with that the lock.
    open = nil
    open = try ProjectSession(opening: id, in: fixture.open(historyLimit: historyLimit))
  }
}

/// A time of day that stands still until it is moved.
final class FakeClock: @unchecked Sendable {
  // Tests move it only between two calls of the library.
  var now = Date(timeIntervalSince1970: 1_700_000_000)
}

extension PhotoInspector {
  /// Takes what begins with "JPEG" or "PNG" for a photo of 400 × 300 pixels.
  static let fake = PhotoInspector { path in
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    guard text.hasPrefix("JPEG") || text.hasPrefix("PNG") else { throw NotAPhoto() }
    return PhotoDescription(
      fileExtension: text.hasPrefix("JPEG") ? "jpg" : "png", pixelWidth: 400, pixelHeight: 300)
  }

  struct NotAPhoto: Error {}
}

extension EditorLayer {
  /// A text layer somewhere.
  static func text(_ text: String, x: Double = 100) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: x, y: 200), frame: CanvasSize(width: 300, height: 100)),
      content: .text(TextContent(text: text)))
  }

  /// A layer that shows a photo.
  static func photo(_ photo: PhotoContent) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 500, y: 500), frame: CanvasSize(width: 400, height: 300)),
      content: .photo(photo))
  }
}
