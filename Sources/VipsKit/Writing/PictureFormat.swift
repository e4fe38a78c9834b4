/// The kinds of picture files that can be written.
public enum PictureFormat: Hashable, Sendable {
  /// Without loss, compressed.
  case png

  /// Quality 1 to 100; others are clamped. There is no transparency.
  case jpeg(quality: Int)

  /// Quality 1 to 100; others are clamped.
  case webp(quality: Int)

  /// Without loss.
  case losslessWebP

  /// Without loss, compressed.
  case tiff

  /// Whether the format can hold transparency.
  var supportsAlpha: Bool {
    if case .jpeg = self { false } else { true }
  }

  /// The greatest width and height in pixels that can be written.
  public var maximumSideLength: Int {
    switch self {
    // The format ends at 65,535, libjpeg a little earlier.
    case .jpeg: 65_500
    case .webp, .losslessWebP: 16_383
    // libvips goes no further, though the formats do.
    case .png, .tiff: 10_000_000
    }
  }

  /// For ``VipsKitError/pictureTooLarge(format:width:height:limit:)``.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp, .losslessWebP: "WebP"
    case .tiff: "TIFF"
    }
  }
}
