import CVips

extension LoadedPhoto {
  /// Decodes an ordinary JPEG without libvips; nil where libvips has to do it, or to say what is
  /// wrong with the file.
  ///
  /// - Parameter target: The size in the order of the file.
  func pixelsReadDirectly(
    from file: borrowing PhotoFile, as target: PixelSize
  ) throws(VipsKitError) -> PixelBuffer? {
    let needsConversion = picture.blob(VIPS_META_ICC_NAME).map { !ICCProfile($0).isSRGB } ?? false
    let pixels = try readingDirectly(file) { (reader) throws(JPEGReader.Failure) in
      // A profile of greys wants grey samples.
      if needsConversion && reader.isGrey { throw .leftToLibvips }
      return try reader.pixels(as: target)
    }
    guard let pixels, needsConversion || orientation != 1 else { return pixels }
    // Only the small picture is converted and turned.
    return try VipsFailure.asDamage(of: path) { () throws(VipsFailure) in
      try VipsPicture(opaque: pixels, describedLike: picture)
        .inStraightRGBA()
        .turnedUpright(orientation: orientation)
        .pixelBuffer()
    }
  }

  /// Decodes every row of an ordinary JPEG without libvips; false where libvips has to do it.
  func isReadThroughDirectly(from file: borrowing PhotoFile) throws(VipsKitError) -> Bool {
    try readingDirectly(file) { (reader) throws(JPEGReader.Failure) in
      try reader.readThrough()
    } != nil
  }

  private func readingDirectly<Result>(
    _ file: borrowing PhotoFile,
    _ read: (borrowing JPEGReader) throws(JPEGReader.Failure) -> Result
  ) throws(VipsKitError) -> Result? {
    guard format == .jpeg else { return nil }
    do throws(JPEGReader.Failure) {
      let reader = try JPEGReader(file)
      // Another size means that somebody is writing the file.
      return reader.isOrdinary && reader.size == storedSize ? try read(reader) : nil
    } catch {
      switch error {
      case .leftToLibvips: return nil
      case .tooManyScans: throw .damaged(path: path, reason: "JPEG: too many scans")
      }
    }
  }
}

extension JPEGReader {
  fileprivate func pixels(as target: PixelSize) throws(Failure) -> PixelBuffer {
    // libvips may find the memory for it, strip by strip; or it says that there is none.
    guard let memory = PixelBuffer.allocate(width: target.width, height: target.height) else {
      throw .leftToLibvips
    }
    return try PixelBuffer(owning: memory, width: target.width, height: target.height) {
      (bytes) throws(Failure) in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      try read(as: target) { start + $0 * target.width * 4 }
    }
  }
}

extension VipsPicture {
  /// Opaque pixels with the colour profile and the orientation of another picture.
  fileprivate convenience init(
    opaque pixels: PixelBuffer, describedLike other: VipsPicture
  ) throws(VipsFailure) {
    let (width, height) = (pixels.width, pixels.height)
    try self.init { made in
      made.pointee = vips_image_new_memory()
      return 0
    }
    vips_image_init_fields(
      pointer, Int32(clamping: width), Int32(clamping: height), 3, VIPS_FORMAT_UCHAR,
      VIPS_CODING_NONE, VIPS_INTERPRETATION_sRGB, 1, 1)
    guard vips_image_write_prepare(pointer) == 0, let target = pointer.pointee.data else {
      throw .current()
    }
    pixels.withUnsafeBytes {
      guard let source = $0.bindMemory(to: UInt8.self).baseAddress else { return }
      cvips_bgra_to_rgb_on_white(source, target, width * height)
    }
    if let profile = other.blob(VIPS_META_ICC_NAME) {
      vips_image_set_blob_copy(pointer, VIPS_META_ICC_NAME, profile, profile.count)
    }
    vips_image_set_int(
      pointer, VIPS_META_ORIENTATION, vips_image_get_orientation(other.pointer))
  }
}
