import CollageDocument
import CollageGeometry
import Foundation

/// What the pointer tells before anything is pressed.
extension EditorViewModel {
  /// The pointer moved over the canvas without being pressed; nil when it left.
  public func hover(at point: ScreenPoint?) {
    var hovered: LayerID?
    if let point, mode == .arranging, pointer.isNone,
      case .layer(let id) = pressTarget(at: point, device: .mouse)
    {
      hovered = id
    }
    // Only what differs is told, so that moving the pointer redraws nothing.
    if hovered != hoveredLayer { hoveredLayer = hovered }
  }

  /// What the pointer looks like: what a press would do, or what the pressed pointer does.
  public func cursor(at point: ScreenPoint, modifiers: InputModifiers = []) -> PointerShape {
    switch pointer {
    case .none, .pressed: break
    case .moving, .cropping, .swapping, .panning: return .move
    case .handling(let drag): return shape(of: drag.handle)
    case .banding: return .crosshair
    }
    switch pressTarget(at: point, device: .mouse) {
    case .handle(let handle): return shape(of: handle)
    case .background: return .standard
    case .layer(let id):
      if mode == .typing(id) { return .text }
      return isReadOnly || modifiers.extendsSelection ? .standard : .move
    }
  }

  private func shape(of handle: SelectionFrame.Handle) -> PointerShape {
    guard handle != .rotation, let rotation = selectionFrame?.outline.rotation else {
      return .rotate
    }
    let direction = AffineMap.rotation(rotation).apply(to: handle.unitPoint)
    return PointerShape(resizingAlong: direction)
  }
}

extension PointerShape {
  /// The shape for resizing in a direction: that of the nearest eighth of a turn.
  fileprivate init(resizingAlong direction: CanvasPoint) {
    let shapes: [PointerShape] = [
      .resizeLeftRight, .resizeTopLeftBottomRight, .resizeUpDown, .resizeTopRightBottomLeft,
    ]
    let eighths = Int((atan2(direction.y, direction.x) / (.pi / 4)).rounded())
    // From -4 to 4; opposite directions look the same.
    self = shapes[(eighths + shapes.count) % shapes.count]
  }
}
