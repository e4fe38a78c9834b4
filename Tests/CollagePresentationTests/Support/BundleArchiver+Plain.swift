import CollageStorage
import Foundation

extension BundleArchiver {
  /// Packs bundles as lists of names and bytes: what the tests need of an archive, without a
  /// library of the system.
  static let plain = BundleArchiver(
    write: { file, next in
      var entries: [PlainEntry] = []
      while let entry = try next() {
        entries.append(PlainEntry(name: entry.name, bytes: try bytes(entry.read)))
      }
      let archive = Data("PK".utf8) + (try JSONEncoder().encode(entries))
      try FileHandle(fileDescriptor: file.descriptor).write(contentsOf: archive)
    },
    read: { path, _, visit in
      let archive = try Data(contentsOf: URL(filePath: path)).dropFirst(2)
      for entry in try JSONDecoder().decode([PlainEntry].self, from: archive) {
        var rest = entry.bytes[...]
        try visit(entry.name) { buffer in
          let count = min(rest.count, buffer.count)
          buffer.copyBytes(from: rest.prefix(count))
          rest = rest.dropFirst(count)
          return count
        }
      }
    })

  private struct PlainEntry: Codable {
    var name: String
    var bytes: [UInt8]
  }

  private static func bytes(_ read: BundleEntry.Reader) throws -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while case let count = try read(buffer), count > 0 { bytes += buffer[..<count] }
    return bytes
  }
}
