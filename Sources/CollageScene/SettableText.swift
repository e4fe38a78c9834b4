public import CollageDocument

extension TextContent {
  /// The same content with a text that layout engines set without boxes or cut ends.
  ///
  /// The stored text stays as it was typed. For setting, every line break of Unicode (UAX #14: CR,
  /// CRLF, NEL, VT, FF, LS, PS) becomes a line feed, and other control characters, which have no
  /// glyph, are left out.
  public var settable: TextContent {
    var content = self
    content.text = Self.settable(text)
    return content
  }

  private static func settable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }
}
