import CAdw

/// Pixels that a page is printed with.
public final class PagePicture: Sendable {
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
    // The printer's surface may want the pixels until the page is finished, and keeps this one.
    let kept = Unmanaged.passRetained(owner as AnyObject).toOpaque()
    cairo_surface_set_user_data(surface, &Self.ownerKey, kept) { owner in
      owner.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    }
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Only its address means something.
  private nonisolated(unsafe) static var ownerKey = cairo_user_data_key_t()

  /// Paints the picture as large as it fits in the middle of an area at the origin.
  func paint(on context: OpaquePointer, fitting width: Double, _ height: Double) {
    let scale = min(width / Double(self.width), height / Double(self.height))
    cairo_save(context)
    cairo_translate(
      context, (width - scale * Double(self.width)) / 2, (height - scale * Double(self.height)) / 2)
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}
