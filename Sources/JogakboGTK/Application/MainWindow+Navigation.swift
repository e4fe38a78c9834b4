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
    self.context = context
    let page = ProjectsPage(context, window: window.cast(), toasts: toasts)
    page.onOpen = { [weak self] project in self?.edit(project) }
    projects = page
    show(page.widget, named: "projects")
    tellAboutPreferences()
    updateActions()
    let files = waitingFiles
    waitingFiles = []
    if !files.isEmpty { page.open(files) }
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

  /// Shows a project to be edited.
  func edit(_ project: OpenedProject) {
    guard let context else { return }
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
      guard let editor, await editor.close(orAsk: window.cast()) else { return }
      self.editor = nil
      pages.setVisibleChildName("projects")
      if let page = pages.getChildByName("editor") { pages.remove(page) }
      updateActions()
      projects?.reload()
    }
  }

  /// The window is about to close: it waits until all is saved.
  ///
  /// - Returns: Whether it is to stay for now.
  func closeRequested() -> Bool {
    guard !mayClose else { return false }
    Task {
      if let editor {
        guard await editor.close(orAsk: window.cast()) else { return }
        self.editor = nil
      }
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
