import CCairo
import Glibc

extension CairoSurface {
  /// What a PDF file says about itself.
  public enum PDFField: Sendable {
    /// The document's title.
    case title
    /// The program that made it.
    case creator
    /// When it was made, as ISO 8601.
    case creationDate

    var cairo: cairo_pdf_metadata_t {
      switch self {
      case .title: CAIRO_PDF_METADATA_TITLE
      case .creator: CAIRO_PDF_METADATA_CREATOR
      case .creationDate: CAIRO_PDF_METADATA_CREATE_DATE
      }
    }
  }

  /// A PDF file of one page; sides in points of 1/72 inch.
  ///
  /// - Parameters:
  ///   - descriptor: Where the file is written to; open for as long as the surface is used.
  public convenience init(
    pdfTo descriptor: Int32, width: Double, height: Double
  ) throws(CairoError) {
    try self.init(
      owning: cairo_pdf_surface_create_for_stream(
        { descriptor, bytes, count in
          writeAll(bytes, Int(count), to: Int32(Int(bitPattern: descriptor)))
        }, UnsafeMutableRawPointer(bitPattern: Int(descriptor)), width, height))
  }

  /// Describes the PDF file.
  public func set(_ field: PDFField, to text: String) {
    cairo_pdf_surface_set_metadata(pointer, field.cairo, text)
  }

  /// Writes the rest of the file and closes it.
  ///
  /// - Throws: Where not everything could be drawn and written.
  public func finish() throws(CairoError) {
    cairo_surface_finish(pointer)
    try cairo_surface_status(pointer).check()
  }
}

private func writeAll(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, to descriptor: Int32
) -> cairo_status_t {
  guard let bytes else { return CAIRO_STATUS_SUCCESS }
  var written = 0
  while written < count {
    let result = write(descriptor, bytes + written, count - written)
    if result < 0 && errno == EINTR { continue }
    guard result > 0 else { return CAIRO_STATUS_WRITE_ERROR }
    written += result
  }
  return CAIRO_STATUS_SUCCESS
}
