import AdwaitaKit
import CAdw
import Foundation
import MessageCatalog

/// Asks for another name of a collage.
@MainActor
enum RenameDialog {
  /// - Returns: The name; nil where the user wants none or leaves it empty.
  static func ask(_ title: String, over window: GtkWindow) async -> String? {
    let entry = GtkEntry()
    entry.content = title
    entry.setActivatesDefault(true)
    entry.setAccessibleLabel(tr("Name"))
    let dialog = MessageDialog(
      heading: tr("Rename Collage"),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("rename", label: tr("Rename"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "rename")
    guard await dialog.ask(over: window, content: entry.widget) == "rename" else { return nil }
    let name = entry.content.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nil : name
  }
}
