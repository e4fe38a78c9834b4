import CAdw
public import CollageGeometry

/// Dragging things of a list to another place in it.
extension Widget {
  /// Lets the user drag the widget within the app; a picture of it follows the pointer.
  ///
  /// - Parameter id: What the place that it is dropped on is told.
  @MainActor public func offerItem(_ id: String) {
    let source = GtkDragSource()
    source.setActions(.move)
    source.setContent(.text(id))
    let widget = widget
    // The drag belongs to the widget: its handler keeps neither.
    source.on("drag-begin") { [unowned(unsafe) source, unowned(unsafe) widget] in
      let paintable = GtkWidgetPaintable(widget)
      source.setIcon(paintable.cast(), hotX: 0, hotY: 0)
    }
    add(source)
  }

  /// Takes items that are dropped on the widget; see ``offerItem(_:)``.
  ///
  /// - Parameters:
  ///   - hover: Gets the place of an item that is over the widget, and nil when it leaves.
  ///   - drop: Gets what the item was offered as, and the place, in the widget's coordinates; returns
  ///     whether it takes it.
  @MainActor public func acceptItems(
    hover: @escaping @MainActor (CanvasPoint?) -> Void,
    drop: @escaping @MainActor (_ id: String, _ place: CanvasPoint) -> Bool
  ) {
    let target = GtkDropTarget(cglib_type_string(), actions: .move)
    target.answer("drop") { (value: UnsafePointer<GValue>, x: Double, y: Double) in
      // GTK tells of no leaving when something is dropped.
      hover(nil)
      return drop(String(g_value_get_string(value)), CanvasPoint(x: x, y: y))
    }
    let motion = GtkDropControllerMotion()
    motion.on("motion") { [unowned(unsafe) target] (x: Double, y: Double) in
      if target.currentDrop != nil { hover(CanvasPoint(x: x, y: y)) }
    }
    motion.on("leave") { hover(nil) }
    add(motion)
    add(target)
  }
}
