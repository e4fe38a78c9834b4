import CAdw
import CollageGeometry

/// Pixels that cairo draws: on a page, or on a window without graphics hardware.
public final class CairoPicture: Sendable {
  /// In pixels.
  let width, height: Int

  private nonisolated(unsafe) let surface: OpaquePointer

  /// Pixels, without a copy: 8 bits a channel, premultiplied, in the byte order B, G, R, A; `stride`
  /// bytes a row, `height` rows.
  ///
  /// - Parameter owner: What keeps the pixels as they are; it is kept for as long as they are needed.
  public init(
    width: Int, height: Int, stride: Int, pixels: UnsafeRawBufferPointer,
    keptBy owner: some AnyObject & Sendable
  ) {
    precondition(pixels.count >= stride * height, "rows are missing")
    self.width = width
    self.height = height
    let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    // What was drawn may want the pixels later, as a page does that is not finished: it keeps this
    // surface, and that the owner.
    cairo_surface_set_user_data(
      surface, &Self.ownerKey, heldReference(to: owner), releaseHeldReference)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Only its address means something.
  private nonisolated(unsafe) static var ownerKey = cairo_user_data_key_t()

  /// Draws the picture over a rectangle, between pixels mixed linearly as graphics hardware does.
  func draw(in rect: CanvasRect, on context: OpaquePointer) {
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / Double(width), rect.height / Double(height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_rectangle(context, 0, 0, Double(width), Double(height))
    cairo_fill(context)
    cairo_restore(context)
  }
}
