import Foundation
import VipsKit

/// Small photos whose four quarters differ, so that turning or mirroring one is seen.
enum TestPhoto {
  /// Blue, green, red.
  typealias Pixel = (UInt8, UInt8, UInt8)

  static let landscape = encoded { try jpeg(width: 300, height: 200) }
  static let portrait = encoded { try png(width: 200, height: 300) }
  /// 300 × 200 pixels, the right half fully transparent.
  static let halfTransparent = encoded {
    try picture(width: 300, height: 200, rightAlpha: 0).pngData()
  }
  /// A photo that ends in the middle, with a good header.
  static let truncated = Data(noisy.prefix(noisy.count / 2))
  /// A JPEG that ends behind its header: it has no pixels at all.
  static let withoutImage: Data = {
    let startOfScan = landscape.firstRange(of: Data([0xFF, 0xDA]))
    return landscape[..<(startOfScan?.lowerBound ?? landscape.startIndex)] + Data([0xFF, 0xD9])
  }()

  private static let noisy = encoded { try jpeg(width: 640, height: 480, noise: true) }

  static func jpeg(width: Int, height: Int, noise: Bool = false) throws -> Data {
    try picture(width: width, height: height, noise: noise).jpegData(quality: 90)
  }

  static func png(width: Int, height: Int) throws -> Data {
    try picture(width: width, height: height).pngData()
  }

  /// A fault in making a photo is one of the tests, and ends them.
  private static func encoded(_ make: () throws -> Data) -> Data {
    do { return try make() } catch { fatalError("no test photo: \(error)") }
  }

  /// Red, green above blue, yellow.
  private static func picture(
    width: Int, height: Int, rightAlpha: UInt8 = 255, noise: Bool = false
  ) throws -> PixelBuffer {
    PixelBuffer(width: width, height: height) { pixels in
      for y in 0..<height {
        let (left, right): (Pixel, Pixel) =
          y < height / 2 ? ((40, 40, 220), (60, 180, 60)) : ((220, 90, 40), (40, 210, 230))
        let row = pixels[(y * width * 4)..<((y + 1) * width * 4)]
        fill(row.dropLast(row.count / 2), left, alpha: 255)
        fill(row.suffix(row.count / 2 / 4 * 4), right, alpha: rightAlpha)
        if noise { scatter(row, seed: y) }
      }
    }
  }

  private static func fill(
    _ row: Slice<UnsafeMutableRawBufferPointer>, _ color: Pixel, alpha: UInt8
  ) {
    let row = UnsafeMutableRawBufferPointer(rebasing: row)
    let (blue, green, red) = alpha == 0 ? (0, 0, 0) : color
    let pixel = UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | UInt32(alpha) << 24
    row.bindMemory(to: UInt32.self).update(repeating: pixel.littleEndian)
  }

  /// Makes the file of a photo long, so that half of it is certainly not all.
  private static func scatter(_ row: Slice<UnsafeMutableRawBufferPointer>, seed: Int) {
    var state = UInt32(truncatingIfNeeded: seed &+ 1)
    for index in stride(from: row.startIndex, to: row.endIndex, by: 4) {
      state = state &* 1_664_525 &+ 1_013_904_223
      row.base[index] = UInt8(truncatingIfNeeded: state >> 24)
    }
  }
}
