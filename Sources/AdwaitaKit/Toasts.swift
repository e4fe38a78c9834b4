public import CAdw

extension AdwToastOverlay {
  /// Shows a message for a few seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long; 0 until the user closes it.
  ///   - button: The words of a button, such as `Undo`.
  ///   - dismissed: Called when the message is gone, whatever the reason: the button was pressed
  ///     (true), the time is over, or the user closed it.
  @discardableResult @MainActor
  public func show(
    _ text: String, seconds: Int = 5, button: String? = nil,
    dismissed: (@MainActor (_ isPressed: Bool) -> Void)? = nil
  ) -> AdwToast {
    // The title is markup.
    let toast = AdwToast(text.escapedAsMarkup)
    toast.setTimeout(guint(seconds))
    toast.setButtonLabel(button)
    let press = PressedButton()
    toast.on("button-clicked") { press.isPressed = true }
    if let dismissed { toast.on("dismissed") { dismissed(press.isPressed) } }
    addToast(toast)
    return toast
  }
}

@MainActor
private final class PressedButton {
  var isPressed = false
}

extension String {
  /// With the characters that mean something in Pango's markup replaced, for labels that take it.
  public var escapedAsMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return self }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
