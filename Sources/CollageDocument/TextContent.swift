/// Words on the canvas. They wrap at the frame's width and are set smaller where they do not fit.
public struct TextContent: Hashable, Sendable {
  /// The words as they were typed, code point by code point.
  @VerbatimText public var text: String
  /// A font family of the system.
  @VerbatimText public var fontFamily: String
  /// The size of the letters in units of the layer.
  public var fontSize: Double
  /// 100–1000 as in CSS: 400 is regular, 700 bold.
  public var fontWeight: Double
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The colour of the letters.
  public var color: SRGBColor
  /// To which side lines are set.
  public var alignment: TextAlignment
  /// The colour of the frame behind the letters; nil for none.
  public var background: SRGBColor?
  /// The language (BCP 47) that chooses between glyphs of one character, e.g. `ja` or `zh-Hans`.
  @VerbatimText public var language: String?

  /// Text in the default font, black and centred unless told.
  public init(
    text: String, fontFamily: String = TextContent.defaultFontFamily, fontSize: Double = 48,
    fontWeight: Double = 400, isItalic: Bool = false, color: SRGBColor = .black,
    alignment: TextAlignment = .center, background: SRGBColor? = nil, language: String? = nil
  ) {
    self.text = text
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.color = color
    self.alignment = alignment
    self.background = background
    self.language = language
  }

  /// The family that covers most scripts; the system's fall-backs serve the rest.
  public static let defaultFontFamily = "Noto Sans"

  /// `text` as a document may hold it: NUL replaced by U+FFFD, and cut to the limit.
  public static func storable(_ text: String) -> String {
    text.prefix(scalars: DocumentLimits.textLength).withoutNUL
  }

  /// Whether `text` has nothing that a reader could see.
  public static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        || $0.properties.generalCategory == .control
    }
  }
}

/// To which side lines of text are set; start and end follow the direction of the writing.
public enum TextAlignment: String, CaseIterable, Sendable {
  /// Left in left-to-right text, right in right-to-left text.
  case start
  /// In the middle.
  case center
  /// Right in left-to-right text, left in right-to-left text.
  case end
}

extension String {
  /// The first `count` Unicode scalars.
  func prefix(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }

  /// The same text with U+FFFD for every NUL.
  ///
  /// C libraries end a string at NUL, so that the words after it would silently vanish.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\u{0}" ? "\u{FFFD}" : $0 }))
  }
}
