import CVips

/// Pixels in memory: 8-bit sRGB, premultiplied, in the byte order B, G, R, A. This is cairo's
/// `ARGB32` on a little-endian machine. The pixels never change, so a buffer may be shared.
public final class PixelBuffer: Sendable {
  /// In pixels.
  public let width: Int

  /// In pixels.
  public let height: Int

  /// Whether every pixel is fully opaque.
  public let isOpaque: Bool

  private nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

  /// Bytes from one row to the next.
  public var stride: Int { width * 4 }

  /// Makes a buffer of premultiplied BGRA pixels. `fill` gets ``stride`` × ``height`` bytes, all
  /// zero, which is transparent. Sizes below one pixel are taken as one.
  public convenience init<Failure: Error>(
    width: Int, height: Int,
    filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let width = max(width, 1)
    let height = max(height, 1)
    guard let bytes = Self.allocate(width: width, height: height) else {
      preconditionFailure("no memory for \(width) × \(height) pixels")
    }
    try self.init(owning: bytes, width: width, height: height, filledBy: fill)
  }

  /// Takes over memory from ``allocate(width:height:)``, and frees it if `fill` throws.
  init<Failure: Error>(
    owning bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.width = width
    self.height = height
    self.bytes = bytes
    do {
      try fill(bytes)
    } catch {
      g_free(bytes.baseAddress)
      throw error
    }
    isOpaque = cvips_is_opaque(bytes.baseAddress, width * height) != 0
  }

  deinit {
    g_free(bytes.baseAddress)
  }

  /// Memory for so many pixels, all zero; nil if the system has no more.
  static func allocate(width: Int, height: Int) -> UnsafeMutableRawBufferPointer? {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, let start = g_try_malloc0_n(gsize(count), 4) else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: count * 4)
  }

  /// Lends all rows, ``stride`` × ``height`` bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(bytes))
  }
}
