import CollageDocument
import CollageGeometry
import TestSupport
import Testing

@Suite struct PhotoCropTests {
  @Test func `the visible part lies on the photo and has the ratio of the frame`() throws {
    try RandomCases.run(400) { random in
      let photo = CanvasSize(
        width: random.number(in: 1...9_000), height: random.number(in: 1...9_000))
      let frame = CanvasSize(width: random.number(in: 1...900), height: random.number(in: 1...900))
      let part = random.crop().visiblePart(ofPhoto: photo, inFrame: frame)
      try #require(part.minX > -1e-12 && part.maxX < 1 + 1e-12)
      try #require(part.minY > -1e-12 && part.maxY < 1 + 1e-12)
      let ratio = part.width * photo.width / (part.height * photo.height)
      try #require(abs(ratio / frame.aspectRatio - 1) < 1e-9)
    }
  }

  @Test func `without zoom the photo touches two opposite edges of the frame`() throws {
    try RandomCases.run(100) { random in
      let photo = CanvasSize(
        width: random.number(in: 1...9_000), height: random.number(in: 1...9_000))
      let frame = CanvasSize(width: random.number(in: 1...900), height: random.number(in: 1...900))
      let part = PhotoCrop.centered.visiblePart(ofPhoto: photo, inFrame: frame)
      try #require(max(part.width, part.height) == 1)
      try #require((part.center - CanvasPoint(x: 0.5, y: 0.5)).length < 1e-12)
    }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0.25), (1, 0.5)])
  func `pan runs from one end of the photo to the other`(pan: Double, start: Double) {
    let part = PhotoCrop(panX: pan).visiblePart(
      ofPhoto: CanvasSize(width: 200, height: 100), inFrame: CanvasSize(width: 50, height: 50))
    #expect(part == CanvasRect(x: start, y: 0, width: 0.5, height: 1))
  }
}
