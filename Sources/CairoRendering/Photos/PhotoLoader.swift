import CairoKit
import CollageGeometry
import CollageScene
import VipsKit

/// The photos of one picture: each is decoded once, at the size that the picture needs, when the
/// first region shows it, and let go after the last.
final class PhotoLoader: Sendable {
  /// What became of a photo.
  enum Photo: Sendable {
    case pixels(PixelBuffer)
    case unreadable(any Error)
  }

  /// How much larger than shown photos are decoded. Cubic sampling of 1.2 times the pixels comes
  /// closer to an ideal picture than of 1.0 (soft) or 2.0 (rough) times.
  static let oversampling = 1.2

  private let photos: [String: RegionResource<Photo>]

  /// The size in pixels that each photo of a list is decoded to.
  ///
  /// - Parameter scale: Pixels for each canvas unit.
  static func decodedSizes(of list: DisplayList, scale: Double) -> [String: PixelSize] {
    list.photoExtents.mapValues { decodedSize(for: $0 * scale) }
  }

  /// - Parameters:
  ///   - sizes: The size that each photo is decoded to.
  ///   - areas: Where each photo shows; more than one where it shows more than once.
  init(
    _ sizes: [String: PixelSize], areas: [String: [PixelArea]], source: any PhotoPixelSource
  ) {
    var photos: [String: RegionResource<Photo>] = [:]
    for (name, size) in sizes {
      photos[name] = RegionResource(
        pixelCount: areas[name, default: []].reduce(0) { $0 + $1.count }
      ) {
        Self.load(name, covering: size, from: source)
      }
    }
    self.photos = photos
  }

  /// Decodes those of the photos that are wanted soon and that no other thread is decoding.
  func prepare(_ names: [String]) throws {
    for name in names { try photos[name]?.prepare() }
  }

  /// A photo of the list; nil for any other.
  func photo(_ name: String) throws -> Photo? {
    try photos[name]?.value()
  }

  /// Notes that `pixelCount` of the photo's pixels are painted.
  func finish(_ name: String, pixelCount: Int) {
    photos[name]?.finish(pixelCount: pixelCount)
  }

  private static func load(
    _ name: String, covering size: PixelSize, from source: any PhotoPixelSource
  ) -> Photo {
    do {
      let pixels = try source.pixels(ofPhoto: name, covering: size)
      let excess = max(pixels.width, pixels.height)
      guard excess > CairoSurface.maximumSideLength else { return .pixels(pixels) }
      // Of other proportions than the document says; asked by its width alone, it has this width.
      let width = max(1, pixels.width * CairoSurface.maximumSideLength / excess)
      return .pixels(
        try source.pixels(ofPhoto: name, covering: PixelSize(width: width, height: 1)))
    } catch {
      return .unreadable(error)
    }
  }

  /// The size in pixels to decode a photo to that shows at `size`, shrunk in proportion to what
  /// cairo can draw with.
  private static func decodedSize(for size: CanvasSize) -> PixelSize {
    let wanted = size * oversampling
    let limit = Double(CairoSurface.maximumSideLength)
    let shrink = min(1, limit / max(wanted.width, wanted.height))
    func side(_ length: Double) -> Int {
      Int(min(max(1, (length * shrink).rounded(.up)), limit))
    }
    return PixelSize(width: side(wanted.width), height: side(wanted.height))
  }
}
