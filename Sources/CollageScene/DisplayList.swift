public import CollageDocument
public import CollageGeometry

/// A document resolved into what is to be painted, from back to front.
///
/// Every picture of a document (screen, export, PDF, thumbnail) is this list replayed at some scale;
/// so what differs between them can only be the scale and the pixels that the photos are read at.
public struct DisplayList: Hashable, Sendable {
  /// The canvas in canvas units; nothing is painted outside it.
  public var canvas: CanvasSize
  /// What to paint, from back to front.
  public var items: [DisplayItem]

  /// A list for a canvas.
  public init(canvas: CanvasSize, items: [DisplayItem]) {
    self.canvas = canvas
    self.items = items
  }

  /// Every photo that the list shows, with the smallest size in canvas units that the whole photo
  /// would have if it were shown at the largest enlargement at which the list shows it.
  public var photoExtents: [String: CanvasSize] {
    var extents: [String: CanvasSize] = [:]
    for item in items {
      for case .photo(let photo) in item.drawings {
        let extent = photo.wholePhotoSize * item.layerToCanvas.meanScale
        let known = extents[photo.fileName] ?? extent
        extents[photo.fileName] = CanvasSize(
          width: max(known.width, extent.width), height: max(known.height, extent.height))
      }
    }
    return extents
  }
}

/// The drawings of one layer, or of the background, composited as a group.
public struct DisplayItem: Hashable, Sendable {
  /// The layer; nil for the background.
  public var layer: LayerID?
  /// The map from the drawings' coordinates to the canvas.
  public var layerToCanvas: AffineMap
  /// How strongly the group as a whole covers what is behind it, 0–1.
  public var opacity: Double
  /// What the group can touch on the canvas.
  public var bounds: CanvasRect
  /// What to paint, from back to front, in layer units.
  public var drawings: [Drawing]
}

/// One thing to paint, in layer units.
public enum Drawing: Hashable, Sendable {
  /// The blurred outline of a rounded rectangle.
  case frameShadow(RoundedFrame, LayerShadow)
  /// The blurred letters of a text.
  case textShadow(TextDrawing, LayerShadow)
  /// A filled rounded rectangle.
  case fill(RoundedFrame, Paint)
  /// A part of a photo, filling a rounded rectangle.
  case photo(PhotoDrawing)
  /// A line along the inside of a rounded rectangle's edge.
  case border(RoundedFrame, LayerBorder)
  /// Letters.
  case text(TextDrawing)
}

/// A rectangle with rounded corners.
public struct RoundedFrame: Hashable, Sendable {
  /// The rectangle in layer units.
  public var rect: CanvasRect
  /// The corners' radius, at most half the shorter side.
  public var cornerRadius: Double

  /// A rounded rectangle; the radius is cut to half the shorter side.
  public init(rect: CanvasRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = min(max(0, cornerRadius), min(rect.width, rect.height) / 2)
  }
}

/// What a surface is filled with, in layer units.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(SRGBColor)
  /// A run of colours from one point to another, going on in the end colours.
  case linearGradient(from: CanvasPoint, to: CanvasPoint, stops: [GradientFill.Stop])
  /// A run of colours from the centre outwards.
  case radialGradient(center: CanvasPoint, radius: Double, stops: [GradientFill.Stop])
  /// A figure repeated from the origin in both directions.
  case tiles(PatternTile)
}

/// The repeating unit of a pattern: a square with one colour, and figures in another.
public struct PatternTile: Hashable, Sendable {
  /// The side of the square in layer units.
  public var side: Double
  /// The square's colour.
  public var background: SRGBColor
  /// The figures' colour.
  public var foreground: SRGBColor
  /// Polygons, each a closed ring of corners within the square.
  public var polygons: [[CanvasPoint]]
  /// Discs within the square.
  public var discs: [Disc]

  /// A filled circle.
  public struct Disc: Hashable, Sendable {
    /// The middle.
    public var center: CanvasPoint
    /// From the middle to the edge, in layer units.
    public var radius: Double
  }
}

/// A part of a photo that fills a frame.
public struct PhotoDrawing: Hashable, Sendable {
  /// The name of the photo's file in the photo folder.
  public var fileName: String
  /// What to call the photo in words, where its file is missing.
  public var displayName: String
  /// The part that shows, with the whole upright photo as the unit square.
  public var visiblePart: CanvasRect
  /// Where it shows.
  public var frame: RoundedFrame
  /// Whether the visible part is mirrored left to right.
  public var isFlippedHorizontally: Bool
  /// Whether the visible part is mirrored top to bottom.
  public var isFlippedVertically: Bool

  /// The map from the photo's unit square to layer units.
  public var unitToLayer: AffineMap {
    let rect = frame.rect
    let toOrigin = AffineMap.translation(CanvasPoint.zero - visiblePart.center)
    let stretch = AffineMap.scale(
      x: rect.width / visiblePart.width * (isFlippedHorizontally ? -1 : 1),
      y: rect.height / visiblePart.height * (isFlippedVertically ? -1 : 1))
    return toOrigin.followed(by: stretch).followed(by: .translation(rect.center))
  }

  /// The size that the whole photo would have at this enlargement, in layer units.
  public var wholePhotoSize: CanvasSize {
    CanvasSize(
      width: frame.rect.width / visiblePart.width, height: frame.rect.height / visiblePart.height)
  }
}

/// Letters in a frame.
public struct TextDrawing: Hashable, Sendable {
  /// The text's properties; `text` is what to set, without characters that only break layout.
  public var content: TextContent
  /// The frame that the lines wrap in and that nothing is painted outside of, in layer units.
  public var frame: CanvasRect

  /// Letters in a frame.
  public init(content: TextContent, frame: CanvasRect) {
    self.content = content
    self.frame = frame
  }
}
