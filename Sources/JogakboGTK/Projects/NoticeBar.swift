import AdwaitaKit
import CAdw
import MessageCatalog

/// A bar above the grid that says what is the case, for as long as it is.
@MainActor
final class NoticeBar {
  var widget: GtkWidget { bar.widget }
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
    let button = GtkButton(label: button)
    button.on("clicked") { [weak self] in self?.onButton?() }
    bar.addActionWidget(button.widget, responseId: 0)
    if isClosable { bar.addActionWidget(makeCloseButton(), responseId: 0) }
    widget.isVisible = false
  }

  /// Shows a text; nil for no bar.
  func show(_ text: String?) {
    if let text { label.setText(text) }
    widget.isVisible = text != nil
  }

  /// The bar's own one has no name for screen readers.
  private func makeCloseButton() -> GtkWidget {
    let button = GtkButton(iconName: "window-close-symbolic")
    button.addStyles("flat")
    button.setAccessibleLabel(tr("Close"))
    button.setTooltip(tr("Close"))
    button.on("clicked") { [weak self] in self?.onClose?() }
    return button.widget
  }
}
