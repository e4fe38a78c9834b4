import Foundation

/// A map of the plane that keeps straight lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The six numbers stand in the order in which cairo (`xx yx xy yy x0 y0`), CoreGraphics, SVG and
/// PDF name them.
public struct AffineMap: Hashable, Sendable {
  /// The images of the unit vectors, (a, b) and (c, d), and of the origin, (tx, ty).
  public var a, b, c, d, tx, ty: Double

  /// The map with these six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = AffineMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by `offset`.
  public static func translation(_ offset: CanvasPoint) -> AffineMap {
    AffineMap(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// A stretch from the origin; negative factors mirror.
  public static func scale(x: Double, y: Double) -> AffineMap {
    AffineMap(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin by `radians`, clockwise on the screen (the y axis points down).
  public static func rotation(_ radians: Double) -> AffineMap {
    let (sine, cosine) = (sin(radians), cos(radians))
    return AffineMap(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies this one first and `next` after it.
  public func followed(by next: AffineMap) -> AffineMap {
    AffineMap(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Where `point` is moved to.
  public func apply(to point: CanvasPoint) -> CanvasPoint {
    CanvasPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// By how much areas grow; negative where the map mirrors, zero where it flattens.
  public var determinant: Double { a * d - b * c }

  /// The geometric mean of the stretch in all directions.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The map that undoes this one; nil for a map that flattens the plane, as far as Double can tell.
  public var inverse: AffineMap? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = AffineMap(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  private var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}
