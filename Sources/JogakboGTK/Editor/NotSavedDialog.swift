import AdwaitaKit
import CAdw
import CollageMessages
import MessageCatalog

/// Asks what to do with changes that could not be saved.
@MainActor
enum NotSavedDialog {
  /// What the user decides.
  enum Answer {
    case tryAgain, stay, discard
  }

  static func ask(_ error: any Error, over window: GtkWindow) async -> Answer {
    let dialog = MessageDialog(
      heading: tr("Your last changes are not saved"), body: words(for: error),
      answers: [
        MessageDialog.Answer("stay", label: tr("Cancel")),
        MessageDialog.Answer("discard", label: tr("Close Without Saving"), look: .destructive),
        MessageDialog.Answer("again", label: tr("Try Again"), look: .suggested),
      ], closeAnswer: "stay", defaultAnswer: "again")
    return switch await dialog.ask(over: window) {
    case "again": .tryAgain
    case "discard": .discard
    default: .stay
    }
  }
}
