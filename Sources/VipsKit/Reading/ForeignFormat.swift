/// Files that people take for photos and that are refused, named so that the refusal can say what
/// was found.
enum ForeignFormat {
  /// The name of the format by a file's first bytes, if it is known.
  static func name(_ firstBytes: [UInt8]) -> String? {
    if let known = signatures.first(where: { firstBytes.starts(with: $0.bytes) }) {
      return known.name
    }
    if firstBytes.hasText("ftyp", at: 4) {
      return firstBytes.hasText("crx ", at: 8) ? "camera raw" : "video"
    }
    return nil
  }

  /// Whether a TIFF's first picture is only a small stand-in for another, as in most camera raw
  /// files (DNG, NEF, ARW, CR2): shown as it is, it would pass for the photo.
  static func isCameraRaw(tiff bytes: [UInt8]) -> Bool {
    let isBigEndian = bytes.first == 0x4D
    func number16(at offset: Int) -> UInt16? {
      bytes.littleEndianUInt16(at: offset).map { isBigEndian ? $0.byteSwapped : $0 }
    }
    func number32(at offset: Int) -> UInt32? {
      bytes.littleEndianUInt32(at: offset).map { isBigEndian ? $0.byteSwapped : $0 }
    }
    if bytes.count >= 10, bytes[8..<10].elementsEqual("CR".utf8) { return true }
    guard let directory = number32(at: 4).map(Int.init), let count = number16(at: directory) else {
      return false
    }
    // NewSubfileType (TIFF 6.0, page 36) has the lowest number, so it comes early.
    let entries = (0..<Int(count)).prefix(sniffedEntryCount).map { directory + 2 + $0 * 12 }
    return entries.contains { number16(at: $0) == 254 && (number32(at: $0 + 8) ?? 0) & 1 == 1 }
  }

  private static let sniffedEntryCount = 8

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    (Array("%PDF".utf8), "PDF"),
    (Array("8BPS".utf8), "Photoshop"),
    (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML"),
    (Array("FUJIFILMCCD-RAW".utf8), "camera raw"),
    (Array("IIRO".utf8), "camera raw"),
    (Array("IIU\0".utf8), "camera raw"),
    (Array("PK\u{3}\u{4}".utf8), "ZIP"),
    ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"),
    ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
    ([0, 0, 1, 0], "icon"),
  ]
}
