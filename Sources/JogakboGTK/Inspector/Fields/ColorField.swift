import AdwaitaKit
import CAdw
import CollageDocument
import MessageCatalog

/// A colour: white, black and grey at once, all others in a dialog.
@MainActor
final class ColorField {
  let widget: GtkWidget
  private let button: GtkColorButton
  private let row: AdwActionRow

  /// - Parameter set: Gets each colour that the user chooses.
  init(
    _ title: String, allowsOpacity: Bool = false, set: @escaping @MainActor (SRGBColor) -> Void
  ) {
    let button = GtkColorButton.choosing(.black, title: title, allowsOpacity: allowsOpacity)
    self.button = button
    button.align(vertically: .center)
    let presets = GtkBox(.horizontal, spacing: 4)
    presets.align(vertically: .center)
    for (color, style, name) in Self.presets {
      let swatch = GtkButton()
      swatch.addStyles("circular", "swatch", style)
      swatch.align(vertically: .center)
      swatch.setAccessibleLabel(tr("{property}: {colour}", ["property": title, "colour": name]))
      swatch.setTooltip(name)
      swatch.on("clicked") { set(color) }
      presets.append(swatch.widget)
    }
    widget = InspectorRow.labelled(title, presets.widget, button.widget)
    row = widget.cast()
    button.on("color-set") { [unowned(unsafe) button] in set(SRGBColor(button.color)) }
  }

  private static var presets: [(SRGBColor, style: String, name: String)] {
    [
      (.white, "white", tr("White")), (.grey, "grey", tr("Grey")), (.black, "black", tr("Black")),
    ]
  }

  /// Shows a colour, or that there are several.
  func show(_ color: SRGBColor?) {
    row.setSubtitle(color == nil ? tr("Mixed") : "")
    if let color { button.color = color.rgba }
  }
}
