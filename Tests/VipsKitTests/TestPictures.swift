import TestSupport
import VipsKit

extension TemporaryFolder {
  /// Writes a picture whose pixels `colour` gives as premultiplied `0xAARRGGBB`.
  @discardableResult
  func writePicture(
    _ name: String, width: Int, height: Int, format: PictureFormat, keepsAlpha: Bool = false,
    metadata: PictureMetadata = PictureMetadata(),
    colour: @escaping @Sendable (_ x: Int, _ y: Int) throws -> UInt32
  ) throws -> String {
    let writer = PictureWriter(
      size: PixelSize(width: width, height: height), format: format, keepsAlpha: keepsAlpha,
      metadata: metadata)
    try writer.write(to: path(name)) { region, memory in
      for row in 0..<region.height {
        for column in 0..<region.width {
          try memory.storeBytes(
            of: colour(region.x + column, region.y + row).littleEndian,
            toByteOffset: row * region.bytesPerRow + column * 4, as: UInt32.self)
        }
      }
    }
    return path(name)
  }

  /// A picture that no format can make small.
  @discardableResult
  func writeNoise(_ name: String, width: Int, height: Int, format: PictureFormat) throws -> String {
    try writePicture(name, width: width, height: height, format: format) { x, y in
      var hash = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
      hash = (hash ^ hash >> 15) &* 2_246_822_519
      hash = (hash ^ hash >> 13) &* 3_266_489_917
      return hash ^ hash >> 16 | 0xFF00_0000
    }
  }

  /// Red, green, blue and white quarters.
  @discardableResult
  func writeQuarters(_ name: String, width: Int, height: Int, format: PictureFormat) throws
    -> String
  {
    try writePicture(name, width: width, height: height, format: format) { x, y in
      Quarters.colours[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]
    }
  }
}

enum Quarters {
  /// Top left, top right, bottom left, bottom right.
  static let colours: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  /// Which colours the corners of a picture come nearest to.
  static func order(in pixels: PixelBuffer) -> [Int] {
    let columns = [pixels.width / 8, pixels.width - 1 - pixels.width / 8]
    let rows = [pixels.height / 8, pixels.height - 1 - pixels.height / 8]
    return rows.flatMap { row in
      columns.map { column in
        let colour = pixels.colour(column, row)
        return colours.indices.min {
          colour.distance(to: colours[$0]) < colour.distance(to: colours[$1])
        } ?? -1
      }
    }
  }
}

extension PixelBuffer {
  /// Premultiplied `0xAARRGGBB`.
  func colour(_ x: Int, _ y: Int) -> UInt32 {
    withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self))
    }
  }
}

extension UInt32 {
  /// The greatest difference of a channel.
  func distance(to other: UInt32) -> Int {
    let channels = (0..<4).map { index in
      let shift = UInt32(index * 8)
      return abs(Int(self >> shift & 255) - Int(other >> shift & 255))
    }
    return channels.max() ?? 0
  }
}
