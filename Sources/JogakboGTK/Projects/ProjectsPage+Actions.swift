import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import CollageStorage
import MessageCatalog

/// What the actions do to the projects of the list.
extension ProjectsPage {
  /// The actions that can be done now.
  var availableActions: Set<AppAction> {
    var actions: Set<AppAction> = [.preferences]
    if list.content != .empty { actions.insert(.search) }
    if grid.current != nil { actions.insert(.openProject) }
    let isIdle = list.activity == nil
    if isIdle, grid.current != nil { actions.insert(.exportBundle) }
    guard !list.isReadOnly else { return actions }
    actions.formUnion([.newProject, .showDeleted])
    if !list.deletedLast.isEmpty { actions.insert(.undo) }
    if isIdle { actions.formUnion([.newFromPhotos, .importProjects]) }
    if grid.current != nil { actions.formUnion([.renameProject, .duplicate, .delete]) }
    return actions
  }

  /// - Returns: Whether the action is one of the list's.
  func perform(_ action: AppAction) -> Bool {
    switch action {
    case .newProject: makeProject()
    case .newFromPhotos: choosePhotos()
    case .importProjects: chooseImports()
    case .showDeleted: showDeleted()
    case .search: header.toggleSearch()
    case .undo: undoDeleting()
    default: return performOnCurrent(action)
    }
    return true
  }

  private func performOnCurrent(_ action: AppAction) -> Bool {
    guard let project = grid.current.flatMap({ list.project($0) }) else { return false }
    switch action {
    case .openProject: open(project.id)
    case .renameProject: rename(project)
    case .duplicate: duplicate(project)
    case .delete: delete(project)
    case .exportBundle: exportBundle(project)
    default: return false
    }
    return true
  }

  // MARK: Opening and making

  func open(_ id: ProjectID) {
    show { await self.list.open(id) }
  }

  private func makeProject() {
    let store = context.preferences
    Task {
      var choices = NewProjectChoices(format: store.preferences.canvasFormat)
      choices.dotsPerInch = store.preferences.exportChoices.dotsPerInch
      choices.title = await list.unusedTitle(like: tr("Photo collage"))
      guard let choices = await NewProjectDialog.ask(proposing: choices, over: window) else {
        return
      }
      choices.propose(to: &store.preferences.exportChoices)
      show { await self.list.create(title: choices.title, format: choices.format) }
    }
  }

  /// Shows a project as soon as there is one; others that are asked for meanwhile are not.
  func show(_ project: @escaping @MainActor () async -> OpenedProject?) {
    guard !isOpening else { return }
    isOpening = true
    Task {
      if let project = await project() { await onOpen?(project) }
      isOpening = false
    }
  }

  // MARK: Changing

  private func rename(_ project: ProjectSummary) {
    Task {
      guard let title = await RenameDialog.ask(project.title, over: window) else { return }
      await list.rename(project.id, to: title)
      grid.focus(project.id)
    }
  }

  private func duplicate(_ project: ProjectSummary) {
    Task {
      // Translators: the title of a collage that is a copy of another one.
      let title = tr("{title} (copy)", ["title": project.title])
      await list.duplicate(project.id, title: await list.unusedTitle(like: title))
    }
  }

  private func delete(_ project: ProjectSummary) {
    let index = list.projects.firstIndex(of: project) ?? 0
    let confirms = context.preferences.preferences.confirmsDeleting
    Task {
      if confirms, await !confirmsDeleting(project) { return }
      await list.delete([project.id])
      grid.focus(at: index)
    }
  }

  private func confirmsDeleting(_ project: ProjectSummary) async -> Bool {
    let dialog = MessageDialog(
      heading: tr("Delete “{title}”?", ["title": project.title.isolated]),
      body: tr("It can be brought back from the recently deleted collages."),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("delete", label: tr("Delete"), look: .destructive),
      ], closeAnswer: "cancel", defaultAnswer: "delete")
    return await dialog.ask(over: window) == "delete"
  }

  private func undoDeleting() {
    guard let project = list.deletedLast.first else { return }
    Task {
      await list.restore(list.deletedLast)
      grid.focus(project.id)
    }
  }

  private func showDeleted() {
    Task {
      let deleted = DeletedProjectsViewModel(library: context.library)
      await DeletedProjectsWindow.present(deleted, over: window)
      await list.reload()
    }
  }
}
