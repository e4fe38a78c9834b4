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
  public var supportsAlpha: Bool {
    if case .jpeg = self { false } else { true }
  }

  /// The greatest width and height in pixels that the format can say.
  public var maximumSideLength: Int {
    switch self {
    case .jpeg: 65_535
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

/// What is written into a picture file beside its pixels. A place is never written.
public struct PictureMetadata: Hashable, Sendable {
  /// The resolution for printing.
  public var dotsPerInch: Double

  /// When the picture was made, in EXIF's form `YYYY:MM:DD HH:MM:SS`.
  public var creationDate: String?

  /// The program that made it.
  public var software: String?

  /// Makes metadata; 72 dots an inch say nothing about printing.
  public init(dotsPerInch: Double = 72, creationDate: String? = nil, software: String? = nil) {
    self.dotsPerInch = dotsPerInch
    self.creationDate = creationDate
    self.software = software
  }
}
