import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import MessageCatalog

/// What the list of projects tells: in passing as toasts, for as long as it lasts as bars above it.
@MainActor
final class ProjectNotices {
  let widget: GtkWidget
  /// Called when the user wants to change a library that is only looked at.
  var onWriting: (@MainActor () -> Void)?
  private let list: ProjectListViewModel
  private let toasts: AdwToastOverlay
  private unowned(unsafe) let window: GtkWindow
  private let readOnly = NoticeBar(.info, button: tr("Try Again"))
  private let findings = NoticeBar(.warning, button: tr("Details"), isClosable: true)
  private let activity: ActivityBar
  /// The toast that offers to bring back what was deleted last.
  private var deletion: AdwToast?
  private let bindings = StateBindings()

  init(_ list: ProjectListViewModel, window: GtkWindow, toasts: AdwToastOverlay) {
    self.list = list
    self.toasts = toasts
    self.window = window
    activity = ActivityBar(list)
    let column = GtkBox(.vertical, spacing: 0)
    [readOnly.widget, findings.widget, activity.widget].forEach { column.append($0) }
    widget = column.widget
    if list.isReadOnly {
      readOnly.show(tr("You can look at your collages, but not change them"))
    }
    readOnly.onButton = { [weak self] in self?.onWriting?() }
    findings.onButton = { [weak self] in self?.tellFindings() }
    findings.onClose = { list.dismissFindings() }
    bindings.add { [findings] in
      let isSound = list.findings.isEmpty
      findings.show(isSound ? nil : tr("Something in the library is not in order"))
    }
    bindings.add { [weak self] in
      // Brought back in another way, it cannot be a second time.
      if list.deletedLast.isEmpty { self?.forgetDeletion() }
    }
    bindings.add { [weak self] in
      guard let notice = list.notice else { return }
      list.notice = nil
      self?.tell(notice)
    }
  }

  func close() {
    bindings.cancel()
    activity.close()
  }

  // MARK: Telling

  private func tell(_ notice: ProjectListNotice) {
    switch notice {
    case .deleted(let projects):
      deletion?.dismiss()
      deletion = toasts.show(notice.words, button: AppAction.undo.label) { [list] isPressed in
        if isPressed { Task { await list.restore(projects) } }
      }
    case .failed(let error): tell(tr("Error"), [words(for: error)])
    case .rebuilt, .imported, .exported, .photosNotAdded:
      let details = notice.details
      if details.isEmpty { toasts.show(notice.words) } else { tell(notice.words, details) }
    }
  }

  private func forgetDeletion() {
    deletion?.dismiss()
    deletion = nil
  }

  private func tellFindings() {
    tell(tr("The library"), list.findings.map(words(for:)))
    list.dismissFindings()
  }

  private func tell(_ heading: String, _ lines: [String]) {
    Task { [window] in await DetailsDialog.show(heading, lines, over: window) }
  }
}
