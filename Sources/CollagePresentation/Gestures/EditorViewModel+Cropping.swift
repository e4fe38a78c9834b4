public import CollageDocument
import CollageEditing
public import CollageGeometry

/// Choosing the part of a photo that shows, and leaving what is being done.
extension EditorViewModel {
  /// Begins to type in a text, or to crop a photo.
  public func editContent(of id: LayerID) {
    guard mode.layer != id, allowsContentEditing(of: id), let layer = document[id] else { return }
    cancelPointerAndPinch()
    finishAdjusting()
    leaveMode()
    setSelection([id])
    switch layer.content {
    case .photo: mode = .cropping(id)
    case .text: beginTyping(id)
    case .unsupported: break
    }
  }

  /// Leaves cropping or typing, with what was done.
  public func leaveMode() {
    switch mode {
    case .arranging: break
    case .cropping:
      finishAdjusting()
      mode = .arranging
    case .typing: finishTyping()
    }
  }

  /// Takes back what is going on; where there is nothing, leaves cropping, else the selection.
  public func escape() {
    if editor.isInGesture || pinch != nil || !pointer.isNone {
      cancelInteraction()
    } else if mode != .arranging {
      leaveMode()
    } else {
      deselectAll()
    }
  }

  /// Takes back whatever gesture is running.
  private func cancelInteraction() {
    cancelPointerAndPinch()
    if case .typing = mode { cancelTyping() }
    cancelAdjusting()
  }

  func cancelPointerAndPinch() {
    pointerCancelled()
    pinchCancelled()
  }

  // MARK: Cropping

  func beginCropping(_ id: LayerID, at start: CanvasPoint) {
    guard beginGesture(.crop) else {
      pointer = .none
      return
    }
    pointer = .cropping(PointerInteraction.CropDrag(layer: id, start: start))
  }

  func update(_ drag: PointerInteraction.CropDrag, to place: CanvasPoint) {
    updateGesture { document in
      guard let layer = document[drag.layer] else { return }
      let outline = layer.placement.outline
      let moved = outline.local(place) - outline.local(drag.start)
      guard let crop = layer.crop(movedBy: moved * (1 / layer.placement.scale)) else { return }
      try document.crop(drag.layer, to: crop)
    }
  }

  /// Enlarges or shrinks the photo behind a frame; a run of it becomes one step.
  ///
  /// - Parameter place: The point of the canvas at which the photo stays where it is; nil for the
  ///   middle of the frame.
  public func adjustCropZoom(of id: LayerID, by factor: Double, at place: CanvasPoint? = nil) {
    guard let layer = document[id] else { return }
    adjustCrop(of: id, to: layer.crop(zoomedBy: factor, at: place ?? layer.placement.center))
  }

  /// Moves the photo behind a frame by layer units; a run of it becomes one step.
  public func adjustCropPan(of id: LayerID, by offset: CanvasPoint) {
    adjustCrop(of: id, to: document[id]?.crop(movedBy: offset))
  }

  private func adjustCrop(of id: LayerID, to crop: PhotoCrop?) {
    guard let crop, allowsContentEditing(of: id) else { return }
    adjust("crop of \(id)", as: .crop) { try $0.crop(id, to: crop) }
  }

  /// Shows the whole middle of a photo again.
  public func resetCrop(of id: LayerID) {
    guard allowsContentEditing(of: id) else { return }
    edit(.crop) { try $0.crop(id, to: .centered) }
  }
}
