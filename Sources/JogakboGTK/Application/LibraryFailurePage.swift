import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import CollageStorage
import MessageCatalog

/// Shown where the library cannot be opened: why, and what can be done about it.
@MainActor
final class LibraryFailurePage {
  let widget: GtkWidget

  /// What the user can do about it.
  enum Answer {
    case tryAgain, lookOnly, rebuild
  }

  init(_ refusal: LibraryRefusal, answer: @escaping @MainActor (Answer) -> Void) {
    let column = GtkBox(.vertical, spacing: 0)
    column.append(AdwHeaderBar().widget)
    let status = AdwStatusPage()
    status.setIconName("dialog-warning-symbolic")
    status.setTitle((refusal.heading ?? tr("The library cannot be opened")).escapedAsMarkup)
    let paragraphs = [refusal.advice, words(for: refusal.error)].compactMap { $0 }
    status.setDescription(paragraphs.joined(separator: "\n\n").escapedAsMarkup)
    status.expand(vertically: true)
    let buttons = GtkBox(.vertical, spacing: 12)
    buttons.align(horizontally: .center)
    let answers = refusal.answers
    for (index, choice) in answers.enumerated() {
      buttons.append(
        Self.button(choice.label, isSuggested: index == 0) { answer(choice.answer) })
    }
    status.setChild(buttons.widget)
    column.append(status.widget)
    widget = column.widget
  }

  private static func button(
    _ label: String, isSuggested: Bool, run: @escaping @MainActor () -> Void
  ) -> GtkWidget {
    let button = GtkButton(label: label)
    button.addStyles("pill")
    if isSuggested { button.addStyles("suggested-action") }
    button.on("clicked") { run() }
    return button.widget
  }
}

extension LibraryRefusal {
  /// What can be done, the best first.
  fileprivate var answers: [(answer: LibraryFailurePage.Answer, label: String)] {
    var answers: [(LibraryFailurePage.Answer, String)] = [(.tryAgain, tr("Try Again"))]
    if allowsRecovery { answers.insert((.rebuild, tr("Rebuild the Library")), at: 0) }
    if allowsReadOnly { answers.append((.lookOnly, tr("Look Only"))) }
    return answers
  }

  /// What is the case, in short; nil where only the error says it.
  fileprivate var heading: String? {
    switch error as? StorageError {
    case .locked: tr("Your collages are open elsewhere")
    case .newerVersion: tr("A newer version of Jogakbo is needed")
    case .notALibrary: tr("This is no library of Jogakbo")
    case .damagedDatabase: tr("The library is damaged")
    case .lostDatabase: tr("The library has lost its list of collages")
    case .notWritable: tr("The library cannot be written")
    case .notReadable: tr("The library cannot be read")
    case .diskFull: tr("There is no room left")
    default: nil
    }
  }

  /// What the user can do about it.
  fileprivate var advice: String? {
    switch error as? StorageError {
    case .locked:
      tr("Close the other window or program that uses them, or look at them without changing any.")
    case .newerVersion:
      tr("Your collages were changed by a newer version. Nothing was touched; update Jogakbo.")
    case .notALibrary: tr("Another program keeps its data here. Nothing was touched.")
    case .damagedDatabase, .lostDatabase:
      tr(
        """
        Nothing was touched. It can be rebuilt from all that is left of it and from the copies of \
        the last days; what is damaged is kept.
        """)
    case .notWritable: tr("Perhaps the folder belongs to somebody else, or its medium is locked.")
    case .notReadable: tr("Perhaps the folder belongs to somebody else.")
    case .diskFull: tr("Make room on the medium, and try again.")
    default: nil
    }
  }
}
