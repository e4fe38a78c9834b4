import CCairo

/// An affine map of user space: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0.
public struct CairoMatrix: Hashable, Sendable {
  /// The coefficients under cairo's names.
  public var xx, yx, xy, yy, x0, y0: Double

  /// The map with these six coefficients.
  public init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
    self.xx = xx
    self.yx = yx
    self.xy = xy
    self.yy = yy
    self.x0 = x0
    self.y0 = y0
  }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
  }
}
