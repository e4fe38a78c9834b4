public import CollageDocument
import CollageEditing
public import CollageGeometry

/// Choosing the part of a photo that shows, and leaving what is being done.
extension EditorViewModel {
  /// Begins to type in a text, or to crop a photo.
  public func editContent(of id: LayerID) {
    guard !isReadOnly, let layer = document[id], !layer.isLocked else { return }
    cancelInteraction()
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

  /// Takes back what is going on: the gesture, else the typing or cropping, else the selection.
  public func escape() {
    if editor.isInGesture {
      cancelInteraction()
    } else if mode != .arranging {
      leaveMode()
    } else {
      deselectAll()
    }
  }

  /// Takes back whatever gesture is running.
  func cancelInteraction() {
    pointerCancelled()
    pinchCancelled()
    if case .typing = mode { cancelTyping() }
    cancelAdjusting()
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
  public func adjustCropZoom(of id: LayerID, by factor: Double) {
    let zoom = document[id]?.photo?.crop.zoom ?? 1
    adjust("crop-zoom", as: .crop) { document in
      guard var crop = document[id]?.photo?.crop else { return }
      crop.zoom = zoom * factor
      try document.crop(id, to: crop)
    }
  }

  /// Moves the photo behind a frame by layer units; a run of it becomes one step.
  public func adjustCropPan(of id: LayerID, by offset: CanvasPoint) {
    guard let crop = document[id]?.crop(movedBy: offset) else { return }
    adjust("crop-pan", as: .crop) { try $0.crop(id, to: crop) }
  }

  /// Shows the whole middle of a photo again.
  public func resetCrop(of id: LayerID) {
    edit(.crop) { try $0.crop(id, to: .centered) }
  }
}

extension EditorLayer {
  /// The crop after the photo was moved behind its frame, in layer units; nil for what is no photo.
  func crop(movedBy offset: CanvasPoint) -> PhotoCrop? {
    guard let photo else { return nil }
    let frame = placement.frame
    let part = photo.crop.visiblePart(ofPhoto: photo.pixelSize ?? frame, inFrame: frame)
    // The whole photo is the unit square, of which `part` fills the frame.
    var moved = CanvasPoint(
      x: offset.x / frame.width * part.width, y: offset.y / frame.height * part.height)
    if photo.isFlippedHorizontally { moved.x.negate() }
    if photo.isFlippedVertically { moved.y.negate() }
    func pan(_ pan: Double, _ moved: Double, _ visible: Double) -> Double {
      // Where the whole length shows there is nothing to move.
      guard visible < 1 else { return pan }
      return DocumentLimits.cropPan.clamp(pan - 2 * moved / (1 - visible), fallback: pan)
    }
    return PhotoCrop(
      zoom: photo.crop.zoom, panX: pan(photo.crop.panX, moved.x, part.width),
      panY: pan(photo.crop.panY, moved.y, part.height))
  }
}
