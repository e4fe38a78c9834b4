public import CAdw
public import CollageGeometry

extension GtkMenuButton {
  /// Sets what the button's menu shows.
  @MainActor public func setMenu(_ content: [MenuContent]) {
    setMenuModel(GMenu.of(content).cast())
  }
}

extension Widget {
  /// Shows a menu at a place of the widget.
  @MainActor public func showMenu(_ content: [MenuContent], at place: CanvasPoint) {
    let menu = GtkPopoverMenu(model: GMenu.of(content).cast())
    let popover: GtkPopover = menu.cast()
    menu.widget.setParent(widget)
    popover.setHasArrow(false)
    var point = GdkRectangle(x: Int32(place.x), y: Int32(place.y), width: 1, height: 1)
    popover.setPointingTo(&point)
    let pointer = menu.pointer
    popover.on("closed") {
      // The action of the chosen entry runs after this signal, and finds its window by the menu.
      Task { unsafeBitCast(pointer, to: GtkWidget.self).unparent() }
    }
    popover.popup()
  }
}
