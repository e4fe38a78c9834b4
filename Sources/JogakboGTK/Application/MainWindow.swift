import AdwaitaKit
import CAdw
import CollageMessages
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// The window: the list of projects, or one of them being edited.
@MainActor
final class MainWindow {
  let window: AdwApplicationWindow
  let toasts = AdwToastOverlay()
  let pages = GtkStack()
  let actions: WindowActions
  let libraryPath = LibraryFolder.standardPath
  let preferences: PreferencesStore
  private let opener: LibraryOpener
  var context: AppContext?
  var projects: ProjectsPage?
  var editor: EditorPage?
  /// Files that came before the library was open.
  var waitingFiles: [URL] = []
  /// The project that was asked for before the library was open.
  var waitingProject: String?
  /// Whether everything was saved, so that the window may go.
  var mayClose = false

  init(_ application: AdwApplication, preferences: PreferencesStore) {
    self.preferences = preferences
    opener = LibraryOpener(
      path: libraryPath,
      options: LibraryOptions(
        inspector: .sandboxed(onMissingFilter: Self.reportMissingFilter),
        historyLimit: preferences.preferences.undoSteps))
    window = AdwApplicationWindow(application.cast())
    actions = WindowActions(of: window, application: application)
    let gtkWindow: GtkWindow = window.cast()
    gtkWindow.setTitle(tr("Jogakbo"))
    restorePlacement()
    window.widget.setSizeRequest(360, height: 400)
    pages.setTransitionType(.crossfade)
    toasts.setChild(pages.widget)
    window.setContent(toasts.widget)
    actions.perform = { [weak self] in self?.perform($0) }
    gtkWindow.answer("close-request") { [weak self] in self?.closeRequested() ?? false }
    gtkWindow.on("notify::is-active") { [weak self] in self?.activeChanged() }
    openLibrary(.readWrite)
  }

  /// For whoever looks after the system; the user can do nothing about it.
  private nonisolated static func reportMissingFilter() {
    FileHandle.standardError.write(Data("jogakbo-app: \(SandboxWords.missingFilter)\n".utf8))
  }

  /// Brings the window to the front.
  func present() {
    (window.cast() as GtkWindow).present()
  }

  /// Opens bundles and documents as projects; photos go into the open project, or a new one.
  func open(_ files: [URL]) {
    guard let projects else {
      waitingFiles += files
      return
    }
    Task { await projects.take(files, photosInto: editor?.model) }
  }

  /// Opens a project by its title or identifier, as soon as the library is open.
  func openProject(named name: String) {
    guard let context else {
      waitingProject = name
      return
    }
    Task {
      do {
        let project = try await context.library.open(named: name)
        await edit(project)
      } catch {
        toasts.show(words(for: error))
      }
    }
  }

  // MARK: The library

  func openLibrary(_ access: Library.Access, recovering: Bool = false) {
    Task {
      await opener.open(access, recovering: recovering)
      switch opener.state {
      case .open(let library):
        showProjects(AppContext(library: library, preferences: preferences))
      case .refused(let refusal): show(refusal)
      case .closed, .opening: break
      }
    }
  }

  private func show(_ refusal: LibraryRefusal) {
    // A library that is looked at goes on being so.
    guard context == nil else {
      toasts.show(words(for: refusal.error))
      return
    }
    let page = LibraryFailurePage(refusal) { [weak self] answer in
      switch answer {
      case .tryAgain: self?.openLibrary(.readWrite)
      case .lookOnly: self?.openLibrary(.readOnly)
      case .rebuild: self?.openLibrary(.readWrite, recovering: true)
      }
    }
    show(page.widget, named: "failure")
  }

  func show(_ page: GtkWidget, named name: String) {
    if let old = pages.getChildByName(name) { pages.remove(old) }
    pages.addNamed(page, name: name)
    showPage(named: name)
  }

  /// Shows one of the pages, and hides the others from assistive technology too.
  func showPage(named name: String) {
    guard let shown = pages.getChildByName(name) else { return }
    // A page that is hidden cannot be shown.
    shown.isVisible = true
    pages.setVisibleChild(shown)
    for page in pages.widget.children { page.isVisible = page.isSame(as: shown) }
  }
}
