import AdwaitaKit
import CAdw
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
    Localization.start(domain: "jogakbo")
    serveMainActor()
    let application = AdwApplication.opening(filesAs: identifier)
    let windows = Windows(application)
    application.onStartup { AppStyle.install() }
    application.onActivate { windows.present() }
    application.onOpen { files in windows.open(files) }
    return application.run(arguments)
  }
}

/// The one window, which is made when it is first needed.
@MainActor
private final class Windows {
  private unowned(unsafe) let application: AdwApplication
  private var window: MainWindow?

  init(_ application: AdwApplication) {
    self.application = application
  }

  func present() {
    let window = window ?? MainWindow(application)
    self.window = window
    window.present()
  }

  func open(_ files: [URL]) {
    present()
    window?.open(files)
  }
}
