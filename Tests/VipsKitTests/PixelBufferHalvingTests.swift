import Testing
import VipsKit

@Suite struct PixelBufferHalvingTests {
  /// A picture whose pixels are opaque and of one shade each, in rows.
  private func picture(_ rows: [[UInt8]]) -> PixelBuffer {
    PixelBuffer(width: rows[0].count, height: rows.count) { bytes in
      for (index, shade) in rows.joined().enumerated() {
        for channel in 0..<3 { bytes[index * 4 + channel] = shade }
        bytes[index * 4 + 3] = 255
      }
    }
  }

  private func shades(_ picture: PixelBuffer) -> [UInt8] {
    picture.withUnsafeBytes { bytes in stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] } }
  }

  @Test func `four pixels become their mean`() {
    let half = picture([[0, 10, 100, 100], [20, 30, 100, 101]]).halved()
    #expect(half.width == 2 && half.height == 1)
    #expect(shades(half) == [15, 100])
    #expect(half.isOpaque)
  }

  @Test func `a last row and column without a partner stay as they are`() {
    let half = picture([[0, 0, 50], [0, 0, 70], [90, 110, 200]]).halved()
    #expect(half.width == 2 && half.height == 2)
    #expect(shades(half) == [0, 60, 100, 200])
  }

  @Test func `a single pixel stays`() {
    #expect(shades(picture([[7]]).halved()) == [7])
  }

  @Test func `transparency is halved as well`() {
    let mixed = PixelBuffer(width: 2, height: 1) { bytes in
      for index in 0..<4 { bytes[index] = 255 }
    }
    mixed.halved().withUnsafeBytes { #expect(Array($0) == [128, 128, 128, 128]) }
  }
}
