public import CAdw
public import CollageGeometry

extension GtkMenuButton {
  /// Sets what the button's menu shows.
  @MainActor public func setMenu(_ content: [MenuContent]) {
    setMenuModel(.showing(content))
  }
}

extension Widget {
  /// Shows a menu at a place of the widget.
  @MainActor public func showMenu(_ content: [MenuContent], at place: CanvasPoint) {
    let menu = GtkPopoverMenu(model: .showing(content))
    let popover: GtkPopover = menu.cast()
    menu.widget.setParent(widget)
    popover.setHasArrow(false)
    var point = GdkRectangle(x: Int32(place.x), y: Int32(place.y), width: 1, height: 1)
    popover.setPointingTo(&point)
    let open = OpenMenu(menu.widget)
    popover.on("closed") {
      // The action of the chosen entry runs after this signal, and finds its window by the menu.
      Task { open.end() }
    }
    popover.popup()
  }
}

/// A menu at a place, which its own handler keeps until it is closed.
@MainActor
private final class OpenMenu {
  private var menu: GtkWidget?

  init(_ menu: GtkWidget) {
    self.menu = menu
  }

  func end() {
    menu?.unparent()
    menu = nil
  }
}
