import CCairo
import Synchronization

/// Something to draw on, or to draw with: pixels in memory or a PDF file.
///
/// A surface belongs to one thread at a time. Not even reading is safe from two, because cairo
/// keeps the state of a source pattern in it.
public final class CairoSurface {
  /// What a pixel of a surface in memory consists of.
  public enum PixelFormat: Sendable {
    /// Premultiplied blue, green, red and alpha, one byte each on little-endian machines.
    case argb32
    /// Alpha alone, one byte.
    case a8

    var cairo: cairo_format_t {
      switch self {
      case .argb32: CAIRO_FORMAT_ARGB32
      case .a8: CAIRO_FORMAT_A8
      }
    }
  }

  /// The greatest width and height of a surface in memory, in pixels: cairo's coordinates have
  /// 16 bits before the point.
  public static let maximumSideLength = 32_767

  /// How many surfaces of the process are alive, to find leaks.
  public static var liveCount: Int { live.load(ordering: .relaxed) }
  private static let live = Atomic(0)

  let pointer: OpaquePointer

  /// Takes over one reference.
  init(owning pointer: OpaquePointer) throws(CairoError) {
    self.pointer = pointer
    Self.live.add(1, ordering: .relaxed)
    try cairo_surface_status(pointer).check()
  }

  deinit {
    cairo_surface_destroy(pointer)
    Self.live.subtract(1, ordering: .relaxed)
  }

  /// Transparent pixels, `width` × `height` of them.
  ///
  /// - Throws: Where a side is longer than ``maximumSideLength`` or there is no memory.
  public convenience init(format: PixelFormat, width: Int, height: Int) throws(CairoError) {
    try self.init(
      owning: cairo_image_surface_create(
        format.cairo, Int32(clamping: width), Int32(clamping: height)))
  }

  /// Lends `body` a surface over ARGB32 pixels that belong to somebody else.
  ///
  /// - Parameters:
  ///   - pixels: All rows; the last may end after its last pixel.
  ///   - bytesPerRow: A multiple of 4, at least 4 × `width`.
  /// - Throws: A ``CairoError`` where cairo refuses the size or failed while drawing, or the error
  ///   of `body`.
  public static func withPixels<Result>(
    _ pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    _ body: (CairoSurface) throws -> Result
  ) throws -> Result {
    precondition(
      height < 1 || pixels.count >= bytesPerRow * (height - 1) + width * 4,
      "the memory is smaller than the picture")
    let surface = try CairoSurface(
      owning: cairo_image_surface_create_for_data(
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow)))
    // Whoever still refers to the surface must not reach the memory after this.
    defer { cairo_surface_finish(surface.pointer) }
    let result = try body(surface)
    cairo_surface_flush(surface.pointer)
    try cairo_surface_status(surface.pointer).check()
    return result
  }

  /// Lends `body` a surface to draw *with*, over ARGB32 pixels that are never written to.
  public static func withSourcePixels<Result>(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    _ body: (CairoSurface) throws -> Result
  ) throws -> Result {
    // cairo has no read-only surfaces; as a source it does not write.
    try withPixels(
      UnsafeMutableRawBufferPointer(mutating: pixels), width: width, height: height,
      bytesPerRow: bytesPerRow, body)
  }

  /// The pixels of a surface in memory, row by row, with the distance between rows in bytes.
  public func withMutablePixels(
    _ body: (_ pixels: UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) -> Void
  ) {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
    let height = Int(cairo_image_surface_get_height(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(UnsafeMutableRawBufferPointer(start: data, count: bytesPerRow * height), bytesPerRow)
  }

  /// Lets a PDF embed this JPEG file instead of the surface's pixels. It must show the same.
  ///
  /// - Parameter identity: Surfaces of one identity are embedded once.
  public func attach(jpeg: some Collection<UInt8>, identity: String) throws(CairoError) {
    try attach(jpeg, as: ccairo_mime_type_jpeg())
    try attach(identity.utf8, as: ccairo_mime_type_unique_id())
  }

  private func attach(
    _ bytes: some Collection<UInt8>, as type: UnsafePointer<CChar>
  ) throws(CairoError) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let status = cairo_surface_set_mime_data(
      pointer, type, copy.baseAddress, UInt(copy.count), { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    try status.check()
  }
}
