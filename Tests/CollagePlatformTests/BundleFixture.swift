import ArchiveKit
import CollageDocument
import CollageGeometry
import CollageStorage
import Foundation

/// Libraries and bundles in a folder of their own, which goes with them.
final class BundleFixture {
  let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/bundles-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that stays behind harms no other test.
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Opens a library; what begins with "JPEG" is a photo to it.
  func library(_ name: String) throws -> Library {
    let inspector = PhotoInspector { path in
      let start = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4)
      guard start == Data("JPEG".utf8) else { throw CocoaError(.fileReadCorruptFile) }
      return PhotoDescription(fileExtension: "jpg", pixelWidth: 40, pixelHeight: 30)
    }
    return try Library(
      at: root + "/" + name, options: LibraryOptions(inspector: inspector))
  }

  func makePhoto(_ content: String) throws -> String {
    let path = root + "/" + content + ".jpg"
    try Data(("JPEG" + content).utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The names of a library's originals.
  func photos(of library: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/\(library)/photos").sorted()
  }

  /// Writes an archive with these files.
  func makeBundle(_ files: [(String, [UInt8])]) throws -> String {
    let path = root + "/made.jogakbo"
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    var writer = try ZipWriter(descriptor: file.fileDescriptor)
    for (name, bytes) in files {
      try writer.begin(name, byteCount: bytes.count, isCompressed: true)
      try bytes.withUnsafeBytes { try writer.write($0) }
    }
    try writer.finish()
    try file.close()
    return path
  }
}

extension EditorLayer {
  /// A layer that shows a photo.
  static func photo(_ photo: PhotoContent) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 500, y: 500), frame: CanvasSize(width: 400, height: 300)),
      content: .photo(photo))
  }
}
