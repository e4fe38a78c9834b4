import CVips

/// The loaders of the formats. What they give is lazy: the header is read, the pixels are not.
enum PhotoLoader {
  /// - Parameter reduction: 1, 2, 4 or 8 to decode to that fraction of the size, where the format
  ///   can do so at less cost. The others ignore it.
  static func load(
    _ file: borrowing PhotoFile, reduction: Int
  ) throws(VipsKitError) -> VipsPicture {
    let path = file.path
    if file.format == .bmp { return try decodeBitmap(file.contents(), path: path) }
    return try VipsFailure.asDamage(of: path) { () throws(VipsFailure) in
      try load(
        file.makeStream(), format: file.format, reduction: reduction,
        failingOn: VIPS_FAIL_ON_TRUNCATED)
    }
  }

  static func load(
    _ stream: PhotoStream, format: PhotoFormat, reduction: Int, failingOn level: VipsFailOn
  ) throws(VipsFailure) -> VipsPicture {
    try VipsPicture { made in
      switch format {
      case .jpeg: cvips_load_jpeg(stream.pointer, Int32(clamping: reduction), level, made)
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

  /// BMP is decoded at once, so its size is checked here already.
  private static func decodeBitmap(
    _ bytes: [UInt8], path: String
  ) throws(VipsKitError) -> VipsPicture {
    var decoder = try VipsFailure.asDamage(of: path) { () throws(VipsFailure) in
      try BitmapDecoder(bytes)
    }
    let size = decoder.header.size
    try PhotoDecoder.checkPixelCount(size, path: path)
    return try VipsFailure.asDamage(of: path) { () throws(VipsFailure) in
      let picture = try VipsPicture(rgba: decoder.rgba(), width: size.width, height: size.height)
      return decoder.header.hasAlpha ? picture : try picture.extractingBands(0..<3)
    }
  }
}
