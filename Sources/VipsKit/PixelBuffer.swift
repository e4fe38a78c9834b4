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

  /// Takes over straight RGBA pixels that were allocated by GLib, and converts them in place.
  init(owningRGBA bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int) {
    self.width = width
    self.height = height
    self.bytes = bytes
    isOpaque = cvips_premultiply_rgba_to_bgra(bytes.baseAddress, width * height) != 0
  }

  /// Makes a buffer of premultiplied BGRA pixels. `fill` gets ``stride`` × ``height`` bytes, all
  /// zero, which is transparent. Sizes below one pixel are taken as one.
  public init<Failure: Error>(
    width: Int, height: Int,
    filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    let count = self.width * self.height
    bytes = UnsafeMutableRawBufferPointer(start: g_malloc0_n(gsize(count), 4), count: count * 4)
    do {
      try fill(bytes)
    } catch {
      g_free(bytes.baseAddress)
      throw error
    }
    isOpaque = cvips_is_opaque(bytes.baseAddress, count) != 0
  }

  deinit {
    g_free(bytes.baseAddress)
  }

  /// Lends all rows, ``stride`` × ``height`` bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(bytes))
  }
}
