import CVips

/// A reference to a `VipsImage`: a lazy recipe for pixels, which libvips runs when they are read.
final class VipsPicture {
  typealias Pointer = UnsafeMutablePointer<VipsImage>

  let pointer: Pointer

  /// Takes over one reference.
  init(owning pointer: Pointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(pointer)
  }

  /// Runs a libvips call that makes an image.
  convenience init(
    _ make: (UnsafeMutablePointer<Pointer?>) -> Int32
  ) throws(VipsFailure) {
    var made: Pointer?
    guard make(&made) == 0, let made else { throw .current() }
    self.init(owning: made)
  }

  /// Copies `rgba`, four bytes a pixel, row after row.
  convenience init(rgba: [UInt8], width: Int, height: Int) throws(VipsFailure) {
    let made = rgba.withUnsafeBytes {
      vips_image_new_from_memory_copy(
        $0.baseAddress, $0.count, Int32(clamping: width), Int32(clamping: height), 4,
        VIPS_FORMAT_UCHAR)
    }
    guard let made else { throw .current() }
    made.pointee.Type = VIPS_INTERPRETATION_sRGB
    self.init(owning: made)
  }

  var width: Int { Int(vips_image_get_width(pointer)) }
  var height: Int { Int(vips_image_get_height(pointer)) }
  var bands: Int { Int(vips_image_get_bands(pointer)) }
  var format: VipsBandFormat { vips_image_get_format(pointer) }
  var interpretation: VipsInterpretation { vips_image_get_interpretation(pointer) }

  /// A picture made from this one by a call `(in, out) -> status`.
  func applying(
    _ operation: (Pointer, UnsafeMutablePointer<Pointer?>) -> Int32
  ) throws(VipsFailure) -> VipsPicture {
    try VipsPicture { operation(pointer, $0) }
  }

  func cast(to format: VipsBandFormat) throws(VipsFailure) -> VipsPicture {
    self.format == format ? self : try applying { cvips_cast($0, format, $1) }
  }

  func tagged(_ interpretation: VipsInterpretation) throws(VipsFailure) -> VipsPicture {
    self.interpretation == interpretation
      ? self : try applying { cvips_tag($0, interpretation, $1) }
  }

  func multiplied(by factor: Double) throws(VipsFailure) -> VipsPicture {
    try applying { cvips_multiply($0, factor, $1) }
  }

  func extractingBands(_ range: Range<Int>) throws(VipsFailure) -> VipsPicture {
    guard range != 0..<bands else { return self }
    let first = Int32(clamping: range.lowerBound)
    let count = Int32(clamping: range.count)
    return try applying { cvips_extract_bands($0, first, count, $1) }
  }

  /// The bytes of a binary metadata field.
  func blob(_ name: String) -> [UInt8]? {
    guard vips_image_get_typeof(pointer, name) != 0 else { return nil }
    var bytes: UnsafeRawPointer?
    var count = 0
    guard vips_image_get_blob(pointer, name, &bytes, &count) == 0, let bytes else {
      vips_error_clear()
      return nil
    }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// A metadata field as text.
  func text(_ name: String) -> String? {
    guard vips_image_get_typeof(pointer, name) != 0 else { return nil }
    var text: UnsafeMutablePointer<CChar>?
    guard vips_image_get_as_string(pointer, name, &text) == 0, let text else {
      vips_error_clear()
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
