import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// How the frames of the selection are dressed.
@MainActor
final class StyleSection {
  let widget: GtkWidget
  private let numbers: LayerSliders
  private let border: SwitchField
  private let borderColor: ColorField
  private let shadow: SwitchField
  private let shadowColor: ColorField

  init(_ model: EditorViewModel) {
    let numbers = LayerSliders(model)
    self.numbers = numbers
    borderColor = ColorField(tr("Border Colour")) { model.setBorderColor($0) }
    border = SwitchField(
      tr("Border"),
      details: [numbers.row(.borderWidth, tr("Border Width"), upTo: 60), borderColor.widget]
    ) { model.setBorder($0) }
    shadowColor = ColorField(tr("Shadow Colour")) { model.setShadowColor($0) }
    shadow = SwitchField(
      tr("Shadow"),
      details: [
        numbers.row(.shadowX, tr("Shadow to the Right"), from: -60, upTo: 60),
        numbers.row(.shadowY, tr("Shadow Downwards"), from: -60, upTo: 60),
        numbers.row(.shadowBlur, tr("Shadow Blur"), upTo: 100),
        numbers.row(.shadowOpacity, tr("Shadow Strength"), upTo: 100, unit: "%"),
        shadowColor.widget,
      ]
    ) { model.setShadow($0) }
    let rows =
      [
        numbers.row(.opacity, tr("Opacity"), upTo: 100, unit: "%"),
        numbers.row(.cornerRadius, tr("Corners"), upTo: 200),
      ] + border.widgets + shadow.widgets
    widget = AdwPreferencesGroup.of(tr("Style"), rows).widget
  }

  /// Shows the style as it is now.
  func update(_ values: InspectorValues) {
    numbers.show(values)
    border.show(values.hasBorder)
    borderColor.show(values.borderColor)
    shadow.show(values.hasShadow)
    shadowColor.show(values.shadowColor)
  }
}
