import CollageDocument
import CollageGeometry
import CollageStorage
import Foundation
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
