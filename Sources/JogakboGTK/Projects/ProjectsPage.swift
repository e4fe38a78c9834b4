import AdwaitaKit
import CAdw
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// All projects of the library, and the way to a new one.
@MainActor
final class ProjectsPage {
  let widget: GtkWidget
  let list: ProjectListViewModel
  let grid: ProjectGrid
  let context: AppContext
  unowned(unsafe) let window: GtkWindow
  /// Called with a project that is to be edited.
  var onOpen: (@MainActor (OpenedProject) async -> Void)?
  /// Called when other actions can be done than before.
  var onActionsChange: (@MainActor () -> Void)?
  let header: ProjectsHeader
  let notices: ProjectNotices
  /// Whether a project is being opened, or made: one at a time.
  var isOpening = false
  private let dropHint = DropHint()
  private let stack = GtkStack()
  private let bindings = StateBindings()
  private var clock: Task<Void, Never>?

  init(_ context: AppContext, window: GtkWindow, toasts: AdwToastOverlay) {
    self.context = context
    self.window = window
    let thumbnails = context.thumbnails
    list = ProjectListViewModel(
      library: context.library, archiver: .zip,
      thumbnail: { project in
        // A bundle is whole without one.
        try? await thumbnails.png(of: project)
      })
    grid = ProjectGrid(list, window: window) { try await thumbnails.thumbnail(of: $0) }
    notices = ProjectNotices(list, window: window, toasts: toasts)
    let overlay = GtkOverlay()
    let column = GtkBox(.vertical, spacing: 0)
    overlay.setChild(column.widget)
    overlay.addOverlay(dropHint.widget)
    widget = overlay.widget
    header = ProjectsHeader(list, page: widget)
    [header.widget, notices.widget, stack.widget].forEach { column.append($0) }
    fillStack()
    connect()
    follow()
  }

  /// Ends what goes on in the background, before the page goes.
  func close() {
    clock?.cancel()
    bindings.cancel()
    notices.close()
    grid.close()
  }

  /// Shows the list as it is now, after a project was edited, and goes back to that.
  func reload(returningTo project: ProjectID? = nil) {
    Task {
      await list.reload()
      guard let project else { return }
      grid.focus(project)
    }
  }

  // MARK: Parts

  private func fillStack() {
    stack.expand(horizontally: true, vertically: true)
    stack.show(GtkBox(.vertical, spacing: 0).widget, named: ProjectListContent.loading)
    stack.show(grid.widget, named: ProjectListContent.projects)
    stack.show(EmptyPages.firstStart(isReadOnly: list.isReadOnly), named: ProjectListContent.empty)
    stack.show(EmptyPages.nothingFound(), named: ProjectListContent.nothingFound)
  }

  private func connect() {
    let isReadOnly = list.isReadOnly
    grid.menu = { ProjectMenus.context(isReadOnly: isReadOnly) }
    grid.onOpen = { [weak self] id in self?.open(id) }
    grid.onDelete = { [weak self] in _ = self?.perform(.delete) }
    grid.onCurrentChange = { [weak self] in self?.onActionsChange?() }
    guard !isReadOnly else { return }
    widget.acceptFiles(
      hover: { [dropHint] isInside in dropHint.widget.isVisible = isInside },
      drop: { [weak self] files, _ in
        guard let self, !files.isEmpty else { return false }
        Task { await self.take(files) }
        return true
      })
  }

  private func follow() {
    bindings.add { [stack, list] in stack.show(list.content) }
    bindings.add { [weak self] in
      guard let self else { return }
      _ = availableActions
      onActionsChange?()
    }
    clock = Task { [list, context] in
      await list.reload()
      await context.thumbnails.removeAll(except: list.projects)
      while !Task.isCancelled {
        // What is cancelled ends the loop.
        try? await Task.sleep(for: .seconds(30))
        list.tick()
      }
    }
  }
}

extension ProjectListContent {
  /// The name of its page in the stack.
  fileprivate var pageName: String { String(describing: self) }
}

extension GtkStack {
  fileprivate func show(_ page: GtkWidget, named content: ProjectListContent) {
    _ = addNamed(page, name: content.pageName)
  }

  /// Shows one of the pages, and hides the others from assistive technology too.
  fileprivate func show(_ content: ProjectListContent) {
    guard let shown = getChildByName(content.pageName) else { return }
    // A page that is hidden cannot be shown.
    shown.isVisible = true
    setVisibleChild(shown)
    for page in widget.children { page.isVisible = page.isSame(as: shown) }
  }
}
