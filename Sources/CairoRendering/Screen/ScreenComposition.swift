public import CollageGeometry

/// A document as a view shows it: pieces to be laid over each other.
public struct ScreenComposition: Sendable {
  /// What was asked for.
  public let viewport: ScreenViewport
  /// From canvas units to pixels of the picture.
  public let canvasToPicture: AffineMap
  /// The pieces from back to front; none where the view shows nothing of the canvas.
  public let pieces: [ScreenPiece]
  /// The part of the picture that the flat pieces cover, in pixels of the picture.
  public let window: PixelArea

  /// Whether some photo is shown with fewer pixels than it should be, or none.
  public var isSoft: Bool {
    pieces.contains { $0.items.contains(where: \.detail.isSoft) }
  }

  /// The photos that could not be shown, sorted by name.
  public var unreadablePhotos: [UnreadablePhoto] {
    var byName: [String: UnreadablePhoto] = [:]
    for photo in pieces.flatMap(\.unreadablePhotos) { byName[photo.fileName] = photo }
    return byName.values.sorted { $0.fileName < $1.fileName }
  }
}
