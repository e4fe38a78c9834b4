import AdwaitaKit
import CAdw

/// A bar above the grid that says what is the case, for as long as it is.
@MainActor
final class NoticeBar {
  let widget: GtkWidget
  /// Called when the button is pressed.
  var onButton: (@MainActor () -> Void)?
  /// Called when the user has read it.
  var onClose: (@MainActor () -> Void)?
  private let bar = GtkInfoBar()
  private let label = GtkLabel("")

  init(_ kind: GtkMessageType, button: String, isClosable: Bool = false) {
    label.setWrap(true)
    label.setXalign(0)
    label.expand(horizontally: true)
    bar.setMessageType(kind)
    bar.addChild(label.widget)
    bar.setShowCloseButton(isClosable)
    bar.setRevealed(false)
    let button = GtkButton(label: button)
    bar.addActionWidget(button.widget, responseId: 0)
    widget = bar.widget
    bar.on("response") { [weak self] (response: Int32) in
      response == 0 ? self?.onButton?() : self?.onClose?()
    }
  }

  /// Shows a text; nil for no bar.
  func show(_ text: String?) {
    if let text { label.setText(text) }
    bar.setRevealed(text != nil)
  }
}
