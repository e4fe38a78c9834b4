import AdwaitaKit
import CAdw
import MessageCatalog

/// A dialog that shows how far something is and stops it. It appears only when that takes a while.
@MainActor
enum ProgressDialog {
  /// Before this it would only flicker.
  private static let delay = Duration.milliseconds(400)

  /// Does something while the dialog may show.
  ///
  /// - Parameters:
  ///   - fraction: The finished part, from 0 to 1, out of observable state.
  ///   - cancel: Called when the user wants to stop.
  static func show<Result>(
    _ heading: String, over window: GtkWindow, fraction: @escaping @MainActor () -> Double?,
    cancel: @escaping @MainActor () -> Void, during work: () async -> Result
  ) async -> Result {
    let dialog = AdwMessageDialog(window, heading: heading, body: nil)
    let bar = GtkProgressBar()
    bar.setAccessibleLabel(tr("Progress"))
    dialog.setExtraChild(bar.widget)
    dialog.addResponse("cancel", label: tr("Cancel"))
    dialog.setCloseResponse("cancel")
    let binding = StateBinding { bar.setFraction(fraction() ?? 0) }
    let appearance = Task {
      try await Task.sleep(for: delay)
      dialog.on("response") { cancel() }
      (dialog.cast() as GtkWindow).present()
    }
    let result = await work()
    appearance.cancel()
    binding.cancel()
    (dialog.cast() as GtkWindow).destroy()
    return result
  }
}
