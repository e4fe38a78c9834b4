import CCairo
import Foundation

extension TypeSetText {
  /// Draws the letters as text, which stays text in a PDF. The origin is the top left corner.
  ///
  /// - Parameter resolution: The pixels for each unit at which letters with colours of their own,
  ///   which a PDF can only hold as pictures, are drawn.
  public func draw(
    in context: borrowing CairoContext, pictureResolution resolution: Double
  ) throws(CairoError) {
    let text = pango_layout_get_text(layout)
    try forEachRun { run, x, baseline throws(CairoError) in
      if ccairo_run_has_color(run) != 0 {
        try drawPicture(of: run.pointee, x: x, baseline: baseline, resolution, in: context)
      } else {
        cairo_move_to(context.pointer, x, baseline)
        pango_cairo_show_glyph_item(context.pointer, text, run)
        cairo_new_path(context.pointer)
      }
    }
  }

  /// Draws the letters as shapes, each exactly in its place. The origin is the top left corner.
  ///
  /// cairo rounds the position of a glyph that it draws as text to whole pixels; only letters with
  /// colours of their own, which have no shape, are drawn so.
  public func drawShapes(in context: borrowing CairoContext) {
    // Most of a long text lies outside the band of a picture that is drawn at a time.
    let clip = context.clipExtents
    let scale = context.pixelsPerUnit
    forEachRun { run, x, baseline in
      let ink = inkExtents(of: run.pointee, x: x, baseline: baseline)
      guard ink.intersects(clip) else { return }
      if ccairo_run_has_color(run) != 0 {
        // cairo has no memory, it says, to shrink the pictures of letters to nothing.
        guard (ink.bottom - ink.top) * scale >= Self.smallestPicture else { return }
        cairo_move_to(context.pointer, x, baseline)
        pango_cairo_show_glyph_string(
          context.pointer, run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
        cairo_new_path(context.pointer)
      } else {
        addOutlines(of: run.pointee, x: x, baseline: baseline, to: context)
        // Run by run: the outlines of two fonts may wind in opposite directions.
        context.fill()
      }
    }
  }

  /// Lower pictures of letters, in pixels, leave no trace.
  private static let smallestPicture = 1.0 / 64

  /// Makes the outlines of a run the path, at one scale whatever the map is: cairo makes a font for
  /// each map, and keeps some hundreds of them with the outlines of their letters. A text that is
  /// turned or zoomed would never come back to one. Nor can letters become too large for FreeType.
  private func addOutlines(
    of run: PangoGlyphItem, x: Double, baseline: Double, to context: borrowing CairoContext
  ) {
    let pen = typeSetter.outlinePen
    cairo_identity_matrix(pen)
    cairo_scale(pen, outlineScale, outlineScale)
    cairo_move_to(pen, x, baseline)
    pango_cairo_glyph_string_path(pen, run.item.pointee.analysis.font, run.glyphs)
    let outlines = cairo_copy_path(pen)
    cairo_append_path(context.pointer, outlines)
    cairo_path_destroy(outlines)
    cairo_new_path(pen)
  }

  /// The scale at which letters are 1024 to 2048 pixels high, about the units that a font is drawn
  /// in; a power of two, so that nothing is rounded on the way back.
  private var outlineScale: Double { exp2((11 - log2(letterSize)).rounded(.down)) }

  /// Gives each piece of a line that is in one font and direction, with the left end of its
  /// baseline.
  private func forEachRun<Failure: Error>(
    _ body: (
      _ run: UnsafeMutablePointer<PangoGlyphItem>, _ x: Double, _ baseline: Double
    ) throws(Failure) -> Void
  ) throws(Failure) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      // At the end of each line stands an empty run.
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &extents)
      let baseline = pango_layout_iter_get_run_baseline(iterator)
      try body(run, Double(extents.x) / Self.scale, Double(baseline) / Self.scale)
    } while pango_layout_iter_next_run(iterator) != 0
  }

  /// Draws a run into a picture, and the picture in its place.
  private func drawPicture(
    of run: PangoGlyphItem, x: Double, baseline: Double, _ resolution: Double,
    in context: borrowing CairoContext
  ) throws(CairoError) {
    let ink = inkExtents(of: run, x: x, baseline: baseline)
    let (width, height) = (ink.right - ink.left, ink.bottom - ink.top)
    guard width > 0, height > 0, resolution > 0 else { return }
    let limit = Double(CairoSurface.maximumSideLength)
    let scale = min(resolution, limit / max(width, height) - 1)
    let surface = try CairoSurface(
      format: .argb32, width: Int((width * scale).rounded(.up)),
      height: Int((height * scale).rounded(.up)))
    let pen = CairoContext(drawingOn: surface)
    let toPicture = CairoMatrix(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -ink.left * scale, y0: -ink.top * scale)
    pen.concatenate(toPicture)
    cairo_move_to(pen.pointer, x, baseline)
    pango_cairo_show_glyph_string(pen.pointer, run.item.pointee.analysis.font, run.glyphs)
    context.saved {
      context.setSource(CairoPattern(surface, matrix: toPicture, extend: .none, filter: .good))
      context.addRectangle(x: ink.left, y: ink.top, width: width, height: height)
      context.fill()
    }
  }

  /// What the glyphs of a run cover.
  private func inkExtents(of run: PangoGlyphItem, x: Double, baseline: Double) -> Extents {
    var ink = PangoRectangle()
    pango_glyph_string_extents(run.glyphs, run.item.pointee.analysis.font, &ink, nil)
    let left = x + Double(ink.x) / Self.scale
    let top = baseline + Double(ink.y) / Self.scale
    return Extents(
      left: left, top: top, right: left + Double(ink.width) / Self.scale,
      bottom: top + Double(ink.height) / Self.scale)
  }
}

/// An upright rectangle in user space.
private struct Extents {
  var left, top, right, bottom: Double

  func intersects(_ other: Extents) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

extension CairoContext {
  /// Pixels for each unit of user space.
  fileprivate var pixelsPerUnit: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// A rectangle around what can be drawn on.
  fileprivate var clipExtents: Extents {
    var extents = Extents(left: 0, top: 0, right: 0, bottom: 0)
    cairo_clip_extents(pointer, &extents.left, &extents.top, &extents.right, &extents.bottom)
    return extents
  }
}
