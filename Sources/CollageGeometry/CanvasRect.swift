/// An upright rectangle in canvas units.
public struct CanvasRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: CanvasPoint
  /// Width and height.
  public var size: CanvasSize

  /// The rectangle of `size` whose top left corner is `origin`.
  public init(origin: CanvasPoint, size: CanvasSize) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle of `width` × `height` whose top left corner is at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CanvasPoint(x: x, y: y), size: CanvasSize(width: width, height: height))
  }

  /// The rectangle of `size` around `center`.
  public init(center: CanvasPoint, size: CanvasSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// From left to right, in canvas units.
  public var width: Double { size.width }
  /// From top to bottom, in canvas units.
  public var height: Double { size.height }

  /// The point in the middle.
  public var center: CanvasPoint {
    CanvasPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The four corners, clockwise from the top left.
  public var corners: [CanvasPoint] {
    [
      CanvasPoint(x: minX, y: minY), CanvasPoint(x: maxX, y: minY),
      CanvasPoint(x: maxX, y: maxY), CanvasPoint(x: minX, y: maxY),
    ]
  }

  /// Whether `point` lies inside or on the edge.
  public func contains(_ point: CanvasPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The rectangle with each edge moved outwards by `margin` units (inwards where negative).
  ///
  /// A rectangle that would turn inside out becomes an empty one around the same centre.
  public func outset(by margin: Double) -> CanvasRect {
    CanvasRect(
      center: center,
      size: CanvasSize(width: max(0, width + 2 * margin), height: max(0, height + 2 * margin)))
  }

  /// The smallest upright rectangle around `points`; nil where there are none.
  public static func bounding(_ points: some Sequence<CanvasPoint>) -> CanvasRect? {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return CanvasRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
