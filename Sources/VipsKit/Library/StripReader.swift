import CVips
import Glibc

/// Runs a picture's recipe strip by strip, from the top down, in the calling thread.
///
/// Reading does without libvips' own thread pool, because that of version 8.14 loses an error in
/// the last part of a picture when another thread has just found that no part is left: a photo cut
/// short then passes for whole.
struct StripReader: ~Copyable {
  private let region: UnsafeMutablePointer<VipsRegion>
  private let width: Int
  private let height: Int

  /// Rows that are read at once, the number that libvips itself prefers.
  private static let stripHeight = 16

  init(_ picture: VipsPicture) throws(VipsFailure) {
    guard let region = vips_region_new(picture.pointer) else { throw .current() }
    self.region = region
    width = picture.width
    height = picture.height
  }

  deinit {
    g_object_unref(region)
  }

  /// The rows of all strips in order.
  static func rows(height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: stripHeight).map { $0..<min($0 + stripHeight, height) }
  }

  /// Makes some rows and lends them until the next call.
  func read(_ rows: Range<Int>) throws(VipsFailure) -> Strip {
    var area = VipsRect(
      left: 0, top: Int32(clamping: rows.lowerBound), width: Int32(clamping: width),
      height: Int32(clamping: rows.count))
    guard vips_region_prepare(region, &area) == 0, let data = region.pointee.data else {
      throw .current()
    }
    let valid = region.pointee.valid
    let stride = Int(region.pointee.bpl)
    return Strip(
      start: UnsafePointer(data + (rows.lowerBound - Int(valid.top)) * stride), stride: stride)
  }

  /// Some rows in libvips' memory.
  struct Strip {
    let start: UnsafePointer<UInt8>
    let stride: Int
  }
}

extension VipsPicture {
  /// Runs the recipe and lets the pixels go.
  func readThrough() throws(VipsFailure) {
    let reader = try StripReader(self)
    for rows in StripReader.rows(height: height) { _ = try reader.read(rows) }
  }

  /// Runs the recipe into memory, so that the pixels can be read in any order.
  func renderedInMemory() throws(VipsFailure) -> VipsPicture {
    let memory = try VipsPicture { made in
      made.pointee = vips_image_new_memory()
      return 0
    }
    var inputs: [Pointer?] = [pointer, nil]
    guard vips_image_pipeline_array(memory.pointer, VIPS_DEMAND_STYLE_THINSTRIP, &inputs) == 0,
      vips_image_write_prepare(memory.pointer) == 0
    else { throw .current() }
    let reader = try StripReader(self)
    for rows in StripReader.rows(height: height) {
      let strip = try reader.read(rows)
      for (index, row) in rows.enumerated() {
        let line = UnsafeMutablePointer(mutating: strip.start + index * strip.stride)
        guard vips_image_write_line(memory.pointer, Int32(clamping: row), line) == 0 else {
          throw .current()
        }
      }
    }
    return memory
  }

  /// Runs the recipe of four bands, red, green, blue and straight alpha.
  func pixelBuffer() throws(VipsFailure) -> PixelBuffer {
    guard let bytes = PixelBuffer.allocate(width: width, height: height) else {
      throw VipsFailure(message: String(cString: strerror(ENOMEM)))
    }
    // Owns the memory from here on, also when reading fails.
    return try PixelBuffer(owning: bytes, width: width, height: height) {
      (memory) throws(VipsFailure) in
      guard var target = memory.bindMemory(to: UInt8.self).baseAddress else { return }
      let reader = try StripReader(self)
      for rows in StripReader.rows(height: height) {
        let strip = try reader.read(rows)
        for index in 0..<rows.count {
          cvips_straight_rgba_to_bgra(strip.start + index * strip.stride, target, width)
          target += width * 4
        }
      }
    }
  }

  /// Whether both pictures, of one size and kind, have the same samples.
  func hasSameSamples(as other: VipsPicture) throws(VipsFailure) -> Bool {
    let reader = try StripReader(self)
    let otherReader = try StripReader(other)
    let rowSize = cvips_bytes_per_pixel(pointer) * width
    for rows in StripReader.rows(height: height) {
      let strip = try reader.read(rows)
      let otherStrip = try otherReader.read(rows)
      for index in 0..<rows.count {
        let row = strip.start + index * strip.stride
        guard memcmp(row, otherStrip.start + index * otherStrip.stride, rowSize) == 0 else {
          return false
        }
      }
    }
    return true
  }
}
