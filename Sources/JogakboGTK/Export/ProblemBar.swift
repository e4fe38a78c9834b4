import AdwaitaKit
import CAdw

/// A bar that says what went wrong, while there is something to say.
@MainActor
final class ProblemBar {
  var widget: GtkWidget { bar.widget }
  private let bar = GtkInfoBar()
  private let label = GtkLabel("")

  init() {
    label.setWrap(true)
    label.setXalign(0)
    bar.addChild(label.widget)
    bar.setMessageType(.error)
    bar.isVisible = false
  }

  /// What went wrong; nil for nothing.
  var text: String? {
    didSet {
      // A bar that is only not revealed is still read out.
      bar.isVisible = text != nil
      if let text { label.setText(text) }
    }
  }
}
