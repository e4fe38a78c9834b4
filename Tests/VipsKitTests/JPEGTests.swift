import Testing
import VipsKit

struct JPEGTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  // MARK: Reduction

  /// A slow change of colours, with an edge that shows whether anything is shifted.
  private static func picture(x: Int, y: Int) -> UInt32 {
    let (red, green) = (UInt32(40 + x * 150 / 403), UInt32(60 + y * 150 / 301))
    let blue: UInt32 = x * 2 < 403 ? 80 : 160
    return 0xFF00_0000 | red << 16 | green << 8 | blue
  }

  /// With halved and with full resolution of colours; every reduction that the decoder can do.
  @Test(arguments: [90, 100], [403, 402, 300, 201, 150, 100, 60, 50, 33, 20, 9])
  func `a JPEG becomes the same picture as a PNG`(quality: Int, width: Int) throws {
    let (lossless, lossy) = try (decode(.png, width), decode(.jpeg(quality: quality), width))
    #expect([lossy.width, lossy.height] == [lossless.width, lossless.height])
    #expect(lossy.isOpaque)
    for y in 0..<lossy.height {
      for x in 0..<lossy.width {
        let distance = lossy.colour(x, y).distance(to: lossless.colour(x, y))
        // Beside the edge, halved colours reach farther.
        let isBesideEdge = abs(2 * x - lossy.width) < 12
        #expect(distance <= (isBesideEdge ? 40 : 5), "at (\(x), \(y))")
      }
    }
  }

  private func decode(_ format: PictureFormat, _ width: Int) throws -> PixelBuffer {
    let path = try scratch.write(
      "p", width: 403, height: 301, format: format, colour: Self.picture)
    return try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: width, height: 1))
  }

  @Test(arguments: [1, 2, 7, 40, 99, 130, 255])
  func `a plain colour stays as it is at every size`(width: Int) throws {
    let path = try scratch.write(
      "p", width: 257, height: 130, format: .jpeg(quality: 92)
    ) { _, _ in 0xFFE0_40FF }
    let pixels = try PhotoDecoder.pixels(
      ofFileAt: path, covering: PixelSize(width: width, height: 1))
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { #expect(pixels.colour(x, y).distance(to: 0xFFE0_40FF) <= 3) }
    }
  }

  // MARK: Scans

  @Test func `a grey progressive JPEG is read`() throws {
    let path = try scratch.file("p", Self.progressive(refinedCoefficients: 20))
    let size = try PhotoDecoder.inspect(fileAt: path).size
    #expect(size == PixelSize(width: 8, height: 8))
    for side in [8, 3] {
      let pixels = try PhotoDecoder.pixels(
        ofFileAt: path, covering: PixelSize(width: side, height: side))
      #expect(pixels.colour(side / 2, side / 2) == 0xFF80_8080)
    }
  }

  @Test func `a JPEG of very many scans is refused`() throws {
    let path = try scratch.file("p", Self.progressive(refinedCoefficients: 60))
    let refusal = VipsKitError.damaged(path: path, reason: "JPEG: too many scans")
    #expect(throws: refusal) { try PhotoDecoder.inspect(fileAt: path) }
    #expect(throws: refusal) {
      try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: 8, height: 8))
    }
  }

  /// One grey block, whose coefficients come in two scans each (ITU-T T.81, annex G).
  private static func progressive(refinedCoefficients count: Int) -> [UInt8] {
    let quantization: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    var bytes: [UInt8] = [0xFF, 0xD8] + quantization + frame + table(0x00) + table(0x10)
    bytes += scan(0, precision: 0)
    for coefficient in 1...UInt8(count) {
      bytes += scan(coefficient, precision: 0x01) + scan(coefficient, precision: 0x10)
    }
    return bytes + [0xFF, 0xD9]
  }

  /// The code 0 says that a difference is zero, or that a block has no more coefficients.
  private static func table(_ kind: UInt8) -> [UInt8] {
    [0xFF, 0xC4, 0, 20, kind, 1] + [UInt8](repeating: 0, count: 16)
  }

  private static func scan(_ coefficient: UInt8, precision: UInt8) -> [UInt8] {
    [0xFF, 0xDA, 0, 8, 1, 1, 0, coefficient, coefficient, precision, 0x7F]
  }
}
