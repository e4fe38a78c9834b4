import Checksums

/// The name of an original in the library: the hash of its content and its format's ending.
struct PhotoName: Hashable {
  let hash: ContentHash
  let fileExtension: String

  init?(hash: ContentHash, fileExtension: String) {
    let isPlain = fileExtension.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard (1...5).contains(fileExtension.utf8.count), isPlain else { return nil }
    self.hash = hash
    self.fileExtension = fileExtension
  }

  /// Reads `<64 hexadecimal digits>.<ending>`; nil for anything else.
  init?(_ fileName: some StringProtocol) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = ContentHash(hex: parts[0]) else { return nil }
    self.init(hash: hash, fileExtension: String(parts[1]))
  }

  var fileName: String { "\(hash).\(fileExtension)" }
}
