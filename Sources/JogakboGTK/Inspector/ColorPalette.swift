import AdwaitaKit
import CAdw
import CollageDocument

extension SRGBColor {
  /// The middle grey that is offered beside white and black.
  static let grey = SRGBColor(red: 128, green: 128, blue: 128)

  /// A colour as GTK gives it.
  @MainActor init(_ color: GdkRGBA) {
    func channel(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
      alpha: channel(color.alpha))
  }

  /// The colour as GTK takes it.
  @MainActor var rgba: GdkRGBA {
    GdkRGBA(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: Double(alpha) / 255)
  }

  /// What is offered before all: white, greys and black, then soft and strong colours.
  fileprivate static let palette = [
    "#FFFFFF", "#F6F5F4", "#DEDDDA", "#C0BFBC", "#808080", "#5E5C64", "#3D3846", "#241F31",
    "#000000", "#FDF6E3", "#F9E1DD", "#FBE7B2", "#DDEBC8", "#CDE7E5", "#D3E2F4", "#E3D7EE",
    "#F4D3E3", "#E6D5C3", "#F5C211", "#E66100", "#C01C28", "#26A269", "#1A5FB4", "#613583",
    "#A51D2D", "#63452C", "#0B4F55",
  ].compactMap { SRGBColor(hex: $0) }
}

extension GtkColorButton {
  /// A button that asks for a colour of a collage.
  static func choosing(
    _ color: SRGBColor, title: String, allowsOpacity: Bool = false
  ) -> GtkColorButton {
    choosing(
      color.rgba, title: title, allowsOpacity: allowsOpacity,
      palette: SRGBColor.palette.map(\.rgba))
  }
}

extension TextContent {
  /// The font without its size.
  var font: FontChoice {
    get { FontChoice(family: fontFamily, weight: fontWeight, isItalic: isItalic) }
    set {
      fontFamily = newValue.family
      fontWeight = newValue.weight
      isItalic = newValue.isItalic
    }
  }
}
