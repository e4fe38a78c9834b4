import CCairo

/// A pen on a surface: a current path, a source, a clip and a map from user space to the surface.
///
/// Nothing throws while drawing: cairo keeps the first error, and ``checkStatus()`` throws it.
public struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// A pen on `surface`, in its pixels or points.
  public init(drawingOn surface: CairoSurface) {
    pointer = cairo_create(surface.pointer)
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws the first error since the context was made.
  public func checkStatus() throws(CairoError) {
    try cairo_status(pointer).check()
  }

  /// Runs `body` and takes back what it changes of source, clip and map.
  public func saved<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    return try body()
  }

  /// Draws `body` aside and then paints it as a whole, covering to the degree of `opacity` (0–1).
  public func group<Failure: Error>(
    opacity: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    cairo_push_group(pointer)
    defer {
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, opacity)
    }
    try body()
  }

  /// From now on user space is that of the surface.
  public func resetMatrix() { cairo_identity_matrix(pointer) }

  /// From now on user space is mapped by `matrix` before the map that held until now.
  public func concatenate(_ matrix: CairoMatrix) {
    var matrix = matrix.cairo
    cairo_transform(pointer, &matrix)
  }
}

// MARK: Paths

extension CairoContext {
  /// Begins a figure at a point.
  public func move(toX x: Double, y: Double) { cairo_move_to(pointer, x, y) }

  /// Goes on to a point in a straight line.
  public func line(toX x: Double, y: Double) { cairo_line_to(pointer, x, y) }

  /// Goes on in a straight line to the start of a clockwise arc, and along it; angles in radians.
  public func arc(centerX x: Double, y: Double, radius: Double, from: Double, to: Double) {
    cairo_arc(pointer, x, y, radius, from, to)
  }

  /// Begins a new figure without a line from the last one.
  public func newSubpath() { cairo_new_sub_path(pointer) }

  /// Closes the figure.
  public func closePath() { cairo_close_path(pointer) }

  /// Forgets the path.
  public func newPath() { cairo_new_path(pointer) }

  /// Adds a rectangle.
  public func addRectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(pointer, x, y, width, height)
  }

  /// Restricts what follows to the path, which is used up.
  public func clip() { cairo_clip(pointer) }
}

// MARK: Painting

extension CairoContext {
  /// Which parts of figures within figures are inside.
  public enum FillRule: Sendable {
    /// All that a figure winds around.
    case winding
    /// Every other one.
    case evenOdd
  }

  /// Takes one colour as source; channels 0–1, not premultiplied.
  public func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  /// Takes a pattern as source.
  public func setSource(_ pattern: borrowing CairoPattern) {
    cairo_set_source(pointer, pattern.pointer)
  }

  /// Fills the path, which is used up.
  public func fill(_ rule: FillRule = .winding) {
    cairo_set_fill_rule(
      pointer, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(pointer)
  }

  /// Draws along the path, which is used up, with a line of `width`.
  public func stroke(width: Double) {
    cairo_set_line_width(pointer, width)
    cairo_stroke(pointer)
  }
}
