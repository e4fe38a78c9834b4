import CAdw

extension Widget {
  /// Lets keys run an action while the widget, or one inside it, has the keyboard and does not take
  /// them itself.
  ///
  /// - Parameters:
  ///   - keys: In GTK's notation, such as `<Control>c`. Menus show the first.
  ///   - action: Such as `win.copy`, or `window.close` of every window.
  @MainActor public func addShortcuts(_ keys: [String], for action: String) {
    let controller = GtkShortcutController()
    // Menus show what was added last.
    for key in keys.reversed() {
      controller.addShortcut(
        GtkShortcut(
          GtkShortcutTrigger.parseString(key), action: GtkNamedAction(action).cast()))
    }
    add(controller)
  }
}
