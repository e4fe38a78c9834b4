/// A width and a height in canvas units.
public struct CanvasSize: Hashable, Sendable {
  /// Canvas units from left to right.
  public var width: Double
  /// Canvas units from top to bottom.
  public var height: Double

  /// The size `width` × `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width divided by height; 1 for a size without height.
  public var aspectRatio: Double { height == 0 ? 1 : width / height }

  /// Whether both sides are finite and greater than zero.
  public var isPositive: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }

  /// The size stretched by `factor` in both directions.
  public static func * (size: CanvasSize, factor: Double) -> CanvasSize {
    CanvasSize(width: size.width * factor, height: size.height * factor)
  }
}
