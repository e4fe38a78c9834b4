import AdwaitaKit
import CAdw
import CollageDocument
import CollageGeometry
import CollagePresentation

/// The keys that only the canvas takes: text fields need them for themselves.
extension CanvasView {
  /// What arrows move by, in canvas units.
  private static let step = 1.0
  /// What they move by with Shift.
  private static let bigStep = 10.0

  func addKeys() {
    let keys = GtkEventControllerKey()
    keys.answer("key-pressed") { [weak self] (key: UInt32, _: UInt32, state: UInt32) in
      self?.press(key, GdkModifierType(rawValue: state)) ?? false
    }
    canvas.widget.add(keys)
    for action in AppAction.allCases where !action.canvasAccelerators.isEmpty {
      canvas.widget.addShortcuts(action.canvasAccelerators, for: action.detailedName)
    }
  }

  /// - Returns: Whether the key was for the canvas.
  private func press(_ key: UInt32, _ state: GdkModifierType) -> Bool {
    guard state.isDisjoint(with: [.controlMask, .altMask, .superMask]) else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: return nudge(x: -1, y: 0, state)
    case GDK_KEY_Right, GDK_KEY_KP_Right: return nudge(x: 1, y: 0, state)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return nudge(x: 0, y: -1, state)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return nudge(x: 0, y: 1, state)
    case GDK_KEY_Escape: model.escape()
    case GDK_KEY_Return, GDK_KEY_KP_Enter: return confirm()
    case GDK_KEY_Menu: onMenu?(menuPoint)
    default: return false
    }
    return true
  }

  private func nudge(x: Double, y: Double, _ state: GdkModifierType) -> Bool {
    let length = state.contains(.shiftMask) ? Self.bigStep : Self.step
    let offset = CanvasPoint(x: x, y: y) * length
    if case .cropping(let id) = model.mode {
      model.adjustCropPan(of: id, by: offset)
    } else if model.selection.isEmpty {
      // Nothing to move: the arrows go on to the next widget.
      return false
    } else {
      model.nudge(offset)
    }
    return true
  }

  private func confirm() -> Bool {
    if model.mode != .arranging {
      model.leaveMode()
    } else if let layer = model.selectedLayer {
      model.editContent(of: layer.id)
    } else {
      return false
    }
    return true
  }

  /// Where the menu of the keyboard appears: in the middle of the selection, or of the view.
  private var menuPoint: ScreenPoint {
    let viewport = model.viewport
    return model.selectionFrame.map { viewport.screenPoint(of: $0.outline.center) }
      ?? ScreenPoint(x: viewport.view.width / 2, y: viewport.view.height / 2)
  }
}
