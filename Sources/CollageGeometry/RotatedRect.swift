import Foundation

/// A rectangle turned about its centre: the outline of every layer.
public struct RotatedRect: Hashable, Sendable {
  /// The fixed point of the turn.
  public var center: CanvasPoint
  /// Width and height before the turn.
  public var size: CanvasSize
  /// The turn in radians, clockwise on the screen.
  public var rotation: Double

  /// The rectangle of `size` around `center`, turned by `rotation` radians.
  public init(center: CanvasPoint, size: CanvasSize, rotation: Double) {
    self.center = center
    self.size = size
    self.rotation = rotation
  }

  /// The map from local coordinates (origin in the centre, axes along the sides) to the canvas.
  public var localToCanvas: AffineMap {
    AffineMap.rotation(rotation).followed(by: .translation(center))
  }

  /// `point` seen from the rectangle: origin in its centre, axes along its sides.
  public func local(_ point: CanvasPoint) -> CanvasPoint {
    AffineMap.rotation(-rotation).apply(to: point - center)
  }

  /// The four corners on the canvas, clockwise from the one that is top left before the turn.
  public var corners: [CanvasPoint] {
    let map = localToCanvas
    return CanvasRect(center: .zero, size: size).corners.map(map.apply)
  }

  /// The smallest upright rectangle around it.
  public var boundingBox: CanvasRect {
    let (sine, cosine) = (abs(sin(rotation)), abs(cos(rotation)))
    return CanvasRect(
      center: center,
      size: CanvasSize(
        width: size.width * cosine + size.height * sine,
        height: size.width * sine + size.height * cosine))
  }

  /// Whether `point` lies inside or on the edge.
  public func contains(_ point: CanvasPoint) -> Bool {
    let local = local(point)
    return abs(local.x) <= size.width / 2 && abs(local.y) <= size.height / 2
  }

  /// Whether it has a point in common with an upright rectangle; an edge is enough.
  ///
  /// Two convex figures are apart where they are so along the direction of a side of one of them
  /// (the separating axis theorem).
  public func intersects(_ rect: CanvasRect) -> Bool {
    func overlap(_ a: [CanvasPoint], _ b: CanvasRect) -> Bool {
      guard let box = CanvasRect.bounding(a) else { return false }
      return box.minX <= b.maxX && box.maxX >= b.minX && box.minY <= b.maxY && box.maxY >= b.minY
    }
    return overlap(corners, rect)
      && overlap(rect.corners.map(local), CanvasRect(center: .zero, size: size))
  }

  /// Whether `point` lies inside once the corners are rounded with `radius` units.
  ///
  /// The radius is cut to half the shorter side, as it is when the rectangle is drawn.
  public func contains(_ point: CanvasPoint, cornerRadius radius: Double) -> Bool {
    guard contains(point) else { return false }
    let radius = min(max(0, radius), min(size.width, size.height) / 2)
    let local = local(point)
    let beyondX = abs(local.x) - (size.width / 2 - radius)
    let beyondY = abs(local.y) - (size.height / 2 - radius)
    guard beyondX > 0, beyondY > 0 else { return true }
    return beyondX * beyondX + beyondY * beyondY <= radius * radius
  }
}
