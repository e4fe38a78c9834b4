import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// Going from the list to a project and back, and leaving the app with all saved.
extension MainWindow {
  func showProjects(_ context: AppContext) {
    projects?.close()
    self.context = context
    let page = ProjectsPage(context, window: window.cast(), toasts: toasts)
    page.onOpen = { [weak self] project in await self?.edit(project) }
    page.onActionsChange = { [weak self] in self?.updateActions() }
    page.notices.onWriting = { [weak self] in self?.openLibrary(.readWrite) }
    projects = page
    show(page.widget, named: "projects")
    tellAboutPreferences()
    updateActions()
    let files = waitingFiles
    waitingFiles = []
    if !files.isEmpty { open(files) }
    if let name = waitingProject {
      waitingProject = nil
      openProject(named: name)
    }
  }

  /// Says what became of preferences that could not be read.
  private func tellAboutPreferences() {
    if let file = preferences.damagedFile {
      toasts.show(
        tr(
          "The preferences were damaged. What is left of them is in {file}", ["file": file.path]),
        seconds: 0)
    } else if let error = preferences.error {
      toasts.show(
        tr("The preferences cannot be read: {reason}", ["reason": words(for: error)]), seconds: 0)
    }
  }

  /// Shows a project to be edited, in the place of the one that is.
  func edit(_ project: OpenedProject) async {
    guard let context, await leaveEditor() else { return }
    let model = EditorViewModel(
      project, library: context.library, textMeasurer: context.textMeasurer)
    let page = EditorPage(model, context: context, window: window.cast(), toasts: toasts)
    page.onActionsChange = { [weak self] in self?.updateActions() }
    editor = page
    show(page.widget, named: "editor")
    updateActions()
    page.canvasView.grabFocus()
    Task { await model.findLostPhotos() }
  }

  /// Goes back to the list, when all is saved.
  func closeEditor() {
    Task {
      guard let project = editor?.model.id, await leaveEditor() else { return }
      showPage(named: "projects")
      if let page = pages.getChildByName("editor") { pages.remove(page) }
      updateActions()
      projects?.reload(returningTo: project)
    }
  }

  /// Ends the editing of a project, when all is saved.
  ///
  /// - Returns: Whether there is no open project any more.
  func leaveEditor() async -> Bool {
    guard let editor else { return true }
    guard await editor.close(orAsk: window.cast()) else { return false }
    self.editor = nil
    if editor.model.photoGeneration > 0 { projects?.grid.renewThumbnail(of: editor.model.id) }
    return true
  }

  /// The window is about to close: it waits until all is saved.
  ///
  /// - Returns: Whether it is to stay for now.
  func closeRequested() -> Bool {
    guard !mayClose else { return false }
    Task {
      guard await leaveEditor() else { return }
      // What is durable is durable without it: a sidecar is written at the next start at the latest.
      try? await context?.library.flushAll()
      rememberPlacement()
      await preferences.finish()
      mayClose = true
      (window.cast() as GtkWindow).close()
    }
    return true
  }

  /// The window lost the focus: a good moment to write what can wait.
  func activeChanged() {
    guard !(window.cast() as GtkWindow).isActive, let model = editor?.model else { return }
    Task { await model.flush() }
  }

  // MARK: Actions

  func perform(_ action: AppAction) {
    if editor?.perform(action) == true { return }
    if projects?.perform(action) == true { return }
    let window: GtkWindow = window.cast()
    switch action {
    case .closeProject: closeEditor()
    case .quit: window.close()
    case .preferences:
      PreferencesWindow.present(preferences, libraryPath: libraryPath, over: window)
    case .shortcuts: ShortcutsWindow.present(over: window)
    case .help: HelpWindow.present(over: window)
    case .about: AboutWindow.present(over: window)
    default: break
    }
  }

  func updateActions() {
    var enabled: Set<AppAction> = [.preferences, .help, .shortcuts, .about, .quit]
    if let editor {
      enabled.formUnion(editor.availableActions)
      enabled.insert(.closeProject)
    } else if let projects {
      enabled.formUnion(projects.availableActions)
    }
    actions.enable(enabled)
  }
}
