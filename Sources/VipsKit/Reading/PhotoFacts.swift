/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// In pixels.
  public var width: Int

  /// In pixels.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the same picture lying on its side.
  var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// The smallest size of the same proportions that is at least `other` in both directions, but
  /// never larger than this size.
  func scaledDown(toCover other: PixelSize) -> PixelSize {
    // Clamped first, so that the products below stay far from overflow.
    let asked = PixelSize(
      width: min(max(other.width, 1), width), height: min(max(other.height, 1), height))
    if asked.width * height >= asked.height * width {
      return PixelSize(width: asked.width, height: (asked.width * height + width / 2) / width)
    }
    return PixelSize(width: (asked.height * width + height / 2) / height, height: asked.height)
  }
}

/// What a photo's header says about it.
public struct PhotoFacts: Hashable, Sendable {
  /// The format by content, whatever the file is called.
  public var format: PhotoFormat

  /// The size of the upright picture, that is, after its orientation tag is obeyed.
  public var size: PixelSize

  /// Whether the file carries an alpha channel. All of it may still be opaque.
  public var hasAlpha: Bool

  /// When the shutter was released, in EXIF's form `YYYY:MM:DD HH:MM:SS` (the camera's local
  /// time), if the file says so.
  public var captureDate: String?

  /// Makes facts, for instance for a test.
  public init(
    format: PhotoFormat, size: PixelSize, hasAlpha: Bool, captureDate: String? = nil
  ) {
    self.format = format
    self.size = size
    self.hasAlpha = hasAlpha
    self.captureDate = captureDate
  }

  /// The width of the upright picture in pixels.
  public var width: Int { size.width }

  /// The height of the upright picture in pixels.
  public var height: Int { size.height }
}
