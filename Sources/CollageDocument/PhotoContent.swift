public import CollageGeometry

/// A photo in a frame: which file, and which part of it shows.
public struct PhotoContent: Hashable, Sendable {
  /// The original's name in the photo folder, e.g. `<sha256>.jpg`. Never a path; empty where a
  /// damaged file does not say.
  @VerbatimText public var fileName: String
  /// What the file was called where it came from; shown when it is missing.
  @VerbatimText public var originalName: String?
  /// The upright photo's size in pixels; nil where a file of an old version does not say.
  public var pixelSize: CanvasSize?
  /// Which part shows.
  public var crop: PhotoCrop
  /// Whether the visible part is mirrored left to right.
  public var isFlippedHorizontally: Bool
  /// Whether the visible part is mirrored top to bottom.
  public var isFlippedVertically: Bool
  /// Fields of a newer version, where the photo is a background; a layer keeps its own.
  var unknownFields: [String: JSONValue] = [:]

  /// A photo that fills its frame around its own middle.
  public init(
    fileName: String, originalName: String? = nil, pixelSize: CanvasSize? = nil,
    crop: PhotoCrop = .centered, isFlippedHorizontally: Bool = false,
    isFlippedVertically: Bool = false
  ) {
    self.fileName = fileName
    self.originalName = originalName
    self.pixelSize = pixelSize
    self.crop = crop
    self.isFlippedHorizontally = isFlippedHorizontally
    self.isFlippedVertically = isFlippedVertically
  }
}

/// How a photo lies behind its frame: it always covers the frame, and pan cannot leave the photo.
public struct PhotoCrop: Hashable, Sendable {
  /// 1 just covers the frame; 2 shows half of that in each direction.
  public var zoom: Double
  /// -1 shows the left end, 0 the middle, 1 the right end.
  public var panX: Double
  /// -1 shows the top end, 0 the middle, 1 the bottom end.
  public var panY: Double

  /// A crop; the middle at zoom 1 unless told.
  public init(zoom: Double = 1, panX: Double = 0, panY: Double = 0) {
    self.zoom = zoom
    self.panX = panX
    self.panY = panY
  }

  /// As much of the photo as covers the frame, from its middle.
  public static let centered = PhotoCrop()

  /// The part of the photo that shows, with the whole photo as the unit square.
  public func visiblePart(ofPhoto photo: CanvasSize, inFrame frame: CanvasSize) -> CanvasRect {
    let ratio = photo.aspectRatio / frame.aspectRatio
    let width = min(1, 1 / ratio) / zoom
    let height = min(1, ratio) / zoom
    return CanvasRect(
      x: (1 - width) * (1 + panX) / 2, y: (1 - height) * (1 + panY) / 2,
      width: width, height: height)
  }
}
