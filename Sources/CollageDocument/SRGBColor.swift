/// A colour in sRGB with opacity, eight bits a channel, written `#RRGGBB` or `#RRGGBBAA`.
public struct SRGBColor: Hashable, Sendable {
  /// The channels, 0–255; `alpha` 255 is opaque. Not premultiplied.
  public var red, green, blue, alpha: UInt8

  /// The colour with these channels, opaque unless told.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, upper or lower case; nil for anything else.
  public init?(hex text: String) {
    guard text.first == "#", text.utf8.count == text.count else { return nil }
    var digits: [UInt8] = []
    for character in text.dropFirst() {
      guard let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool { alpha == 255 }

  /// `#FFFFFF`
  public static let white = SRGBColor(red: 255, green: 255, blue: 255)
  /// `#000000`
  public static let black = SRGBColor(red: 0, green: 0, blue: 0)
  /// `#00000000`
  public static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
}
