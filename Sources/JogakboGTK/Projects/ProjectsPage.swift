import AdwaitaKit
import CAdw
import CollageDocument
import CollageMessages
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// All projects of the library, and the way to a new one.
@MainActor
final class ProjectsPage {
  let widget: GtkWidget
  /// Called with a project that is to be edited.
  var onOpen: (@MainActor (OpenedProject) -> Void)?
  private let context: AppContext
  private let list = GtkListBox()
  private var shown: [ProjectSummary] = []

  init(_ context: AppContext, window: GtkWindow, toasts: AdwToastOverlay) {
    self.context = context
    let column = GtkBox(.vertical, spacing: 0)
    let header = AdwHeaderBar()
    header.packStart(GtkButton.icon("list-add-symbolic", .newProject).widget)
    column.append(header.widget)
    column.append(list.widget)
    widget = column.widget
    list.on("row-activated") { [weak self] (row: GtkListBoxRow) in self?.open(Int(row.index)) }
    reload()
  }

  var availableActions: Set<AppAction> { [.newProject] }

  func reload() {
    Task {
      shown = (try? await context.library.projects()) ?? []
      list.children.forEach { list.remove($0) }
      for project in shown { list.append(GtkLabel(project.title).widget) }
    }
  }

  func open(_ files: [URL]) {}

  func perform(_ action: AppAction) -> Bool {
    guard action == .newProject else { return false }
    Task {
      guard let project = try? await context.library.createProject(title: tr("Untitled")),
        let opened = try? await context.library.open(project.id)
      else { return }
      onOpen?(opened)
    }
    return true
  }

  private func open(_ index: Int) {
    guard shown.indices.contains(index) else { return }
    Task {
      if let opened = try? await context.library.open(shown[index].id) { onOpen?(opened) }
    }
  }
}
