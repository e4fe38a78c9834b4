/// The kinds of photo files that can be read.
public enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg, png, gif, webp, heif, avif, jxl, tiff, bmp

  /// The usual file name extension, without the dot.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .heif: "heic"
    case .tiff: "tif"
    case .png, .gif, .webp, .avif, .jxl, .bmp: rawValue
    }
  }

  /// How many of a file's first bytes ``sniff(_:)`` wants to see.
  static let sniffedByteCount = 256

  /// Tells the format by a file's first bytes, never by its name; nil for anything else.
  public static func sniff(_ firstBytes: some Collection<UInt8>) -> PhotoFormat? {
    let bytes = Array(firstBytes.prefix(sniffedByteCount))
    if let signature = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return signature.format
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.hasText("WEBP", at: 8) { return .webp }
    if bytes.hasText("ftyp", at: 4) { return sniffBrands(bytes) }
    if bytes.starts(with: Array("BM".utf8)) { return sniffBitmap(bytes) }
    return nil
  }

  private static let signatures: [(bytes: [UInt8], format: PhotoFormat)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    ([0xFF, 0x0A], .jxl),
    ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], .jxl),
    ([0x49, 0x49, 42, 0], .tiff),
    ([0x4D, 0x4D, 0, 42], .tiff),
    ([0x49, 0x49, 43, 0], .tiff),
    ([0x4D, 0x4D, 0, 43], .tiff),
  ]

  /// The `ftyp` box of ISO/IEC 14496-12: its size, a major brand at byte 8, a version, and
  /// compatible brands from byte 16 on. A generic major brand is settled by the others.
  private static func sniffBrands(_ bytes: [UInt8]) -> PhotoFormat? {
    guard let size = bytes.bigEndianUInt32(at: 0) else { return nil }
    let end = min(Int(size), bytes.count)
    let offsets = [8] + stride(from: 16, to: end, by: 4)
    let brands = offsets.compactMap { bytes.text(at: $0) }
    if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
    let heif: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1"]
    return brands.contains(where: heif.contains) ? .heif : nil
  }

  /// "BM" alone begins many a text, so the size of the second header must be a known one too.
  private static func sniffBitmap(_ bytes: [UInt8]) -> PhotoFormat? {
    guard let headerSize = bytes.littleEndianUInt32(at: 14) else { return nil }
    return [12, 16, 40, 52, 56, 64, 108, 124].contains(headerSize) ? .bmp : nil
  }
}

/// Reading numbers and names out of a file's header; nil where it is too short.
extension [UInt8] {
  func text(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return String(decoding: self[offset..<offset + 4], as: Unicode.ASCII.self)
  }

  func hasText(_ expected: String, at offset: Int) -> Bool { text(at: offset) == expected }

  func littleEndianUInt16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
  }

  func littleEndianUInt32(at offset: Int) -> UInt32? {
    guard let low = littleEndianUInt16(at: offset), let high = littleEndianUInt16(at: offset + 2)
    else { return nil }
    return UInt32(low) | UInt32(high) << 16
  }

  func bigEndianUInt32(at offset: Int) -> UInt32? {
    littleEndianUInt32(at: offset).map(\.byteSwapped)
  }
}
