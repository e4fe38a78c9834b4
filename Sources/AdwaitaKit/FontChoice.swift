public import CAdw

/// A font without its size, as a user chooses it.
public struct FontChoice: Equatable, Sendable {
  /// The family, such as `Noto Sans`.
  public var family: String
  /// 100 to 1000 as in CSS: 400 is regular, 700 bold.
  public var weight: Double
  /// Whether the letters slant.
  public var isItalic: Bool

  /// The weight of ordinary letters.
  public static let regular = 400.0
  /// The weight of bold letters.
  public static let bold = 700.0

  /// A font of a family.
  public init(family: String, weight: Double = 400, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension GtkFontButton {
  /// A button that asks for a family and its face, and shows both.
  ///
  /// - Parameter title: What the dialog is called.
  @MainActor public static func choosing(_ font: FontChoice, title: String) -> GtkFontButton {
    let button = GtkFontButton()
    button.setTitle(title)
    // What a screen reader comes to is the button in the button.
    button.children.forEach { $0.setAccessibleLabel(title) }
    button.setUseSize(false)
    button.chooser.setLevel(.style)
    button.font = font
    return button
  }

  /// The font that shows.
  @MainActor public var font: FontChoice {
    get {
      guard let description = chooser.fontDesc else { return FontChoice(family: "") }
      defer { pango_font_description_free(description) }
      return FontChoice(
        family: String(pango_font_description_get_family(description)),
        weight: Double(pango_font_description_get_weight(description).rawValue),
        isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
    }
    set {
      let description = pango_font_description_new()
      defer { pango_font_description_free(description) }
      pango_font_description_set_family(description, newValue.family)
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(newValue.weight)))
      pango_font_description_set_style(
        description, newValue.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      if let description { chooser.setFontDesc(description) }
    }
  }

  private var chooser: GtkFontChooser { cast() }
}
