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
  ///   - file: Where it is written to; it must outlive the surface.
  public convenience init(
    pdfTo file: PDFFile, width: Double, height: Double
  ) throws(CairoError) {
    try self.init(
      owning: cairo_pdf_surface_create_for_stream(
        { file, bytes, count in
          guard let file, let bytes else { return CAIRO_STATUS_SUCCESS }
          return Unmanaged<PDFFile>.fromOpaque(file).takeUnretainedValue()
            .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        }, Unmanaged.passUnretained(file).toOpaque(), width, height))
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

/// An open file that a PDF is written to.
public final class PDFFile {
  /// Why the system did not write all of it; nil where it did. cairo only says that it failed.
  public private(set) var failure: Int32?
  private let descriptor: Int32

  /// - Parameter descriptor: Open for as long as the file is used.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  fileprivate func write(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(descriptor, part.baseAddress, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        failure = count == 0 ? ENOSPC : errno
        return CAIRO_STATUS_WRITE_ERROR
      }
      rest = rest.dropFirst(count)
    }
    return CAIRO_STATUS_SUCCESS
  }
}

// Inside `PDFFile` the name means its own method.
private let systemWrite = write
