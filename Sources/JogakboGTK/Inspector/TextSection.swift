import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import MessageCatalog

/// What only texts have.
@MainActor
final class TextSection {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let font: GtkFontButton
  private let words: AdwActionRow
  private let bold = GtkToggleButton()
  private let italic = GtkToggleButton()
  private let size: NumberField
  private let color: ColorField
  private let alignment: ToggleField<TextAlignment>
  private let background: SwitchField
  private let backgroundColor: ColorField

  /// What a colour behind words begins with.
  private static let firstBackground = SRGBColor.white

  init(_ model: EditorViewModel) {
    self.model = model
    font = GtkFontButton.choosing(FontChoice(family: ""), title: tr("Font"))
    font.align(vertically: .center)
    let button = font
    font.on("font-set") { [unowned(unsafe) button] in model.setFont(button.font) }
    size = NumberField(tr("Size"), range: DocumentLimits.fontSize) {
      model.set(.fontSize, to: $0)
    }
    color = ColorField(tr("Text Colour")) { model.setTextColor($0) }
    alignment = ToggleField(tr("Alignment"), Self.alignments) { model.setTextAlignment($0) }
    backgroundColor = ColorField(tr("Colour Behind Text"), allowsOpacity: true) {
      model.setTextBackground($0)
    }
    background = SwitchField(tr("Text Background"), details: [backgroundColor.widget]) { isOn in
      model.setTextBackground(isOn ? Self.firstBackground : nil)
    }
    let edit = GtkButton.icon("document-edit-symbolic", .editContent)
    edit.align(vertically: .center)
    let wordsRow = InspectorRow.labelled(tr("Words"), edit.widget)
    words = wordsRow.cast()
    words.setSubtitleLines(2)
    let rows =
      [
        wordsRow, InspectorRow.labelled(tr("Font"), font.widget),
        InspectorRow.labelled(tr("Emphasis"), Self.linked(bold, italic)),
        InspectorRow.labelled(tr("Size"), size.widget), color.widget, alignment.widget,
      ] + background.widgets
    widget = AdwPreferencesGroup.of(tr("Text"), rows).widget
    addEmphasis()
  }

  private func addEmphasis() {
    let (model, bold, italic) = (model, bold, italic)
    bold.show("format-text-bold-symbolic", tr("Bold"))
    italic.show("format-text-italic-symbolic", tr("Italic"))
    bold.on("clicked") { [unowned(unsafe) bold] in
      model.set(.fontWeight, to: bold.active ? FontChoice.bold : FontChoice.regular)
    }
    italic.on("clicked") { [unowned(unsafe) italic] in model.setItalic(italic.active) }
  }

  private static func linked(_ buttons: GtkToggleButton...) -> GtkWidget {
    let box = GtkBox(.horizontal, spacing: 0)
    box.addStyles("linked")
    box.align(vertically: .center)
    buttons.forEach { box.append($0.widget) }
    return box.widget
  }

  private static var alignments: [ToggleField<TextAlignment>.Choice] {
    [
      .init(value: .start, icon: "format-justify-left-symbolic", label: tr("At the Start")),
      .init(value: .center, icon: "format-justify-center-symbolic", label: tr("Centred")),
      .init(value: .end, icon: "format-justify-right-symbolic", label: tr("At the End")),
    ]
  }

  /// Shows what the texts have in common now.
  func update(_ values: InspectorValues) {
    widget.setVisible(values.textCount > 0)
    guard values.textCount > 0 else { return }
    if let family = values.fontFamily, let weight = values[.fontWeight] {
      font.font = FontChoice(family: family, weight: weight, isItalic: values.isItalic == true)
    }
    words.setSubtitle(values.text ?? tr("Mixed"))
    bold.setActive((values[.fontWeight] ?? 0) >= FontChoice.bold)
    italic.setActive(values.isItalic == true)
    let foremost = model.selectedLayers.compactMap(\.text).last
    size.show(values[.fontSize], orStepFrom: foremost?.fontSize)
    color.show(values.textColor)
    alignment.show(values.textAlignment)
    background.show(values.hasTextBackground)
    backgroundColor.show(values.textBackground)
  }
}

extension EditorViewModel {
  /// Shows the selected texts in a font, as one step.
  fileprivate func setFont(_ font: FontChoice) {
    adjustSelectedTexts("font") { $0.font = font }
    finishAdjusting()
  }
}
