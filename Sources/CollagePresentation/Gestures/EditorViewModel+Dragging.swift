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
    let isOnAxis = modifiers.contains(.constrain)
    let movesAcross = !isOnAxis || abs(offset.x) >= abs(offset.y)
    let movesUpright = !isOnAxis || !movesAcross
    if !movesAcross { offset.x = 0 }
    if !movesUpright { offset.y = 0 }
    var lines = SnapGuides.none
    if snaps, !modifiers.contains(.free) {
      let box = CanvasRect(origin: move.box.origin + offset, size: move.box.size)
      let snap = move.targets.snap(box, within: Self.snapReach / viewport.scale)
      if movesAcross, let line = snap.uprightGuide {
        offset.x += snap.offset.x
        lines.upright = line
      }
      if movesUpright, let line = snap.levelGuide {
        offset.y += snap.offset.y
        lines.level = line
      }
    }
    updateGesture { try $0.move(move.layers, by: offset) }
    guides = lines.touched(by: box(of: move))
  }

  /// Where the layers that are being moved lie now; layers do not leave the canvas, so it need not be
  /// where the pointer is.
  func box(of move: PointerInteraction.Move) -> CanvasRect {
    document.boundingBox(of: move.layers.compactMap { document[$0] }) ?? move.box
  }

  // MARK: Handles

  func beginHandling(_ handle: SelectionFrame.Handle, at start: CanvasPoint) {
    // Undo by the keyboard may have changed the selection since the handle was pressed.
    guard let frame = selectionFrame, frame.handles.contains(handle),
      beginGesture(handle.editName)
    else {
      pointer = .none
      return
    }
    pointer = .handling(
      PointerInteraction.HandleDrag(
        handle: handle, start: start, outline: frame.outline, layers: movableSelection))
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
    guard moved.isFinite else { return }
    updateGesture { document in
      document.moveEdge(drag.handle.unitPoint, of: id, by: moved, measuredBy: textMeasurer)
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

extension SnapGuides {
  /// How far a box may be from a line that it was pulled to, in canvas units: rounding.
  private static let tolerance = 1e-6

  /// The lines that an edge or the middle of a box lies on.
  fileprivate func touched(by box: CanvasRect) -> SnapGuides {
    func touches(_ line: Double, _ edges: Double...) -> Bool {
      edges.contains { abs($0 - line) <= Self.tolerance }
    }
    var touched = SnapGuides.none
    touched.upright = upright.flatMap {
      touches($0, box.minX, box.center.x, box.maxX) ? $0 : nil
    }
    touched.level = level.flatMap { touches($0, box.minY, box.center.y, box.maxY) ? $0 : nil }
    return touched
  }
}
