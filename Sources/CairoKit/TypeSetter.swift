import CCairo

/// Sets text with the fonts of the system, without hinting, so that lines are the same at every
/// size of output.
///
/// A type-setter and all its texts belong to one thread at a time.
public final class TypeSetter {
  private let fontMap: OpaquePointer
  /// Finds the outlines of letters, on a surface without bounds: cairo leaves out letters that lie
  /// outside.
  let outlinePen: OpaquePointer

  /// A type-setter that has the fonts to itself while it lives.
  public init() {
    fontMap = FontMaps.shared.take()
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    outlinePen = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit {
    cairo_destroy(outlinePen)
    FontMaps.shared.putBack(fontMap)
  }

  /// Sets a text in letters of `size` units; nothing in it is taken for markup.
  ///
  /// Lines end at line feeds only, until the text is wrapped.
  public func set(_ text: String, size: Double, attributes: TextAttributes) -> TypeSetText {
    let context = makeContext(language: attributes.language)
    defer { ccairo_unref_object(UnsafeMutableRawPointer(context)) }
    let layout = TypeSetText(owning: pango_layout_new(context), typeSetter: self)
    layout.setFont(size: size, attributes: attributes)
    layout.setText(text)
    return layout
  }

  private func makeContext(language: String?) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(
      UnsafeMutablePointer<PangoFontMap>(fontMap))
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    if let language { pango_context_set_language(context, pango_language_from_string(language)) }
    return context
  }
}
