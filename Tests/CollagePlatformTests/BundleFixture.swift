import ArchiveKit
import CollageStorage
import Foundation
import TestSupport

/// Libraries and bundles in a folder of their own, which goes with them.
final class BundleFixture {
  private let folder: TemporaryFolder
  var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
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
    try folder.write(content + ".jpg", ("JPEG" + content).utf8)
  }

  /// The names of a library's originals.
  func photos(of library: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/\(library)/photos").sorted()
  }

  /// Writes an archive with these files.
  func makeBundle(_ files: [(String, [UInt8])]) throws -> String {
    let path = try folder.write("made.jogakbo", [])
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
