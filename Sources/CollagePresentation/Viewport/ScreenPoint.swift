/// A position in a view, or a displacement, in logical pixels from its top left corner.
public struct ScreenPoint: Hashable, Sendable {
  /// Logical pixels from the left edge.
  public var x: Double
  /// Logical pixels from the top edge.
  public var y: Double

  /// The point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The view's top left corner.
  public static let zero = ScreenPoint(x: 0, y: 0)

  /// The component-wise sum.
  public static func + (a: ScreenPoint, b: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: a.x + b.x, y: a.y + b.y)
  }

  /// The displacement that leads from `b` to `a`.
  public static func - (a: ScreenPoint, b: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: a.x - b.x, y: a.y - b.y)
  }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin, in logical pixels.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// The size of a view in logical pixels.
public struct ScreenSize: Hashable, Sendable {
  /// Logical pixels from left to right.
  public var width: Double
  /// Logical pixels from top to bottom.
  public var height: Double

  /// The size `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
