import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import SQLiteKit
import TestSupport
import Testing

/// A library in a folder of its own, which goes with it.
final class LibraryFixture {
  let folder: TemporaryFolder
  /// What the library takes for the time of day.
  let clock = FakeClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  var root: String { folder.path }
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

  /// Makes a project of one text that is moved again and again.
  ///
  /// - Returns: The project, and its document after each edit; the first is that before any.
  func makeProject(editedTimes count: Int) throws -> (id: ProjectID, states: [Data]) {
    let library = try open()
    let start = EditorDocument(layers: [.text("sea")])
    let id = try library.createProject(title: "Summer", document: start)
    let session = try ProjectSession(opening: id, in: library)
    var states = [start.data]
    for step in 1...count {
      try session.edit(.move) { $0.layers[0].placement.center.x = Double(step) }
      states.append(session.document.data)
    }
    return (id, states)
  }

  /// Changes the database behind the library's back, as damage would.
  func damage(_ sql: String) throws {
    let database = try Database(path: path + "/library.db", access: .readWrite)
    try database.execute(sql)
  }

  /// Writes a file that the fake inspector takes for a photo.
  func makePhoto(_ content: String, named name: String = "photo.jpg") throws -> String {
    try folder.write(name, ("JPEG" + content).utf8)
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
