import ArchiveKit
import Foundation
import TestSupport

/// An archive in a folder of its own, which goes with it.
final class ArchiveFile {
  private let folder: TemporaryFolder
  var url: URL { folder.file("test.zip") }

  init() throws {
    folder = try TemporaryFolder()
  }

  func write(_ files: [(String, [UInt8])]) throws {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    var writer = try ZipWriter(descriptor: file.fileDescriptor)
    for (name, bytes) in files {
      try writer.begin(name, byteCount: bytes.count, isCompressed: true)
      try bytes.withUnsafeBytes { try writer.write($0) }
    }
    try writer.finish()
    try file.close()
  }

  func write(_ zip: RawZip) throws {
    try Data(zip.bytes).write(to: url)
  }

  func read(
    limits: ZipLimits = ZipLimits(entryCount: 100, byteCount: 1 << 30),
    decide: @escaping (String) -> ZipDecision = { _ in .read }
  ) throws -> [(String, [UInt8])] {
    try Self.read(url.path, limits: limits, decide: decide)
  }

  static func read(
    _ path: String, limits: ZipLimits = ZipLimits(entryCount: 100, byteCount: 1 << 30),
    decide: @escaping (String) -> ZipDecision = { _ in .read }
  ) throws -> [(String, [UInt8])] {
    var reader = try ZipReader(path: path, limits: limits, decide: decide)
    var files: [(String, [UInt8])] = []
    var buffer = [UInt8](repeating: 0, count: 100_000)
    while let name = try reader.nextEntry() {
      var content: [UInt8] = []
      while true {
        let count = try buffer.withUnsafeMutableBytes { try reader.read(into: $0) }
        if count == 0 { break }
        content += buffer[..<count]
      }
      files.append((name, content))
    }
    return files
  }
}
