import AdwaitaKit
import CAdw
import CollagePlatform
import CollagePresentation
import Foundation
import MessageCatalog

/// The desktop app.
@MainActor
public enum JogakboApplication {
  /// The app's name on the session bus, of its desktop file and its icon.
  static let identifier = "org.jogakbo.Jogakbo"

  /// Runs the app until its last window is closed.
  ///
  /// - Returns: The exit code of the process.
  public static func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MemoryAllocator.giveBackLargeBlocks()
    let preferences = PreferencesStore.standard()
    Localization.start(domain: "jogakbo", language: preferences.preferences.language)
    serveMainActor()
    let application = AdwApplication.opening(filesAs: identifier)
    let windows = Windows(application, preferences)
    addOptions(to: application)
    application.addAction("open-project") { (name: String) in windows.openProject(named: name) }
    application.onStartup {
      AppStyle.install()
      DraggedPictures.removeAll()
      windows.followAppearance()
    }
    application.onActivate { windows.present() }
    application.onOpen { files in windows.open(files) }
    return application.run(arguments)
  }

  private static func addOptions(to application: AdwApplication) {
    // Translators: stands for a collage's title in the help of the command line.
    application.addOption(
      "project", description: tr("Open a collage by its title or identifier"),
      placeholder: tr("TITLE"))
    application.addOption("version", description: tr("Print the version"))
    application.onOptions { [unowned(unsafe) application] options in
      if options.has("version") {
        print("jogakbo-app \(JogakboVersion.current)")
        return EXIT_SUCCESS
      }
      guard let project = options.word("project") else { return nil }
      do {
        try application.runAction("open-project", parameter: project)
        return nil
      } catch {
        FileHandle.standardError.write(Data("jogakbo-app: \(error)\n".utf8))
        return EXIT_FAILURE
      }
    }
  }
}

/// The one window, which is made when it is first needed.
@MainActor
private final class Windows {
  private unowned(unsafe) let application: AdwApplication
  private let preferences: PreferencesStore
  private var window: MainWindow?
  private var appearance: AppearanceBinding?

  init(_ application: AdwApplication, _ preferences: PreferencesStore) {
    self.application = application
    self.preferences = preferences
  }

  func followAppearance() {
    appearance = AppearanceBinding(preferences)
  }

  func present() {
    let window = window ?? MainWindow(application, preferences: preferences)
    self.window = window
    window.present()
  }

  func open(_ files: [URL]) {
    present()
    window?.open(files)
  }

  func openProject(named name: String) {
    present()
    window?.openProject(named: name)
  }
}
