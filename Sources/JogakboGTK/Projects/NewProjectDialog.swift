import AdwaitaKit
import CAdw
import CollagePresentation
import Foundation
import MessageCatalog

/// Asks for the title and the format of a new collage.
@MainActor
final class NewProjectDialog {
  private var choices: NewProjectChoices
  private let title = GtkEntry()
  private let formats: FormatPicker

  /// - Parameter choices: What is proposed.
  /// - Returns: What the user wants; nil where there is to be no new collage.
  static func ask(
    proposing choices: NewProjectChoices, over window: GtkWindow
  ) async -> NewProjectChoices? {
    let content = NewProjectDialog(choices)
    let dialog = MessageDialog(
      heading: AppAction.newProject.label,
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("create", label: tr("Create"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "create")
    let answer = await dialog.ask(over: window, content: content.widget)
    return answer == "create" ? content.result : nil
  }

  private let widget: GtkWidget

  private init(_ choices: NewProjectChoices) {
    self.choices = choices
    formats = FormatPicker(choices)
    title.setPlaceholderText(choices.title)
    title.setAccessibleLabel(tr("Title"))
    title.setActivatesDefault(true)
    let column = GtkBox(.vertical, spacing: 18)
    column.append(title.widget)
    column.append(formats.widget)
    widget = column.widget
  }

  private var result: NewProjectChoices {
    var result = formats.choices
    let written = title.content.trimmingCharacters(in: .whitespacesAndNewlines)
    result.title = written.isEmpty ? choices.title : written
    return result
  }
}
