import CollageDocument
import CollageGeometry
import CollageScene
import Testing
import VipsKit

@testable import CairoRendering

@Suite struct PhotoSamplerTests {
  private let size = PixelSize(width: 64, height: 48)

  private func sample(_ name: String, of photos: DrawnPhotos, _ map: AffineMap) throws
    -> PixelBuffer
  {
    let photo = try photos.pixels(ofPhoto: name, covering: size)
    let sampler = try #require(PhotoSampler(photo, pictureToPhoto: map))
    let area = PixelArea(size)
    return PixelBuffer(width: size.width, height: size.height) { pixels in
      sampler.sample(
        area, within: area.rect.corners, into: pixels, bytesPerRow: size.width * 4)
    }
  }

  @Test(arguments: [0, 0.3, 2, -1.2])
  func `a plain colour stays exactly as it is`(rotation: Double) throws {
    let plain = DrawnPhotos(size: size, drawings: ["plain": { _, _ in .red }])
    let sampled = try sample("plain", of: plain, .rotation(rotation))
    #expect(sampled.places { $0 != .red }.isEmpty)
  }

  @Test func `a photo of the same pixels stays exactly as it is`() throws {
    let chart = DrawnPhotos.chart(size: size)
    let sampled = try sample("chart", of: chart, .identity)
    let photo = try chart.pixels(ofPhoto: "chart", covering: size)
    #expect(sampled.withUnsafeBytes { Array($0) } == photo.withUnsafeBytes { Array($0) })
  }

  @Test(arguments: [0.3, 0.8, 1.2])
  func `an even run of colours stays even`(step: Double) throws {
    let ramp = DrawnPhotos(
      size: PixelSize(width: 128, height: 96),
      drawings: ["ramp": { x, _ in TestColor(red: UInt8(x * 128), green: 0, blue: 0) }])
    let photo = try ramp.pixels(ofPhoto: "ramp", covering: ramp.size)
    let sampler = try #require(
      PhotoSampler(photo, pictureToPhoto: AffineMap.scale(x: step, y: step)))
    let area = PixelArea(size)
    let sampled = PixelBuffer(width: size.width, height: size.height) { pixels in
      sampler.sample(area, within: area.rect.corners, into: pixels, bytesPerRow: size.width * 4)
    }
    for x in 4..<60 {
      let expected = (Double(x) + 0.5) * step - 0.5
      #expect(abs(Double(sampled[x, 20].red) - expected) <= 0.6)
    }
  }

  @Test func `outside the photo its edge goes on`() throws {
    let halves = DrawnPhotos(
      size: size, drawings: ["halves": { x, _ in x < 0.5 ? .red : .blue }])
    let sampled = try sample("halves", of: halves, .translation(CanvasPoint(x: -40, y: 90)))
    #expect(sampled[0, 0] == .red)
    let right = try sample("halves", of: halves, .translation(CanvasPoint(x: 40, y: -90)))
    #expect(right.places { $0 != .blue }.isEmpty)
  }

  @Test func `a photo that is shrunk much is left to others`() throws {
    let photo = try DrawnPhotos.chart().pixels(ofPhoto: "chart", covering: size)
    #expect(PhotoSampler(photo, pictureToPhoto: .scale(x: 2, y: 1)) == nil)
    #expect(PhotoSampler(photo, pictureToPhoto: .scale(x: .nan, y: 1)) == nil)
  }
}

@Suite struct GaussianBlurTests {
  @Test(arguments: [0, 1, 2.5, 6])
  func `a blur keeps the sum and spreads by its deviation`(sigma: Double) {
    var point = [Float](repeating: 0, count: 61 * 61)
    point[30 * 61 + 30] = 1
    let blurred = GaussianBlur(sigma: sigma).apply(to: point, width: 61, height: 61)
    #expect(abs(blurred.reduce(0, +) - 1) < 1e-4)
    let variance = blurred.enumerated().reduce(0.0) { sum, item in
      let distance = Double(item.offset % 61 - 30)
      return sum + Double(item.element) * distance * distance
    }
    #expect(abs(variance.squareRoot() - sigma) < 0.1)
  }
}

@Suite struct FrameOutlineTests {
  private let frame = RoundedFrame(
    rect: CanvasRect(x: 10.3, y: 20.6, width: 100, height: 50), cornerRadius: 8)

  @Test func `upright edges go to the nearest pixels`() {
    let aligned = frame.alignedToPixels(by: .scale(x: 2, y: 2))
    #expect(aligned.rect.minX == 10.5)
    #expect(aligned.rect.minY == 20.5)
    #expect(aligned.rect.maxX == 110.5)
  }

  @Test func `turned edges and edges within one pixel stay`() {
    #expect(frame.alignedToPixels(by: .rotation(0.1)) == frame)
    let hair = RoundedFrame(rect: CanvasRect(x: 10.1, y: 20, width: 0.2, height: 5))
    #expect(abs(hair.alignedToPixels(by: .identity).rect.width - 0.2) < 1e-9)
  }

  @Test func `an inset is nil where nothing is left`() {
    #expect(frame.inset(by: 25) == nil)
    #expect(frame.inset(by: 10)?.cornerRadius == 0)
  }

  @Test func `a polygon is cut at the window's edges`() {
    let window = CanvasRect(x: 0, y: 0, width: 50, height: 100)
    let cut = window.clip(frame.polygon(segmentsPerCorner: 4))
    #expect(cut.allSatisfy(window.outset(by: 1e-9).contains))
    #expect(CanvasRect.bounding(cut)?.maxX == 50)
    #expect(window.clip(CanvasRect(x: 60, y: 0, width: 5, height: 5).corners).isEmpty)
  }
}
