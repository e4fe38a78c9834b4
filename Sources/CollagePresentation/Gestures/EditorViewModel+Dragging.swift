import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation

/// Moving layers, and dragging the handles of the selection.
extension EditorViewModel {
  /// Within how many logical pixels a line pulls.
  static let snapReach = 6.0
  /// Within how many radians of a right angle a turned layer is pulled to it.
  static let rightAngleReach = 2.5 * Double.pi / 180

  // MARK: Moving

  func beginMoving(at start: CanvasPoint) {
    let ids = movableSelection
    let layers = selectedLayers.filter { !$0.isLocked }
    guard let box = document.boundingBox(of: layers), beginGesture(.move) else {
      pointer = .none
      return
    }
    pointer = .moving(
      PointerInteraction.Move(
        start: start, layers: ids, box: box,
        targets: SnapTargets(in: document, moving: Set(ids))))
  }

  func update(
    _ move: PointerInteraction.Move, to place: CanvasPoint, _ modifiers: InputModifiers
  ) {
    var offset = place - move.start
    if modifiers.contains(.constrain) {
      if abs(offset.x) < abs(offset.y) { offset.x = 0 } else { offset.y = 0 }
    }
    guides = .none
    if snaps, !modifiers.contains(.free) {
      let box = CanvasRect(origin: move.box.origin + offset, size: move.box.size)
      let snap = move.targets.snap(box, within: Self.snapReach / viewport.scale)
      offset = offset + snap.offset
      guides = SnapGuides(upright: snap.uprightGuide, level: snap.levelGuide)
    }
    updateGesture { try $0.move(move.layers, by: offset) }
  }

  // MARK: Handles

  func beginHandling(_ handle: SelectionFrame.Handle, at start: CanvasPoint) {
    guard let outline = selectionFrame?.outline, beginGesture(handle.editName) else {
      pointer = .none
      return
    }
    pointer = .handling(
      PointerInteraction.HandleDrag(
        handle: handle, start: start, outline: outline, layers: movableSelection))
  }

  func update(
    _ drag: PointerInteraction.HandleDrag, to place: CanvasPoint, _ modifiers: InputModifiers
  ) {
    if drag.handle == .rotation {
      turn(drag, to: place, modifiers)
    } else if drag.handle.isCorner {
      scale(drag, to: place, modifiers)
    } else {
      stretch(drag, to: place)
    }
  }

  private func turn(
    _ drag: PointerInteraction.HandleDrag, to place: CanvasPoint, _ modifiers: InputModifiers
  ) {
    let center = drag.outline.center
    func angle(_ point: CanvasPoint) -> Double { atan2(point.y - center.y, point.x - center.x) }
    var rotation = drag.outline.rotation + angle(place) - angle(drag.start)
    if modifiers.contains(.constrain) {
      rotation = EditorDocument.steppedRotation(rotation)
    } else if !modifiers.contains(.free) {
      let right = (rotation / (.pi / 2)).rounded() * .pi / 2
      if abs(rotation - right) < Self.rightAngleReach { rotation = right }
    }
    let radians = rotation - drag.outline.rotation
    updateGesture { try $0.transform(drag.layers, about: center, rotateBy: radians) }
  }

  /// Scales about the opposite corner, or about the middle; the dragged corner stays on the diagonal.
  private func scale(
    _ drag: PointerInteraction.HandleDrag, to place: CanvasPoint, _ modifiers: InputModifiers
  ) {
    let half = drag.outline.size * 0.5
    let unit = drag.handle.unitPoint
    let corner = CanvasPoint(x: unit.x * half.width, y: unit.y * half.height)
    let fixed = modifiers.contains(.free) ? CanvasPoint.zero : corner * -1
    let diagonal = corner - fixed
    let moved = drag.outline.local(place) - drag.outline.local(drag.start) + diagonal
    // The part of the way that lies along the diagonal.
    let factor =
      (moved.x * diagonal.x + moved.y * diagonal.y) / (diagonal.length * diagonal.length)
    let pivot = drag.outline.localToCanvas.apply(to: fixed)
    updateGesture {
      try $0.transform(drag.layers, about: pivot, scaleBy: max(factor, .leastNonzeroMagnitude))
    }
  }

  /// Changes the frame's width or height; the opposite edge stays.
  private func stretch(_ drag: PointerInteraction.HandleDrag, to place: CanvasPoint) {
    guard let id = drag.layers.first else { return }
    let moved = drag.outline.local(place) - drag.outline.local(drag.start)
    let unit = drag.handle.unitPoint
    updateGesture { document in
      guard let placement = document[id]?.placement else { return }
      let growth = CanvasSize(
        width: moved.x * unit.x / placement.scale, height: moved.y * unit.y / placement.scale)
      document.resizeFrame(of: id, by: growth, measuredBy: textMeasurer)
      guard let resized = document[id]?.placement else { return }
      let shift = CanvasPoint(
        x: (resized.frame.width - placement.frame.width) / 2 * unit.x * placement.scale,
        y: (resized.frame.height - placement.frame.height) / 2 * unit.y * placement.scale)
      document[id]?.placement.center =
        placement.center + AffineMap.rotation(placement.rotation).apply(to: shift)
    }
  }
}

extension SelectionFrame.Handle {
  /// What dragging the handle is called.
  fileprivate var editName: EditName {
    if self == .rotation { return .rotate }
    return isCorner ? .scale : .setProperties
  }
}
