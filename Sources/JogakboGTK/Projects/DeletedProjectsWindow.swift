import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// The projects that were deleted and can still be brought back.
@MainActor
final class DeletedProjectsWindow {
  private let deleted: DeletedProjectsViewModel
  private let window = AdwWindow()
  private let toasts = AdwToastOverlay()
  private let content = AdwBin()
  private let removeButton = GtkButton(label: tr("Delete All for Good…"))
  private let bindings = StateBindings()

  /// Shows the window, and returns when it is closed.
  static func present(_ deleted: DeletedProjectsViewModel, over parent: GtkWindow) async {
    let window = DeletedProjectsWindow(deleted)
    await window.show(over: parent)
    window.bindings.cancel()
  }

  private init(_ deleted: DeletedProjectsViewModel) {
    self.deleted = deleted
    let header = AdwHeaderBar()
    header.setTitleWidget(AdwWindowTitle(tr("Recently Deleted"), subtitle: "").widget)
    removeButton.on("clicked") { [weak self] in self?.removeAll() }
    removeButton.addStyles("destructive-action")
    removeButton.setMargins(horizontal: 12, vertical: 12)
    removeButton.align(horizontally: .center)
    content.expand(horizontally: true, vertically: true)
    let column = GtkBox(.vertical, spacing: 0)
    [header.widget, content.widget, removeButton.widget].forEach { column.append($0) }
    toasts.setChild(column.widget)
    window.setContent(toasts.widget)
    window.addShortcuts(["Escape", "<Control>w"], for: "window.close")
  }

  private func show(over parent: GtkWindow) async {
    let window: GtkWindow = window.cast()
    window.setTitle(tr("Recently Deleted"))
    window.setTransientFor(parent)
    window.setModal(true)
    window.setDefaultSize(460, height: 520)
    await deleted.reload()
    bindings.add { [weak self] in self?.update() }
    await withCheckedContinuation { continuation in
      window.on("unrealize") { continuation.resume() }
      window.present()
    }
  }

  private func update() {
    removeButton.isVisible = !deleted.projects.isEmpty
    content.setChild(deleted.projects.isEmpty ? emptyPage : list)
    guard let error = deleted.error else { return }
    deleted.error = nil
    toasts.show(words(for: error))
  }

  private func removeAll() {
    let dialog = MessageDialog(
      heading: tr("Delete All for Good?"),
      body: tr("These collages, and photos that no other collage has, cannot be brought back."),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("delete", label: tr("Delete"), look: .destructive),
      ], closeAnswer: "cancel", defaultAnswer: "cancel")
    Task {
      if await dialog.ask(over: window.cast()) == "delete" { await deleted.removeAll() }
    }
  }

  // MARK: What shows

  private var emptyPage: GtkWidget {
    let page = AdwStatusPage()
    page.setIconName("user-trash-symbolic")
    page.setTitle(tr("Nothing Is Deleted"))
    return page.widget
  }

  private var list: GtkWidget {
    let group = AdwPreferencesGroup()
    group.setDescription(
      tr(
        "Deleted collages are kept for {count} day.",
        plural: "Deleted collages are kept for {count} days.", count: deleted.daysOfGrace))
    for project in deleted.projects { group.add(row(project)) }
    let page = AdwPreferencesPage()
    page.add(group)
    return page.widget
  }

  private func row(_ project: ProjectSummary) -> GtkWidget {
    let row = AdwActionRow()
    let words: AdwPreferencesRow = row.cast()
    words.setUseMarkup(false)
    words.setTitle(project.title)
    if let date = project.deleted {
      let age = RelativeTime(since: date, now: Date(), calendar: .current)
      row.setSubtitle(tr("Deleted {time}", ["time": age.words]))
    }
    let button = GtkButton(label: tr("Restore"))
    button.align(vertically: .center)
    button.setAccessibleLabel(tr("Restore {title}", ["title": project.title]))
    button.on("clicked") { [deleted] in Task { await deleted.restore(project.id) } }
    row.addSuffix(button.widget)
    return row.widget
  }
}
