import CCairo

/// What a path is filled with.
public struct CairoPattern: ~Copyable {
  /// How a surface or gradient goes on beyond its edge.
  public enum Extend: Sendable {
    /// It ends.
    case none
    /// It is repeated.
    case `repeat`
    /// Its edge is drawn out.
    case pad
  }

  /// How a surface is sampled where its pixels do not fall on those of the target.
  public enum Filter: Sendable {
    /// Linear, or a mean of the pixels where the surface is shrunk by more than a quarter.
    case good
    /// Cubic.
    case best
  }

  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer?) {
    // Out of memory cairo returns a static pattern in an error state, never nil.
    self.pointer = pointer ?? cairo_pattern_create_rgba(0, 0, 0, 0)
  }

  /// A run of colours along a line from (`x0`, `y0`) to (`x1`, `y1`).
  public init(linearFromX x0: Double, y y0: Double, toX x1: Double, y y1: Double) {
    self.init(owning: cairo_pattern_create_linear(x0, y0, x1, y1))
  }

  /// A run of colours from the centre (`x`, `y`) outwards.
  public init(radialAroundX x: Double, y: Double, radius: Double) {
    self.init(owning: cairo_pattern_create_radial(x, y, 0, x, y, radius))
  }

  /// The pixels of a surface.
  ///
  /// - Parameter matrix: The map from user space to the surface's pixels.
  public init(
    _ surface: CairoSurface, matrix: CairoMatrix, extend: Extend, filter: Filter
  ) {
    self.init(owning: cairo_pattern_create_for_surface(surface.pointer))
    var matrix = matrix.cairo
    cairo_pattern_set_matrix(pointer, &matrix)
    switch extend {
    case .none: cairo_pattern_set_extend(pointer, CAIRO_EXTEND_NONE)
    case .repeat: cairo_pattern_set_extend(pointer, CAIRO_EXTEND_REPEAT)
    case .pad: cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
    }
    switch filter {
    case .good: cairo_pattern_set_filter(pointer, CAIRO_FILTER_GOOD)
    case .best: cairo_pattern_set_filter(pointer, CAIRO_FILTER_BEST)
    }
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }

  /// Adds a colour to a gradient; channels and `position` 0–1, not premultiplied.
  public func addStop(
    at position: Double, red: Double, green: Double, blue: Double, alpha: Double
  ) {
    cairo_pattern_add_color_stop_rgba(pointer, position, red, green, blue, alpha)
  }
}
