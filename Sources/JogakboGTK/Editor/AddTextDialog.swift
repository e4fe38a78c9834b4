import AdwaitaKit
import CAdw
import CollageDocument
import MessageCatalog

/// Asks for the words of a new text, its font and its colour.
@MainActor
enum AddTextDialog {
  /// - Parameter style: A text in the font and colour that are proposed.
  /// - Returns: The text as the user wants it; nil where there is to be none.
  static func ask(proposing style: TextContent, over window: GtkWindow) async -> TextContent? {
    let entry = GtkEntry()
    entry.setActivatesDefault(true)
    entry.setPlaceholderText(tr("Text"))
    entry.setAccessibleLabel(tr("Text"))
    entry.expand(horizontally: true)
    let font = GtkFontButton.choosing(style.font, title: tr("Font"))
    font.expand(horizontally: true)
    font.setAccessibleLabel(tr("Font"))
    let color = GtkColorButton.choosing(style.color, title: tr("Colour"))
    color.setAccessibleLabel(tr("Colour"))
    let column = GtkBox(.vertical, spacing: 12)
    let dress = GtkBox(.horizontal, spacing: 12)
    dress.append(font.widget)
    dress.append(color.widget)
    column.append(entry.widget)
    column.append(dress.widget)
    let dialog = MessageDialog(
      heading: AppAction.addText.label,
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("add", label: tr("Add"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "add")
    guard await dialog.ask(over: window, content: column.widget) == "add" else { return nil }
    var text = style
    text.text = entry.content
    text.font = font.font
    text.color = SRGBColor(color.color)
    return text
  }
}
