import CVips

/// A photo whose header is read, whose size is allowed, and whose pixels wait to be decoded.
struct LoadedPhoto {
  let path: String
  let format: PhotoFormat
  let picture: VipsPicture

  /// The size in the order of the file, before the orientation tag is obeyed.
  let storedSize: PixelSize

  /// Loads at full size.
  init(file: borrowing PhotoFile) throws(VipsKitError) {
    let path = file.path
    do throws(VipsFailure) {
      picture = try Self.load(file, reduction: 1)
    } catch {
      throw .damaged(path: path, reason: error.message)
    }
    format = file.format
    self.path = path
    storedSize = PixelSize(width: picture.width, height: picture.height)
    guard storedSize.width * storedSize.height <= PhotoDecoder.maximumPixelCount else {
      throw .tooManyPixels(
        path: path, width: storedSize.width, height: storedSize.height,
        limit: PhotoDecoder.maximumPixelCount)
    }
    guard picture.hasPhotographicSamples else {
      throw .unsupportedFormat(
        path: path, detail: "\(format.rawValue) of unusual samples (\(picture.sampleDescription))")
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
  /// Starts the format's loader. `reduction` (1, 2, 4 or 8) makes it decode to a fraction of the
  /// size, where it can do so at less cost; the others ignore it.
  static func load(
    _ file: borrowing PhotoFile, reduction: Int32
  ) throws(VipsFailure) -> VipsPicture {
    if file.format == .bmp { throw VipsFailure(message: "not yet") }
    return try load(
      file.makeStream(), format: file.format, reduction: reduction,
      failingOn: VIPS_FAIL_ON_TRUNCATED)
  }

  static func load(
    _ stream: PhotoStream, format: PhotoFormat, reduction: Int32, failingOn level: VipsFailOn
  ) throws(VipsFailure) -> VipsPicture {
    try VipsPicture { made in
      switch format {
      case .jpeg: cvips_load_jpeg(stream.pointer, reduction, level, made)
      case .webp: cvips_load_webp(stream.pointer, 1 / Double(reduction), level, made)
      case .png: cvips_load_png(stream.pointer, level, made)
      case .gif: cvips_load_gif(stream.pointer, level, made)
      case .heif, .avif: cvips_load_heif(stream.pointer, level, made)
      case .jxl: cvips_load_jxl(stream.pointer, level, made)
      case .tiff: cvips_load_tiff(stream.pointer, level, made)
      case .bmp: -1
      }
    }
  }
}
