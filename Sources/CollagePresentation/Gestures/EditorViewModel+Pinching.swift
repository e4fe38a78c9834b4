import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation

/// Two fingers on a touch screen or a touchpad.
extension EditorViewModel {
  /// Two fingers were put down. On a layer they move, scale and turn it with all that is selected;
  /// beside all layers they zoom the view.
  ///
  /// A drag that was begun with one finger is part of it.
  ///
  /// - Parameter point: The point between the fingers.
  public func pinchBegan(at point: ScreenPoint) {
    // The end of a pinch may have been lost with the window's focus.
    pinchCancelled()
    finishAdjusting()
    let former = (pointer: pointer, box: draggedBox, crop: croppedPhoto?.crop)
    pointerCancelled()
    pinch =
      cropPinch(at: point, from: former.crop)
      ?? layerPinch(at: point, after: former.pointer, box: former.box)
      ?? .zooming(start: viewport.zoom, last: point)
    // What one finger did is to be seen on.
    pinchChanged(at: point, scale: 1, rotation: 0)
  }

  private var draggedBox: CanvasRect? {
    if case .moving(let move) = pointer { box(of: move) } else { nil }
  }

  private var croppedPhoto: PhotoContent? {
    if case .cropping(let id) = mode { document[id]?.photo } else { nil }
  }

  private func cropPinch(at point: ScreenPoint, from crop: PhotoCrop?) -> PinchInteraction? {
    guard let crop, case .cropping(let id) = mode, beginGesture(.crop) else { return nil }
    return .cropping(
      PinchInteraction.CropPinch(
        layer: id, crop: crop, start: viewport.canvasPoint(at: point)))
  }

  private func layerPinch(
    at point: ScreenPoint, after pointer: PointerInteraction, box: CanvasRect?
  ) -> PinchInteraction? {
    var (layers, dragged): ([LayerID], CanvasPoint) = ([], .zero)
    if case .moving(let move) = pointer, let box {
      (layers, dragged) = (move.layers, box.origin - move.box.origin)
    } else if let layer = layer(at: point, preferringSelection: true), !isReadOnly {
      if !selection.contains(layer.id) { setSelection([layer.id]) }
      layers = movableSelection
    }
    guard !layers.isEmpty, beginGesture(.transform) else { return nil }
    return .transforming(
      PinchInteraction.LayerPinch(
        layers: layers, dragged: dragged, pivot: viewport.canvasPoint(at: point), start: point))
  }

  /// The fingers moved.
  ///
  /// - Parameters:
  ///   - point: The point between them.
  ///   - scale: Their distance against that at the beginning.
  ///   - rotation: Their turn since the beginning, in radians, clockwise.
  public func pinchChanged(
    at point: ScreenPoint, scale: Double, rotation: Double, modifiers: InputModifiers = []
  ) {
    switch pinch {
    case nil: break
    case .transforming(var layerPinch):
      layerPinch.transform.update(
        offset: viewport.canvasOffset(point - layerPinch.start), scale: scale,
        rotation: rotation)
      pinch = .transforming(layerPinch)
      show(layerPinch, turningInSteps: modifiers.contains(.constrain))
    case .zooming(let zoom, let last):
      viewport.pan(by: point - last)
      viewport.zoom(to: zoom * scale, at: point)
      pinch = .zooming(start: zoom, last: point)
    case .cropping(let cropPinch): show(cropPinch, at: viewport.canvasPoint(at: point), scale)
    }
  }

  private func show(_ pinch: PinchInteraction.LayerPinch, turningInSteps: Bool) {
    let transform = pinch.transform
    let turn =
      turningInSteps ? EditorDocument.steppedRotation(transform.rotation) : transform.rotation
    updateGesture { document in
      try document.move(pinch.layers, by: pinch.dragged)
      try document.transform(
        pinch.layers, about: pinch.pivot, moveBy: transform.offset, scaleBy: transform.scale,
        rotateBy: turn)
    }
  }

  private func show(
    _ pinch: PinchInteraction.CropPinch, at place: CanvasPoint, _ scale: Double
  ) {
    updateGesture { document in
      try document.crop(pinch.layer, to: pinch.crop)
      guard let zoomed = document[pinch.layer]?.crop(zoomedBy: scale, at: pinch.start) else {
        return
      }
      try document.crop(pinch.layer, to: zoomed)
      guard let layer = document[pinch.layer] else { return }
      let outline = layer.placement.outline
      let offset = outline.local(place) - outline.local(pinch.start)
      guard let moved = layer.crop(movedBy: offset * (1 / layer.placement.scale)) else { return }
      try document.crop(pinch.layer, to: moved)
    }
  }

  /// The fingers were taken away: what they did becomes one step.
  public func pinchEnded() {
    switch pinch {
    case .transforming, .cropping: commitGesture()
    case .zooming, nil: break
    }
    pinch = nil
  }

  /// What the fingers did is taken back.
  public func pinchCancelled() {
    switch pinch {
    case .transforming, .cropping: cancelGesture()
    case .zooming, nil: break
    }
    pinch = nil
  }

  /// The wheel was turned, or two fingers moved on a touchpad.
  ///
  /// - Parameters:
  ///   - offset: By how many logical pixels the content is to move.
  ///   - zooms: Whether it zooms instead: the view, or the photo that is being cropped.
  public func scrolled(by offset: ScreenPoint, at point: ScreenPoint, zooms: Bool) {
    let factor = Self.zoomFactor(of: offset)
    if case .cropping(let id) = mode, !zooms {
      adjustCropZoom(of: id, by: factor, at: viewport.canvasPoint(at: point))
    } else if zooms {
      viewport.zoom(by: factor, at: point)
    } else if !viewport.isFitting {
      viewport.pan(by: offset)
    }
  }

  /// A step of a wheel is some 50 pixels and zooms by about a tenth.
  private static func zoomFactor(of offset: ScreenPoint) -> Double {
    pow(1.1, offset.y / 50)
  }
}
