import CollageDocument
import CommandLineKit
import MessageCatalog

extension SRGBColor {
  /// Colours that have a name on the command line.
  private static let named: KeyValuePairs<String, SRGBColor> = [
    "white": .white, "black": .black, "transparent": .clear,
    "gray": SRGBColor(red: 128, green: 128, blue: 128),
    "red": SRGBColor(red: 214, green: 64, blue: 69),
    "orange": SRGBColor(red: 240, green: 150, blue: 60),
    "yellow": SRGBColor(red: 245, green: 210, blue: 90),
    "green": SRGBColor(red: 80, green: 160, blue: 100),
    "blue": SRGBColor(red: 60, green: 110, blue: 190),
    "pink": SRGBColor(red: 244, green: 180, blue: 190),
    "cream": SRGBColor(red: 244, green: 239, blue: 230),
  ]

  /// Reads `#RRGGBB`, `#RRGGBBAA`, `#RGB` or a name.
  init?(commandLine word: String) {
    if let color = Self.named.first(where: { $0.key == word })?.value {
      self = color
    } else {
      self.init(hex: word)
    }
  }

  static var commandLineNames: [String] { named.map(\.key) }
}

extension ValueType<SRGBColor> {
  static var color: Self {
    ValueType(
      placeholder: "COLOR", kind: .choice(SRGBColor.commandLineNames),
      expected: tr("a colour such as white, cream, transparent or #F4EFE6"),
      parse: SRGBColor.init(commandLine:), format: \.hex)
  }
}

extension LayerBorder {
  /// Reads `8` (white) or `8,#1E3A5F`.
  init?(commandLine word: String) {
    let parts = word.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard let width = parts.first.flatMap({ Double($0) }),
      DocumentLimits.styleLength.contains(width)
    else { return nil }
    let color = parts.count == 2 ? SRGBColor(commandLine: String(parts[1])) : .white
    guard let color else { return nil }
    self.init(width: width, color: color)
  }
}

extension ValueType<LayerBorder> {
  static var border: Self {
    ValueType(
      placeholder: "N[,COLOR]",
      expected: tr(
        "a width in canvas units, and a colour if it is not white, such as 8 or 8,black"),
      parse: LayerBorder.init(commandLine:))
  }
}
