import CCairo

/// Lines of letters, set by a ``TypeSetter``, in the units of its letter size.
public final class TypeSetText {
  let layout: OpaquePointer
  /// The size of its letters, in its units.
  private(set) var letterSize = 1.0
  // The fonts live in its font map.
  let typeSetter: TypeSetter

  init(owning layout: OpaquePointer, typeSetter: TypeSetter) {
    self.layout = layout
    self.typeSetter = typeSetter
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    ccairo_unref_object(UnsafeMutableRawPointer(layout))
  }

  /// Breaks lines that are longer than `width`: between words, and within one only where it does
  /// not fit alone.
  public func wrap(atWidth width: Double) {
    pango_layout_set_width(layout, Self.pangoUnits(width))
  }

  /// Leaves lines out that do not fit into `height` and puts an ellipsis in their place; the first
  /// line stays.
  public func ellipsize(toHeight height: Double) {
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, Self.pangoUnits(height))
  }

  /// The width of the longest line, and the height of all lines.
  public var size: (width: Double, height: Double) {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return (Double(extents.width) / Self.scale, Double(extents.height) / Self.scale)
  }

  /// How many lines there are.
  public var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// How many characters no font has; they show as boxes.
  public var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Whether an ellipsis stands for a part of the text.
  public var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  func setFont(size: Double, attributes: TextAttributes) {
    letterSize = size
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, attributes.families.joined(separator: ","))
    pango_font_description_set_absolute_size(font, size * Self.scale)
    pango_font_description_set_weight(
      font, PangoWeight(rawValue: UInt32(clamping: attributes.weight)))
    pango_font_description_set_style(
      font, attributes.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, font)
    // Pango swaps left and right for paragraphs in right-to-left writing.
    switch attributes.alignment {
    case .start: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .end: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
  }

  func setText(_ text: String) {
    var text = text.replacingNoncharacters
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  static let scale = Double(PANGO_SCALE)

  /// Pango counts in 1/1024 in 32 bits, and adds such numbers up: half the range is left free.
  private static func pangoUnits(_ length: Double) -> Int32 {
    length > 0 ? Int32(min(length * scale, Double(Int32.max / 2)).rounded()) : 0
  }
}

extension String {
  /// The text with U+FFFD for code points that are no characters (Unicode 23.7): a PDF surface
  /// takes them for broken UTF-8 and fails.
  fileprivate var replacingNoncharacters: String {
    guard unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
