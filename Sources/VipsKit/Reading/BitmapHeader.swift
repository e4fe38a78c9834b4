/// The headers and the palette of a BMP file, in each of its historical versions. libvips has no
/// reader of its own for BMP.
///
/// The layout follows Microsoft's "Bitmap Header Types" (Windows GDI) and IBM's OS/2 variant.
struct BitmapHeader {
  enum Compression { case none, runLength, bitFields }

  let size: PixelSize
  let isTopDown: Bool
  let bitsPerPixel: Int
  let compression: Compression

  /// Where the pixels begin.
  let pixelOffset: Int

  /// Red, green, blue for each colour number; empty where pixels hold colours themselves.
  let palette: [SIMD4<UInt8>]

  /// Which bits of a pixel hold red, green, blue and alpha.
  let masks: [UInt32]

  /// Bytes of an uncompressed row, which ends at a multiple of four.
  var bytesPerRow: Int { (size.width * bitsPerPixel + 31) / 32 * 4 }

  var hasAlpha: Bool { masks[3] != 0 }

  init(_ file: [UInt8]) throws(VipsFailure) {
    guard let offset = file.littleEndianUInt32(at: 10), let fields = Fields(file),
      let size = fields.size
    else { throw VipsFailure(message: "BMP: broken header") }
    guard let compression = fields.compression else {
      throw VipsFailure(
        message: "BMP: \(fields.bits) bits with compression \(fields.compressionCode)")
    }
    self.size = size
    self.compression = compression
    isTopDown = fields.height < 0
    bitsPerPixel = fields.bits
    pixelOffset = Int(offset)
    palette = Self.palette(file, fields)
    masks = Self.masks(file, fields)
  }

  private static func palette(_ file: [UInt8], _ fields: Fields) -> [SIMD4<UInt8>] {
    guard fields.bits <= 8 else { return [] }
    let limit = 1 << fields.bits
    let count = fields.paletteCount == 0 ? limit : min(fields.paletteCount, limit)
    let step = fields.headerSize == 12 ? 3 : 4
    // A palette that the file cuts short leaves colours out; they are shown black.
    return (0..<count).compactMap { index in
      let offset = 14 + fields.headerSize + fields.maskBytes + index * step
      guard offset + 3 <= file.count else { return nil }
      return SIMD4(file[offset + 2], file[offset + 1], file[offset], 255)
    }
  }

  private static func masks(_ file: [UInt8], _ fields: Fields) -> [UInt32] {
    guard fields.compression == .bitFields else {
      return fields.bits == 16
        ? [0x7C00, 0x03E0, 0x001F, 0] : [0x00FF_0000, 0x0000_FF00, 0x0000_00FF, 0]
    }
    let hasAlphaMask = fields.headerSize >= 56 || fields.compressionCode == 6
    return (0..<4).map { index in
      index == 3 && !hasAlphaMask ? 0 : file.littleEndianUInt32(at: 54 + index * 4) ?? 0
    }
  }
}

/// The numbers of the second header as they stand in the file.
private struct Fields {
  let headerSize: Int
  let width: Int
  let height: Int
  let bits: Int
  let compressionCode: UInt32
  let paletteCount: Int

  init?(_ file: [UInt8]) {
    guard let headerSize = file.littleEndianUInt32(at: 14) else { return nil }
    self.headerSize = Int(headerSize)
    if headerSize == 12 {
      guard let width = file.littleEndianUInt16(at: 18),
        let height = file.littleEndianUInt16(at: 20),
        let bits = file.littleEndianUInt16(at: 24)
      else { return nil }
      (self.width, self.height, self.bits) = (Int(width), Int(height), Int(bits))
      (compressionCode, paletteCount) = (0, 0)
      return
    }
    guard let width = file.littleEndianUInt32(at: 18), let height = file.littleEndianUInt32(at: 22),
      let bits = file.littleEndianUInt16(at: 28)
    else { return nil }
    self.width = Int(Int32(bitPattern: width))
    self.height = Int(Int32(bitPattern: height))
    self.bits = Int(bits)
    // The shortest OS/2 header ends before these two.
    compressionCode = headerSize == 16 ? 0 : file.littleEndianUInt32(at: 30) ?? 0
    paletteCount = headerSize == 16 ? 0 : Int(file.littleEndianUInt32(at: 46) ?? 0)
  }

  var size: PixelSize? {
    guard width > 0, height != 0 else { return nil }
    return PixelSize(width: width, height: abs(height))
  }

  var compression: BitmapHeader.Compression? {
    switch (compressionCode, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32): BitmapHeader.Compression.none
    case (1, 8), (2, 4): .runLength
    case (3, 16), (3, 32), (6, 16), (6, 32): headerSize == 64 ? nil : .bitFields
    default: nil
    }
  }

  /// With the 40-byte header the masks follow it; later headers contain them.
  var maskBytes: Int {
    guard headerSize == 40, compression == .bitFields else { return 0 }
    return compressionCode == 6 ? 16 : 12
  }
}
