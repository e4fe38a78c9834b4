import CollageDocument
import CollageEditing
import CollageGeometry

/// Pressing, dragging and releasing a pointer on the canvas.
extension EditorViewModel {
  /// How far a pointer must move to drag, in logical pixels.
  static func dragThreshold(of device: PointerDevice) -> Double {
    device == .touch ? 10 : 4
  }

  /// A pointer was pressed. What lies under it is selected at once.
  public func pointerPressed(
    at point: ScreenPoint, modifiers: InputModifiers = [], device: PointerDevice = .mouse
  ) {
    guard pinch == nil else { return }
    // The end of a press may have been lost with the window's focus.
    pointerCancelled()
    finishAdjusting()
    let target = pressTarget(at: point, device: device)
    leaveMode(unlessPressedOn: target)
    if case .layer(let id) = target, !selection.contains(id), !modifiers.extendsSelection {
      setSelection([id])
    }
    pointer = .pressed(
      PointerInteraction.Press(
        point: point, modifiers: modifiers, device: device, target: target))
  }

  func pressTarget(
    at point: ScreenPoint, device: PointerDevice
  ) -> PointerInteraction.Target {
    if let handle = selectionFrame?.handle(at: point, in: viewport, device: device) {
      return .handle(handle)
    }
    if case .cropping(let id) = mode,
      let layer = document[id], layer.covers(viewport.canvasPoint(at: point))
    {
      return .layer(id)
    }
    return layer(at: point).map { .layer($0.id) } ?? .background
  }

  private func leaveMode(unlessPressedOn target: PointerInteraction.Target) {
    if let layer = mode.layer, target != .layer(layer) { leaveMode() }
  }

  /// The pressed pointer was moved.
  public func pointerMoved(to point: ScreenPoint, modifiers: InputModifiers = []) {
    if case .pressed(let press) = pointer {
      guard (point - press.point).length >= Self.dragThreshold(of: press.device) else { return }
      beginDrag(press)
    }
    let place = viewport.canvasPoint(at: point)
    switch pointer {
    case .none, .pressed: break
    case .moving(let move): update(move, to: place, modifiers)
    case .handling(let drag): update(drag, to: place, modifiers)
    case .banding(let band): update(band, to: place)
    case .panning(let last):
      viewport.pan(by: point - last)
      pointer = .panning(last: point)
    case .cropping(let drag): update(drag, to: place)
    case .swapping(let id): updateSwap(of: id, at: point)
    }
  }

  private func beginDrag(_ press: PointerInteraction.Press) {
    let start = viewport.canvasPoint(at: press.point)
    switch press.target {
    case .handle(let handle): beginHandling(handle, at: start)
    case .layer(let id):
      if mode == .cropping(id) {
        beginCropping(id, at: start)
      } else if press.modifiers.contains(.swap), document[id]?.photo != nil, !isReadOnly {
        pointer = .swapping(id)
      } else {
        if !selection.contains(id) { setSelection(selection.union([id])) }
        beginMoving(at: start)
      }
    case .background:
      pointer =
        press.device == .touch
        ? .panning(last: press.point)
        : .banding(
          PointerInteraction.Band(
            start: start, kept: press.modifiers.extendsSelection ? selection : [],
            former: selection))
    }
  }

  private func update(_ band: PointerInteraction.Band, to place: CanvasPoint) {
    guard place.isFinite, let area = CanvasRect.bounding([band.start, place]) else { return }
    marquee = area
    let touched = document.layers.filter { layer in
      layer.isDrawn && !layer.isLocked && layer.placement.outline.intersects(area)
    }
    setSelection(band.kept.union(touched.map(\.id)))
  }

  /// The pointer was released: a drag becomes a step, a click has selected.
  public func pointerReleased(at point: ScreenPoint, modifiers: InputModifiers = []) {
    let ended = pointer
    pointer = .none
    marquee = nil
    switch ended {
    case .none, .panning, .banding: break
    case .pressed(let press): click(press)
    case .moving, .handling, .cropping: commitGesture()
    case .swapping(let id): endSwap(of: id)
    }
  }

  private func click(_ press: PointerInteraction.Press) {
    switch press.target {
    case .handle: break
    case .layer(let id):
      if press.modifiers.extendsSelection {
        toggleSelection(of: id)
      } else if mode != .cropping(id) {
        setSelection([id])
      }
    case .background:
      if !press.modifiers.extendsSelection { deselectAll() }
    }
  }

  /// What the pointer did is taken back.
  public func pointerCancelled() {
    switch pointer {
    case .moving, .handling, .cropping: cancelGesture()
    case .banding(let band): setSelection(band.former)
    case .none, .pressed, .panning, .swapping: break
    }
    pointer = .none
    marquee = nil
    swapTarget = nil
  }

  /// A layer was clicked twice: a text is typed in, a photo is cropped.
  public func doubleClicked(at point: ScreenPoint) {
    pointerCancelled()
    guard let layer = layer(at: point, preferringSelection: true) else { return }
    editContent(of: layer.id)
  }

  /// The canvas was clicked with the other button: the menu that follows is about what lies there.
  public func secondaryClicked(at point: ScreenPoint) {
    guard let layer = layer(at: point, preferringSelection: true) else {
      deselectAll()
      return
    }
    if !selection.contains(layer.id) { setSelection([layer.id]) }
  }

  // MARK: Swapping

  private func updateSwap(of id: LayerID, at point: ScreenPoint) {
    let place = viewport.canvasPoint(at: point)
    swapTarget =
      document.layers.last { layer in
        layer.id != id && layer.photo != nil && layer.isDrawn && !layer.isLocked
          && layer.covers(place)
      }?.id
  }

  private func endSwap(of id: LayerID) {
    guard let target = swapTarget else { return }
    swapTarget = nil
    // Undo by the keyboard may have taken one of them away meanwhile.
    guard document[id] != nil, document[target] != nil else { return }
    if edit(.swapPhotos, { try $0.swapPhotos(id, target) }) { setSelection([target]) }
  }
}
