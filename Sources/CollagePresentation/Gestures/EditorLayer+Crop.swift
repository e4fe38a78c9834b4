import CollageDocument
import CollageGeometry

/// Moving and enlarging a photo behind its frame, by what the hand does on the canvas.
extension EditorLayer {
  /// The crop after the photo was moved behind its frame, in layer units; nil for what is no photo.
  func crop(movedBy offset: CanvasPoint) -> PhotoCrop? {
    guard let photo else { return nil }
    let part = photo.visiblePart(inFrame: placement.frame)
    let shift = photo.onPhoto(offset, inFrame: placement.frame, showing: part)
    return photo.crop(zoom: photo.crop.zoom, part: part, center: part.center - shift)
  }

  /// The crop after the photo was enlarged behind its frame; nil for what is no photo.
  ///
  /// - Parameter place: The point of the canvas at which the photo stays where it is, unless its edge
  ///   would come into the frame.
  func crop(zoomedBy factor: Double, at place: CanvasPoint) -> PhotoCrop? {
    guard let photo else { return nil }
    let zoom = DocumentLimits.cropZoom.clamp(photo.crop.zoom * factor, fallback: photo.crop.zoom)
    let anchor = placement.outline.local(place) * (1 / placement.scale)
    let part = photo.visiblePart(inFrame: placement.frame)
    let zoomed = CanvasRect(origin: part.origin, size: part.size * (photo.crop.zoom / zoom))
    let held = part.center + photo.onPhoto(anchor, inFrame: placement.frame, showing: part)
    let center = held - photo.onPhoto(anchor, inFrame: placement.frame, showing: zoomed)
    return photo.crop(zoom: zoom, part: zoomed, center: center)
  }
}

extension PhotoContent {
  /// The part that shows, with the whole photo as the unit square.
  fileprivate func visiblePart(inFrame frame: CanvasSize) -> CanvasRect {
    crop.visiblePart(ofPhoto: pixelSize ?? frame, inFrame: frame)
  }

  /// A displacement in layer units as one on the photo, whose part `part` fills the frame.
  fileprivate func onPhoto(
    _ offset: CanvasPoint, inFrame frame: CanvasSize, showing part: CanvasRect
  ) -> CanvasPoint {
    CanvasPoint(
      x: offset.x / frame.width * part.width * (isFlippedHorizontally ? -1 : 1),
      y: offset.y / frame.height * part.height * (isFlippedVertically ? -1 : 1))
  }

  /// The crop that shows a part of this size around `center`, or as near to it as the photo reaches.
  fileprivate func crop(zoom: Double, part: CanvasRect, center: CanvasPoint) -> PhotoCrop {
    func pan(_ old: Double, _ center: Double, _ length: Double) -> Double {
      // Where the whole length shows there is nothing to move.
      guard length < 1 else { return old }
      return DocumentLimits.cropPan.clamp((2 * center - 1) / (1 - length), fallback: old)
    }
    return PhotoCrop(
      zoom: zoom, panX: pan(crop.panX, center.x, part.width),
      panY: pan(crop.panY, center.y, part.height))
  }
}
