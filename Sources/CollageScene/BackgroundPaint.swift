import CollageDocument
import CollageGeometry
import Foundation

extension Paint {
  /// A gradient that runs over the whole of `rect`, as `linear-gradient` and
  /// `radial-gradient(farthest-corner)` do in CSS Images 3.
  init(_ gradient: GradientFill, over rect: CanvasRect) {
    switch gradient.kind {
    case .linear:
      let direction = CanvasPoint(x: cos(gradient.angle), y: sin(gradient.angle))
      let half = (rect.width * abs(direction.x) + rect.height * abs(direction.y)) / 2
      self = .linearGradient(
        from: rect.center - direction * half, to: rect.center + direction * half,
        stops: gradient.stops)
    case .radial:
      let radius = CanvasPoint(x: rect.width / 2, y: rect.height / 2).length
      self = .radialGradient(center: rect.center, radius: radius, stops: gradient.stops)
    }
  }
}

extension PatternTile {
  init(_ pattern: PatternFill) {
    let side = pattern.spacing
    self.init(
      side: side, background: pattern.background, foreground: pattern.foreground,
      polygons: Self.polygons(of: pattern.kind, side: side), discs: [])
    if pattern.kind == .dots {
      discs = [Disc(center: CanvasPoint(x: side / 2, y: side / 2), radius: side / 5)]
    }
  }

  private static func polygons(of kind: PatternFill.Kind, side: Double) -> [[CanvasPoint]] {
    /// The ring through points given in parts of the side.
    func ring(_ points: (Double, Double)...) -> [CanvasPoint] {
      points.map { CanvasPoint(x: $0.0 * side, y: $0.1 * side) }
    }
    switch kind {
    case .dots: return []
    case .stripes:
      // Two pieces of one diagonal band, half as wide as the distance between bands.
      return [ring((0, 0), (0.5, 0), (0, 0.5)), ring((1, 0), (1, 0.5), (0.5, 1), (0, 1))]
    case .checks:
      return [
        ring((0, 0), (0.5, 0), (0.5, 0.5), (0, 0.5)),
        ring((0.5, 0.5), (1, 0.5), (1, 1), (0.5, 1)),
      ]
    case .grid:
      let line = 1.0 / 20
      return [
        ring((0, 0), (1, 0), (1, line), (0, line)),
        ring((0, line), (line, line), (line, 1), (0, 1)),
      ]
    }
  }
}
