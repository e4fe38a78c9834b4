public import CAdw

extension GtkColorButton {
  /// A button that shows a colour and asks for another one.
  ///
  /// - Parameters:
  ///   - title: What the dialog is called.
  ///   - palette: What the dialog offers before all, in rows of nine.
  @MainActor public static func choosing(
    _ color: GdkRGBA, title: String, allowsOpacity: Bool = false, palette: [GdkRGBA] = []
  ) -> GtkColorButton {
    let button = GtkColorButton()
    let chooser: GtkColorChooser = button.cast()
    button.setTitle(title)
    // What a screen reader comes to is the button in the button.
    button.children.forEach { $0.setAccessibleLabel(title) }
    chooser.setUseAlpha(allowsOpacity)
    if !palette.isEmpty {
      var colors = palette
      chooser.addPalette(
        .horizontal, colorsPerLine: 9, nColors: Int32(colors.count), colors: &colors)
    }
    button.color = color
    return button
  }

  /// The colour that shows.
  @MainActor public var color: GdkRGBA {
    get {
      var color = GdkRGBA()
      (cast() as GtkColorChooser).getRgba(&color)
      return color
    }
    set {
      var color = newValue
      (cast() as GtkColorChooser).setRgba(&color)
    }
  }
}
