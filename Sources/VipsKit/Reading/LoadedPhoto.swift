import CVips

/// A photo whose header is read, whose size is allowed, and whose pixels wait to be decoded.
struct LoadedPhoto {
  let path: String
  let format: PhotoFormat
  let picture: VipsPicture

  /// The size in the order of the file, before the orientation tag is obeyed.
  let storedSize: PixelSize

  init(file: borrowing PhotoFile) throws(VipsKitError) {
    picture = try PhotoLoader.load(file, reduction: 1)
    format = file.format
    path = file.path
    storedSize = PixelSize(width: picture.width, height: picture.height)
    try PhotoDecoder.checkPixelCount(storedSize, path: path)
    try file.checkLength(for: storedSize)
    guard picture.hasPhotographicSamples else {
      throw .unsupportedFormat(
        path: path, detail: "\(format.rawValue), \(picture.sampleDescription)")
    }
  }

  /// EXIF's orientation, 1 to 8, where it is to be obeyed. The decoders of HEIF, AVIF and JPEG XL
  /// turn the picture themselves, as their containers say; EXIF only repeats it there.
  var orientation: Int {
    switch format {
    case .jpeg, .png, .webp, .tiff: Int(vips_image_get_orientation(picture.pointer))
    case .gif, .heif, .avif, .jxl, .bmp: 1
    }
  }

  /// Whether width and height change places when the picture is put upright.
  var isTransposed: Bool { orientation >= 5 }

  var facts: PhotoFacts {
    PhotoFacts(
      format: format, size: isTransposed ? storedSize.transposed : storedSize,
      hasAlpha: picture.hasAlpha, captureDate: captureDate)
  }

  /// libvips gives EXIF text as `VALUE (VALUE, ASCII, 20 components, 20 bytes)`.
  private var captureDate: String? {
    let pattern = /^\d{4}:\d{2}:\d{2} \d{2}:\d{2}:\d{2}/
    let fields = ["exif-ifd2-DateTimeOriginal", "exif-ifd0-DateTime"]
    return fields.lazy.compactMap { picture.text($0)?.firstMatch(of: pattern) }
      .map { String($0.output) }.first
  }
}

extension LoadedPhoto {
  /// Loads the photo, reduced if the format can, and gives it to `decode`, which is to run it.
  func decoded<Result>(
    from file: borrowing PhotoFile, reduction: Int,
    _ decode: (VipsPicture) throws(VipsFailure) -> Result
  ) throws(VipsKitError) -> Result {
    let loaded = reduction == 1 ? picture : try PhotoLoader.load(file, reduction: reduction)
    do throws(VipsFailure) {
      return try decode(loaded)
    } catch {
      let unended = format == .jpeg ? try UnendedJPEG(file.contents()) : nil
      let reason = error.message
      return try VipsFailure.asDamage(of: path) { () throws(VipsFailure) in
        guard let completed = try unended?.load(reduction: reduction) else {
          throw VipsFailure(message: reason)
        }
        return try decode(completed)
      }
    }
  }
}

extension PhotoFile {
  /// Refuses a file that is too short for the picture that its header promises, before memory is
  /// taken for it.
  ///
  /// Deflate makes 1032 bytes of one at most (RFC 1951), and a pixel of a PNG has at least one bit.
  /// The other formats have no such bound, or find it out while they read on.
  fileprivate borrowing func checkLength(for size: PixelSize) throws(VipsKitError) {
    guard format == .png else { return }
    guard size.width * size.height / (1032 * 8) <= (try byteCount()) else {
      throw .damaged(
        path: path, reason: "PNG: too short for \(size.width) × \(size.height) pixels")
    }
  }
}

extension PhotoDecoder {
  static func checkPixelCount(_ size: PixelSize, path: String) throws(VipsKitError) {
    guard size.width <= maximumPixelCount / max(size.height, 1) else {
      throw .tooManyPixels(
        path: path, width: size.width, height: size.height, limit: maximumPixelCount)
    }
  }
}
