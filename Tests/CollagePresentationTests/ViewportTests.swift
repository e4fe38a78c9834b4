import CollageGeometry
import CollagePresentation
import TestSupport
import Testing

@Suite struct ViewportTests {
  private static let view = ScreenSize(width: 800, height: 600)
  private static let square = CanvasSize(width: 1000, height: 1000)

  @Test(arguments: [
    CanvasSize(width: 1000, height: 1000), CanvasSize(width: 3000, height: 1000),
    CanvasSize(width: 10, height: 30_000),
  ])
  func `a canvas that fits keeps its ratio and lies in the middle`(canvas: CanvasSize) {
    let viewport = Viewport(canvas: canvas, view: Self.view)
    let topLeft = viewport.screenPoint(of: .zero)
    let bottomRight = viewport.screenPoint(
      of: CanvasPoint(x: canvas.width, y: canvas.height))
    #expect(topLeft.x >= Viewport.fitMargin - 1e-9 && topLeft.y >= Viewport.fitMargin - 1e-9)
    #expect(abs(topLeft.x + bottomRight.x - Self.view.width) < 1e-6)
    #expect(abs(topLeft.y + bottomRight.y - Self.view.height) < 1e-6)
    #expect(viewport.isFitting && viewport.zoom == 1)
  }

  @Test func `zooming keeps the point under the pointer`() throws {
    try RandomCases.run(100) { random in
      var viewport = Viewport(canvas: Self.square, view: Self.view)
      // Near the middle, where the edge of the canvas does not hold it.
      let anchor = ScreenPoint(
        x: 400 + random.number(in: -100...100), y: 300 + random.number(in: -100...100))
      let held = viewport.canvasPoint(at: anchor)
      viewport.zoom(by: random.number(in: 1...20), at: anchor)
      let after = viewport.canvasPoint(at: anchor)
      try #require((after - held).length < 1e-6)
    }
  }

  @Test func `zoom stays within its limits and fitting forgets it`() {
    var viewport = Viewport(canvas: Self.square, view: Self.view)
    viewport.zoom(by: 1e9)
    #expect(viewport.zoom == Viewport.zoomLimits.upperBound)
    viewport.zoom(by: 1e-9)
    #expect(viewport.zoom == Viewport.zoomLimits.lowerBound)
    viewport.zoom(by: .nan)
    #expect(viewport.zoom == Viewport.zoomLimits.lowerBound)
    viewport.zoomToFit()
    #expect(viewport == Viewport(canvas: Self.square, view: Self.view))
  }

  @Test func `panning never loses the canvas`() {
    var viewport = Viewport(canvas: Self.square, view: Self.view)
    viewport.zoom(by: 4)
    viewport.pan(by: ScreenPoint(x: 1e7, y: -1e7))
    let middle = viewport.canvasPoint(at: ScreenPoint(x: 400, y: 300))
    #expect(middle == CanvasPoint(x: 0, y: 1000))
  }
}
