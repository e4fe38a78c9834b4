import CollageDocument
import CollageGeometry
import CollageScene
import Foundation
import Testing

@Suite struct PaintTests {
  private static func paint(_ background: PageBackground) throws -> Paint {
    let document = EditorDocument(
      canvas: CanvasSize(width: 300, height: 400), background: background)
    let drawing = try #require(DisplayList(document).items.first?.drawings.first)
    guard case .fill(let frame, let paint) = drawing else { throw NoFill() }
    #expect(frame.rect == document.bounds)
    return paint
  }

  private struct NoFill: Error {}

  @Test(arguments: [
    (0.0, CanvasPoint(x: 0, y: 200), CanvasPoint(x: 300, y: 200)),
    (Double.pi / 2, CanvasPoint(x: 150, y: 0), CanvasPoint(x: 150, y: 400)),
    (Double.pi, CanvasPoint(x: 300, y: 200), CanvasPoint(x: 0, y: 200)),
  ])
  func `a linear gradient runs from edge to edge`(
    angle: Double, start: CanvasPoint, end: CanvasPoint
  ) throws {
    let gradient = GradientFill(angle: angle, from: .white, to: .black)
    guard case .linearGradient(let from, let to, let stops) = try Self.paint(.gradient(gradient))
    else { throw NoFill() }
    #expect((from - start).length < 1e-9)
    #expect((to - end).length < 1e-9)
    #expect(stops == gradient.stops)
  }

  @Test func `a slanted gradient reaches the corners`() throws {
    let gradient = GradientFill(angle: .pi / 4, from: .white, to: .black)
    guard case .linearGradient(let from, let to, _) = try Self.paint(.gradient(gradient))
    else { throw NoFill() }
    // The corner's projection on the line is the line's end.
    let direction = (to - from) * (1 / (to - from).length)
    let corner = CanvasPoint(x: 300, y: 400) - from
    let reach = corner.x * direction.x + corner.y * direction.y
    #expect(abs(reach - (to - from).length) < 1e-9)
  }

  @Test func `a radial gradient reaches the corners`() throws {
    let gradient = GradientFill(kind: .radial, from: .white, to: .black)
    guard case .radialGradient(let center, let radius, _) = try Self.paint(.gradient(gradient))
    else { throw NoFill() }
    #expect(center == CanvasPoint(x: 150, y: 200))
    #expect(radius == 250)
  }

  @Test(arguments: PatternFill.Kind.allCases)
  func `figures lie within their tile`(kind: PatternFill.Kind) throws {
    let pattern = PatternFill(kind: kind, foreground: .black, background: .white, spacing: 50)
    guard case .tiles(let tile) = try Self.paint(.pattern(pattern)) else { throw NoFill() }
    #expect(tile.side == 50)
    let square = CanvasRect(x: 0, y: 0, width: 50, height: 50)
    #expect(tile.polygons.joined().allSatisfy(square.contains))
    #expect(tile.discs.allSatisfy { square.outset(by: -$0.radius).contains($0.center) })
    #expect(tile.polygons.isEmpty != tile.discs.isEmpty)
  }
}
