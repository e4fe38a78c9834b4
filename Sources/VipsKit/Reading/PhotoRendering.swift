import CVips

/// From a photo file to upright sRGB pixels of the size that is asked for.
enum PhotoRendering {
  static func pixels(
    of file: borrowing PhotoFile, covering size: PixelSize
  ) throws(VipsKitError) -> PixelBuffer {
    let photo = try LoadedPhoto(file: file)
    let asked = photo.isTransposed ? size.transposed : size
    let target = photo.storedSize.scaledDown(toCover: asked)
    if let pixels = try photo.pixelsReadDirectly(from: file, as: target) { return pixels }
    let orientation = photo.orientation
    return try photo.decoded(from: file, reduction: reduction(of: photo, to: target)) {
      (picture) throws(VipsFailure) in
      try picture
        .withIntegerSamples(of: photo.format)
        .resized(to: target)
        .inStraightRGBA()
        .turnedUpright(orientation: orientation)
        .pixelBuffer()
    }
  }

  /// How much the loader may reduce: what it gives stays at least twice as large as the target,
  /// because its own scaling is a plain box filter.
  private static func reduction(of photo: LoadedPhoto, to target: PixelSize) -> Int {
    guard photo.format == .jpeg || photo.format == .webp else { return 1 }
    let ratio = min(
      photo.storedSize.width / target.width, photo.storedSize.height / target.height)
    return [8, 4, 2].first { ratio >= $0 * 2 } ?? 1
  }
}

extension VipsPicture {
  /// How many bands are colour; one more is alpha.
  private var colourBandCount: Int {
    switch interpretation {
    case VIPS_INTERPRETATION_CMYK: 4
    case VIPS_INTERPRETATION_B_W, VIPS_INTERPRETATION_GREY16: 1
    default: bands < 3 ? 1 : 3
    }
  }

  var hasAlpha: Bool { bands > colourBandCount }

  /// Whether the samples have a known place on a scale from black to white. Scientific TIFFs,
  /// with 32-bit integers or heights in metres, have none.
  var hasPhotographicSamples: Bool {
    guard bands >= colourBandCount else { return false }
    switch format {
    case VIPS_FORMAT_UCHAR, VIPS_FORMAT_USHORT: return true
    default:
      return [VIPS_INTERPRETATION_scRGB, VIPS_INTERPRETATION_LAB, VIPS_INTERPRETATION_LABS]
        .contains(interpretation)
    }
  }

  /// For a diagnostic.
  var sampleDescription: String {
    let format = String(
      cString: vips_enum_nick(vips_band_format_get_type(), Int32(format.rawValue)))
    return "\(bands) × \(format)"
  }

  /// libvips calls every float JPEG XL linear, though the samples are encoded as the file's
  /// profile says; 16 bits hold them, and then they are treated like any other's.
  func withIntegerSamples(of photoFormat: PhotoFormat) throws(VipsFailure) -> VipsPicture {
    guard photoFormat == .jxl, format == VIPS_FORMAT_FLOAT else { return self }
    let colour = bands < 3 ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_RGB16
    return try multiplied(by: 65535).cast(to: VIPS_FORMAT_USHORT).tagged(colour)
  }

  func resized(to size: PixelSize) throws(VipsFailure) -> VipsPicture {
    guard width != size.width || height != size.height else { return self }
    let scale = Double(size.width) / Double(width)
    let verticalScale = Double(size.height) / Double(height)
    guard hasAlpha else { return try applying { cvips_resize($0, scale, verticalScale, $1) } }
    // The colour of transparent pixels must not bleed into their neighbours.
    let original = format
    let opaque = opaqueAlpha
    return try applying { cvips_premultiply($0, opaque, $1) }
      .applying { cvips_resize($0, scale, verticalScale, $1) }
      .applying { cvips_unpremultiply($0, opaque, $1) }
      .roundedAndCast(to: original)
  }

  private var opaqueAlpha: Double {
    switch format {
    case VIPS_FORMAT_UCHAR: 255
    case VIPS_FORMAT_USHORT: 65535
    default: interpretation == VIPS_INTERPRETATION_scRGB ? 1 : 255
    }
  }

  /// Four bands of 8 bits: sRGB and straight alpha.
  func inStraightRGBA() throws(VipsFailure) -> VipsPicture {
    let count = colourBandCount
    let colour = try extractingBands(0..<count).inSRGB()
    guard bands > count else { return try colour.applying(cvips_add_opaque_alpha) }
    // Alpha goes apart, because the colour conversion clips it where it has 16 bits.
    let opaque = opaqueAlpha
    let alpha = try extractingBands(count..<count + 1)
    let alpha8 =
      opaque == 255
      ? try alpha.cast(to: VIPS_FORMAT_UCHAR)
      : try alpha.multiplied(by: 255 / opaque).roundedAndCast(to: VIPS_FORMAT_UCHAR)
    return try colour.applying { cvips_join_bands($0, alpha8.pointer, $1) }
  }

  func turnedUpright(orientation: Int) throws(VipsFailure) -> VipsPicture {
    guard orientation != 1 else { return self }
    // Turning reads columns, and the loaders deliver rows in order only.
    return try renderedInMemory().applying(cvips_apply_orientation)
  }

  /// libvips cuts fractions off when it casts.
  private func roundedAndCast(to format: VipsBandFormat) throws(VipsFailure) -> VipsPicture {
    guard self.format == VIPS_FORMAT_FLOAT || self.format == VIPS_FORMAT_DOUBLE,
      format != VIPS_FORMAT_FLOAT
    else { return try cast(to: format) }
    return try applying { cvips_add($0, 0.5, $1) }.cast(to: format)
  }
}
