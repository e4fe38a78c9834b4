import AdwaitaKit
import CAdw
import CollagePresentation

/// The window is as large as it was when it was closed.
extension MainWindow {
  func restorePlacement() {
    let window: GtkWindow = window.cast()
    let placement = preferences.preferences.window
    window.setDefaultSize(Int32(placement.width), height: Int32(placement.height))
    if placement.isMaximized { window.maximize() }
  }

  func rememberPlacement() {
    let window: GtkWindow = window.cast()
    var (width, height) = (Int32(0), Int32(0))
    window.getDefaultSize(&width, height: &height)
    preferences.preferences.window = WindowPlacement(
      width: Int(width), height: Int(height), isMaximized: window.isMaximized)
  }
}
