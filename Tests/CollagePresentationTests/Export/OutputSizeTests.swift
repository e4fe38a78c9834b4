import CollageGeometry
import CollagePresentation
import TestSupport
import Testing

@Suite struct OutputSizeTests {
  private static let square = CanvasSize(width: 1000, height: 1000)

  private static func pixels(
    _ size: OutputSize, of canvas: CanvasSize, dotsPerInch: Double = 300
  ) throws -> [Int] {
    let size = try size.pixels(of: canvas, dotsPerInch: dotsPerInch)
    return [size.width, size.height]
  }

  @Test(arguments: [
    (OutputSize.longerSide(2048), CanvasSize(width: 1000, height: 1000), [2048, 2048]),
    (.longerSide(3000), CanvasSize(width: 1500, height: 1000), [3000, 2000]),
    (.longerSide(1000), CanvasSize(width: 1000, height: 1450), [690, 1000]),
    (.longerSide(1), CanvasSize(width: 10, height: 30_000), [1, 1]),
    (.longerSide(100_000), CanvasSize(width: 1000, height: 1000), [100_000, 100_000]),
    (
      .exact(PictureSize(width: 300, height: 200)), CanvasSize(width: 1500, height: 1000),
      [300, 200]
    ),
    // Within the rounding to whole pixels.
    (
      .exact(PictureSize(width: 100, height: 67)), CanvasSize(width: 1500, height: 1000), [100, 67]
    ),
  ])
  func `the pixels follow from the choice and the canvas`(
    size: OutputSize, canvas: CanvasSize, pixels: [Int]
  ) throws {
    #expect(try Self.pixels(size, of: canvas) == pixels)
  }

  @Test(arguments: [
    (CanvasSize(width: 210, height: 297), [2480, 3508]),
    (CanvasSize(width: 297, height: 210), [3508, 2480]),
    (CanvasSize(width: 1000, height: 1000), [2480, 2480]),
    (CanvasSize(width: 9, height: 16), [1973, 3508]),
    (CanvasSize(width: 3, height: 2), [3508, 2339]),
  ])
  func `paper is turned as the canvas is and never cut`(canvas: CanvasSize, pixels: [Int]) throws {
    let paper = OutputSize.paper(widthInMillimetres: 210, heightInMillimetres: 297)
    #expect(try Self.pixels(paper, of: canvas) == pixels)
  }

  @Test func `a typed side brings the other one with it`() throws {
    try RandomCases.run(200) { random in
      let canvas = CanvasSize(
        width: random.number(in: 10...30_000), height: random.number(in: 10...30_000))
      let side = random.integer(in: 1...2000)
      let byWidth = try? Self.pixels(.width(side, of: canvas), of: canvas)
      let byHeight = try? Self.pixels(.height(side, of: canvas), of: canvas)
      // The other side of a very long canvas may be too long for any picture.
      try #require(byWidth.map { $0[0] == side } ?? (canvas.aspectRatio < 0.05))
      try #require(byHeight.map { $0[1] == side } ?? (canvas.aspectRatio > 20))
    }
  }

  @Test func `a picture that cannot be is refused with what it would have been`() {
    func problem(_ size: OutputSize, _ canvas: CanvasSize) -> ExportProblem? {
      do throws(ExportProblem) {
        _ = try size.pixels(of: canvas, dotsPerInch: 300)
        return nil
      } catch {
        return error
      }
    }
    let wide = PictureSize(width: 300, height: 200)
    #expect(
      problem(.exact(wide), Self.square) == .sizeDoesNotFitCanvas(size: wide, canvas: Self.square))
    #expect(
      problem(.longerSide(100_001), Self.square)
        == .pictureTooLarge(size: PictureSize(width: 100_001, height: 100_001), limit: 100_000))
    let none = PictureSize(width: 0, height: 0)
    #expect(problem(.longerSide(0), Self.square) == .noPixels(size: none))
    #expect(problem(.exact(none), Self.square) == .noPixels(size: none))
    #expect(problem(.longerSide(.max), Self.square) != nil)
    #expect(problem(.longerSide(.min), Self.square) != nil)
    #expect(problem(.width(.max, of: Self.square), Self.square) != nil)
    #expect(
      problem(.paper(widthInMillimetres: 1e300, heightInMillimetres: 1), Self.square) == nil)
    #expect(
      problem(.paper(widthInMillimetres: 1e300, heightInMillimetres: 1e300), Self.square) != nil)
  }
}
