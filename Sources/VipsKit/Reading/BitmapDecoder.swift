/// Decodes the pixels of a BMP file into straight RGBA rows, from the top down.
struct BitmapDecoder {
  let header: BitmapHeader
  private let file: [UInt8]
  private var pixels: [UInt8] = []

  init(_ file: [UInt8]) throws(VipsFailure) {
    header = try BitmapHeader(file)
    self.file = file
  }

  /// - Throws: if the file ends before the last pixel.
  mutating func rgba() throws(VipsFailure) -> [UInt8] {
    let count = header.size.width * header.size.height
    // Before any memory is taken: two bytes say at most 255 pixels.
    let least =
      header.compression == .runLength
      ? count / 255 * 2 : header.bytesPerRow * header.size.height
    guard header.pixelOffset + least <= file.count else {
      throw VipsFailure(message: "BMP: the file ends before the last row")
    }
    pixels = [UInt8](repeating: 0, count: count * 4)
    switch header.compression {
    case .runLength: try decodeRuns()
    case .none where header.bitsPerPixel <= 8: decodeIndices()
    case .none, .bitFields: decodeColours()
    }
    return pixels
  }

  /// Where a pixel goes; `row` counts in the order of the file.
  private func offset(column: Int, row: Int) -> Int {
    let y = header.isTopDown ? row : header.size.height - 1 - row
    return (y * header.size.width + column) * 4
  }

  private mutating func set(_ colour: SIMD4<UInt8>, at offset: Int) {
    pixels[offset] = colour.x
    pixels[offset + 1] = colour.y
    pixels[offset + 2] = colour.z
    pixels[offset + 3] = colour.w
  }

  private func colour(_ index: Int) -> SIMD4<UInt8> {
    header.palette.indices.contains(index) ? header.palette[index] : SIMD4(0, 0, 0, 255)
  }
}

// MARK: - Without compression

extension BitmapDecoder {
  private mutating func decodeIndices() {
    let bits = header.bitsPerPixel
    for row in 0..<header.size.height {
      let start = header.pixelOffset + row * header.bytesPerRow
      for column in 0..<header.size.width {
        let bit = column * bits
        // The leftmost pixel has the highest bits.
        let index = Int(file[start + bit / 8]) >> (8 - bits - bit % 8) & ((1 << bits) - 1)
        set(colour(index), at: offset(column: column, row: row))
      }
    }
  }

  private mutating func decodeColours() {
    let channels = header.masks.map(Channel.init)
    let step = header.bitsPerPixel / 8
    for row in 0..<header.size.height {
      let start = header.pixelOffset + row * header.bytesPerRow
      for column in 0..<header.size.width {
        var value: UInt32 = 0
        for byte in 0..<step {
          value |= UInt32(file[start + column * step + byte]) << UInt32(8 * byte)
        }
        let colour = SIMD4(
          channels[0].value(value), channels[1].value(value), channels[2].value(value),
          header.masks[3] == 0 ? 255 : channels[3].value(value))
        set(colour, at: offset(column: column, row: row))
      }
    }
  }

  /// The bits of one colour in a pixel, and how they become 8 bits.
  private struct Channel {
    let mask: UInt32
    let shift: UInt32
    let greatest: UInt64

    init(mask: UInt32) {
      self.mask = mask
      shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
      greatest = UInt64(max(mask >> shift, 1))
    }

    func value(_ pixel: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: UInt64((pixel & mask) >> shift) * 255 / greatest)
    }
  }
}

// MARK: - Run lengths

extension BitmapDecoder {
  /// Pairs of bytes: a count and what to repeat; or 0 and a command: 0 ends the row, 1 the
  /// picture, 2 moves on, and 3 or more gives so many pixels one by one. With 4 bits a byte holds
  /// two pixels, which alternate.
  private mutating func decodeRuns() throws(VipsFailure) {
    for offset in stride(from: 3, to: pixels.count, by: 4) { pixels[offset] = 255 }
    var position = header.pixelOffset
    var column = 0
    var row = 0
    while row < header.size.height {
      guard position + 1 < file.count else { throw Self.truncation }
      let count = Int(file[position])
      let value = file[position + 1]
      position += 2
      switch (count, value) {
      case (0, 0): (column, row) = (0, row + 1)
      case (0, 1): return
      case (0, 2):
        guard position + 1 < file.count else { throw Self.truncation }
        column += Int(file[position])
        row += Int(file[position + 1])
        position += 2
      case (0, _):
        try paintLiterals(Int(value), from: &position, at: &column, row: row)
      default:
        for step in 0..<count { paint(value, half: step, at: &column, row: row) }
      }
    }
  }

  private mutating func paintLiterals(
    _ count: Int, from position: inout Int, at column: inout Int, row: Int
  ) throws(VipsFailure) {
    let pixelsPerByte = 8 / header.bitsPerPixel
    let byteCount = (count + pixelsPerByte - 1) / pixelsPerByte
    guard position + byteCount <= file.count else { throw Self.truncation }
    for step in 0..<count {
      paint(file[position + step / pixelsPerByte], half: step, at: &column, row: row)
    }
    // Literals are padded to a multiple of two bytes.
    position += (byteCount + 1) / 2 * 2
  }

  private mutating func paint(_ value: UInt8, half: Int, at column: inout Int, row: Int) {
    defer { column += 1 }
    guard column < header.size.width else { return }
    let index =
      header.bitsPerPixel == 8 ? value : half.isMultiple(of: 2) ? value >> 4 : value & 15
    set(colour(Int(index)), at: offset(column: column, row: row))
  }

  private static let truncation = VipsFailure(message: "BMP: the file ends inside a run")
}
