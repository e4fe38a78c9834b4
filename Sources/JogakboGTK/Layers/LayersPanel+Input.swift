import AdwaitaKit
import CAdw
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import MessageCatalog

/// Dragging rows to another place, keys, and the menu of the list.
extension LayersPanel {
  // MARK: Dragging

  func addDrag(to row: LayerRow, _ id: LayerID) {
    let (model, widget) = (model, row.row.widget)
    let isAbove = { [unowned(unsafe) widget] (place: CanvasPoint) in
      place.y < Double(widget.height) / 2
    }
    widget.offerItem(id.description)
    widget.acceptItems(
      hover: { [weak row] place in row?.showDrop(above: place.map(isAbove)) },
      drop: { dropped, place in
        guard let dropped = LayerID(dropped), model.document[dropped] != nil else { return false }
        // What is higher in the list lies before what is lower.
        model.reorder(
          model.dragged(from: dropped), to: isAbove(place) ? .inFront(of: id) : .behind(id))
        return true
      })
  }

  // MARK: Keys

  func addKeys() {
    let keys = GtkEventControllerKey()
    keys.answer("key-pressed") { [weak self] (key: UInt32, _: UInt32, state: UInt32) in
      self?.press(key, GdkModifierType(rawValue: state)) ?? false
    }
    list.add(keys)
  }

  /// - Returns: Whether the key was for the list.
  private func press(_ key: UInt32, _ state: GdkModifierType) -> Bool {
    let modifiers = state.intersection([.shiftMask, .controlMask, .altMask, .superMask])
    switch (Int32(bitPattern: key), modifiers) {
    case (GDK_KEY_Up, .altMask), (GDK_KEY_KP_Up, .altMask): return moveFocused(to: .forward)
    case (GDK_KEY_Down, .altMask), (GDK_KEY_KP_Down, .altMask): return moveFocused(to: .backward)
    case (GDK_KEY_Delete, []), (GDK_KEY_KP_Delete, []): model.removeSelection()
    case (GDK_KEY_Menu, []), (GDK_KEY_F10, .shiftMask): return showMenuOfFocused()
    default: return false
    }
    return true
  }

  private func moveFocused(to order: LayerOrder) -> Bool {
    guard let id = focusedLayer else { return false }
    model.reorder(model.dragged(from: id), to: order)
    return true
  }

  // MARK: The menu

  func addMenu() {
    let click = GtkGestureClick()
    (click.cast() as GtkGestureSingle).setButton(UInt32(GDK_BUTTON_SECONDARY))
    click.on("pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.showMenu(at: CanvasPoint(x: x, y: y))
    }
    list.add(click)
  }

  private func showMenuOfFocused() -> Bool {
    guard let id = focusedLayer, let place = order.firstIndex(of: id),
      let row = list.getRowAtIndex(Int32(place))
    else { return false }
    var (x, y) = (0.0, 0.0)
    _ = row.widget.translateCoordinates(
      list.widget, srcX: 24, srcY: Double(row.widget.height) / 2, destX: &x, destY: &y)
    showMenu(at: CanvasPoint(x: x, y: y))
    return true
  }

  private func showMenu(at place: CanvasPoint) {
    guard let row = list.getRowAtY(Int32(place.y)), order.indices.contains(Int(row.index)) else {
      return
    }
    let id = order[Int(row.index)]
    if !model.selection.contains(id) { model.select([id]) }
    _ = row.widget.grabFocus()
    var (x, y) = (0.0, 0.0)
    _ = list.widget.translateCoordinates(
      widget, srcX: place.x, srcY: place.y, destX: &x, destY: &y)
    widget.showMenu(EditorMenus.layerList(for: model), at: CanvasPoint(x: x, y: y))
  }
}
