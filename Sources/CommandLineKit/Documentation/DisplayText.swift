/// Text as a terminal lays it out: in columns, of which a Hangul syllable or an ideograph takes two.
enum DisplayText {
  /// The columns a text takes.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A text with blanks behind it up to a column.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// Breaks text at blanks into lines of at most `width` columns; a longer word stays whole.
  ///
  /// The text's own line breaks are kept, and a line that begins with two spaces is left as it is.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.hasPrefix("  ") ? [String(line)] : wrappedLine(line, to: width)
    }
  }

  private static func wrappedLine(_ text: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if columns(of: line) + 1 + columns(of: word) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isWide = wide.contains { $0.contains(scalar.value) }
    return isWide || character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The blocks whose characters are Wide or Fullwidth: Unicode Standard Annex 11, to the block.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
