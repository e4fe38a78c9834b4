import AdwaitaKit
import CAdw
import CollageMessages
import CollageStorage
import MessageCatalog

/// Shown where the library cannot be opened: why, and what can be done about it.
@MainActor
final class LibraryFailurePage {
  let widget: GtkWidget

  /// - Parameter open: Tries again, with this access.
  init(_ error: any Error, open: @escaping @MainActor (Library.Access) -> Void) {
    let column = GtkBox(.vertical, spacing: 0)
    column.append(AdwHeaderBar().widget)
    let status = AdwStatusPage()
    status.setIconName("dialog-warning-symbolic")
    status.setTitle(tr("The library cannot be opened"))
    status.setDescription(words(for: error).escapedAsMarkup)
    status.expand(vertically: true)
    let buttons = GtkBox(.horizontal, spacing: 12)
    buttons.align(horizontally: .center)
    buttons.append(Self.button(tr("Try Again"), isSuggested: true) { open(.readWrite) })
    buttons.append(Self.button(tr("Look Only"), isSuggested: false) { open(.readOnly) })
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
