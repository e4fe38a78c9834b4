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
