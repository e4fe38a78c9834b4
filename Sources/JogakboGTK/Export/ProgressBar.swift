import AdwaitaKit
import CAdw
import MessageCatalog

/// How far something is, and a button that stops it; only there while it goes on.
@MainActor
final class ProgressBar {
  let widget: GtkWidget
  /// Called when the button is pressed.
  var onCancel: (@MainActor () -> Void)?
  private let bar = GtkProgressBar()

  /// - Parameter cancelLabel: Names the button for screen readers.
  init(cancelLabel: String) {
    let box = GtkBox(.horizontal, spacing: 12)
    box.setMargins(horizontal: 12, vertical: 12)
    bar.setShowText(true)
    bar.setAccessibleLabel(tr("Progress"))
    bar.expand(horizontally: true)
    bar.align(vertically: .center)
    box.append(bar.widget)
    let cancel = GtkButton(label: tr("Cancel"))
    cancel.setAccessibleLabel(cancelLabel)
    box.append(cancel.widget)
    widget = box.widget
    widget.setVisible(false)
    cancel.on("clicked") { [weak self] in self?.onCancel?() }
  }

  /// The finished part, from 0 to 1; nil while nothing goes on.
  var fraction: Double? {
    didSet {
      widget.setVisible(fraction != nil)
      if let fraction { bar.setFraction(fraction) }
    }
  }
}
