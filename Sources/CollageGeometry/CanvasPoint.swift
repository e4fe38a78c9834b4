/// A position on the canvas, or a displacement between two positions, in canvas units.
///
/// The x axis points right, the y axis points down. One reference side of a canvas is 1000 units
/// long, whatever the size of the screen or of the exported picture.
public struct CanvasPoint: Hashable, Sendable {
  /// Canvas units from the left edge.
  public var x: Double
  /// Canvas units from the top edge.
  public var y: Double

  /// The point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The canvas's top left corner.
  public static let zero = CanvasPoint(x: 0, y: 0)

  /// The component-wise sum.
  public static func + (a: CanvasPoint, b: CanvasPoint) -> CanvasPoint {
    CanvasPoint(x: a.x + b.x, y: a.y + b.y)
  }

  /// The displacement that leads from `b` to `a`.
  public static func - (a: CanvasPoint, b: CanvasPoint) -> CanvasPoint {
    CanvasPoint(x: a.x - b.x, y: a.y - b.y)
  }

  /// The displacement stretched by `factor`.
  public static func * (a: CanvasPoint, factor: Double) -> CanvasPoint {
    CanvasPoint(x: a.x * factor, y: a.y * factor)
  }

  /// The distance from the origin, in canvas units.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
