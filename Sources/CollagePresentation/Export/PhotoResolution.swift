public import CollageDocument
import CollageGeometry

/// How finely a photo shows in a picture.
public struct PhotoResolution: Hashable, Sendable {
  /// The photo's layer; nil for the background.
  public var layer: LayerID?
  /// What the user knows the photo by.
  public var name: String
  /// Pixels of the photo to each pixel of the picture, along a line; below 1 it is enlarged.
  public var pixelsPerPixel: Double

  /// Below this, enlarging shows: a print at 300 dpi would show the photo at less than 200 dpi.
  public static let leastPixelsPerPixel = 2.0 / 3

  /// Whether the photo has too few pixels for the picture.
  public var isLow: Bool { pixelsPerPixel < Self.leastPixelsPerPixel }
}

/// The part of a photo that shows, and the size at which it does.
private struct ShownPhoto {
  var layer: LayerID?
  var name: String
  /// Of the visible part, in pixels of the photo.
  var pixels: CanvasSize
  /// In canvas units.
  var size: CanvasSize

  /// Nil for a photo whose size is not known.
  init?(_ photo: PhotoContent, frame: CanvasSize, scale: Double = 1, layer: LayerID? = nil) {
    guard let photoSize = photo.pixelSize else { return nil }
    let part = photo.crop.visiblePart(ofPhoto: photoSize, inFrame: frame)
    self.layer = layer
    name = photo.originalName ?? photo.fileName
    pixels = CanvasSize(
      width: part.width * photoSize.width, height: part.height * photoSize.height)
    size = frame * scale
  }
}

extension EditorDocument {
  /// How finely each photo shows in a picture of `size`, from back to front. Photos that do not show,
  /// or whose size is not known, are left out.
  public func photoResolutions(in size: PictureSize) -> [PhotoResolution] {
    let pixelsPerUnit = Double(size.longerSide) / max(canvas.width, canvas.height)
    return shownPhotos.map { photo in
      PhotoResolution(
        layer: photo.layer, name: photo.name,
        pixelsPerPixel: photo.pixels.width / (photo.size.width * pixelsPerUnit))
    }
  }

  /// The longer side of a picture with about as many pixels as the photos show in it together, but
  /// never so few that letters and edges would be rough, nor more than a poster needs.
  var fullQualityLongerSide: Int {
    let photos = shownPhotos
    let pixels = photos.reduce(0) { $0 + $1.pixels.width * $1.pixels.height }
    let area = photos.reduce(0) { $0 + $1.size.width * $1.size.height }
    guard area > 0 else { return ExportChoices.defaultLongerSide }
    let side = (pixels / area).squareRoot() * max(canvas.width, canvas.height)
    return Int(min(max(side.rounded(), Double(ExportChoices.defaultLongerSide)), 30_000))
  }

  private var shownPhotos: [ShownPhoto] {
    var photos: [ShownPhoto?] = []
    if case .photo(let photo) = background { photos.append(ShownPhoto(photo, frame: canvas)) }
    photos += layers.filter(\.isDrawn).map { layer in
      layer.photo.flatMap {
        ShownPhoto(
          $0, frame: layer.placement.frame, scale: layer.placement.scale, layer: layer.id)
      }
    }
    return photos.compactMap(\.self)
  }
}
