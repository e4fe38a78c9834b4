import CVips

/// What is written into a picture file beside its pixels and their colour profile. A place is
/// never written. TIFF holds the resolution only.
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

extension VipsPicture {
  /// Writes resolution, profile, date and program into a picture that nobody else uses yet.
  func describe(_ metadata: PictureMetadata, for format: PictureFormat) throws(VipsFailure) {
    let millimetresPerInch = 25.4
    pointer.pointee.Xres = metadata.dotsPerInch / millimetresPerInch
    pointer.pointee.Yres = metadata.dotsPerInch / millimetresPerInch
    vips_image_set_string(pointer, VIPS_META_RESOLUTION_UNIT, "in")
    try embedSRGB()
    // PNG gets an EXIFBlock of its own; TIFF has no place that libvips writes to.
    if format != .png, format != .tiff { setEXIF(metadata) }
  }

  private func embedSRGB() throws(VipsFailure) {
    var profile: UnsafeMutablePointer<VipsBlob>?
    guard cvips_builtin_profile("srgb", &profile) == 0, let profile else { throw .current() }
    defer { vips_area_unref(&profile.pointee.area) }
    var count = 0
    let bytes = vips_blob_get(profile, &count)
    vips_image_set_blob_copy(pointer, VIPS_META_ICC_NAME, bytes, count)
  }

  private func setEXIF(_ metadata: PictureMetadata) {
    // 1 is sRGB. Left out, libexif would say "uncalibrated".
    vips_image_set_string(pointer, "exif-ifd2-ColorSpace", "1")
    if let date = metadata.creationDate {
      vips_image_set_string(pointer, "exif-ifd0-DateTime", date)
      vips_image_set_string(pointer, "exif-ifd2-DateTimeOriginal", date)
    }
    if let software = metadata.software {
      vips_image_set_string(pointer, "exif-ifd0-Software", software)
    }
  }
}

extension PictureFormat {
  /// What libvips does not write and other programs look for.
  func insertion(for metadata: PictureMetadata) -> HeaderInsertion? {
    switch self {
    case .jpeg: .jfif(dotsPerInch: metadata.dotsPerInch)
    case .png: .pngEXIF(EXIFBlock(metadata).bytes)
    case .webp, .losslessWebP, .tiff: nil
    }
  }
}
