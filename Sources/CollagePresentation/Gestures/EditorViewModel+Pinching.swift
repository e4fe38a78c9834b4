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
    // What one finger did before the other came is no gesture of its own.
    pointerCancelled()
    finishAdjusting()
    pinch = pinchInteraction(at: point)
  }

  private func pinchInteraction(at point: ScreenPoint) -> PinchInteraction {
    if case .cropping(let id) = mode, let crop = document[id]?.photo?.crop, beginGesture(.crop) {
      return .cropping(id, zoom: crop.zoom)
    }
    if let layer = layer(at: point, preferringSelection: true), !isReadOnly {
      if !selection.contains(layer.id) { setSelection([layer.id]) }
      let ids = movableSelection
      if !ids.isEmpty, beginGesture(.transform) {
        return .transforming(
          layers: ids, pivot: viewport.canvasPoint(at: point), start: point, TouchTransform())
      }
    }
    return .zooming(start: viewport.zoom, last: point)
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
    case .transforming(let layers, let pivot, let start, var transform):
      transform.update(
        offset: viewport.canvasOffset(point - start), scale: scale, rotation: rotation)
      pinch = .transforming(layers: layers, pivot: pivot, start: start, transform)
      let turn =
        modifiers.contains(.constrain)
        ? EditorDocument.steppedRotation(transform.rotation) : transform.rotation
      updateGesture {
        try $0.transform(
          layers, about: pivot, moveBy: transform.offset, scaleBy: transform.scale,
          rotateBy: turn)
      }
    case .zooming(let zoom, let last):
      viewport.zoom(to: zoom * scale, at: point)
      viewport.pan(by: point - last)
      pinch = .zooming(start: zoom, last: point)
    case .cropping(let id, let zoom):
      updateGesture { document in
        guard var crop = document[id]?.photo?.crop else { return }
        crop.zoom = zoom * scale
        try document.crop(id, to: crop)
      }
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
      adjustCropZoom(of: id, by: factor)
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
