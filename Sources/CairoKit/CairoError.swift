import CCairo

/// What cairo reports instead of drawing.
public enum CairoError: Error, Hashable, Sendable {
  /// A surface, pattern or context is in an error state; `status` is cairo's text for it.
  case failed(status: String)
}

extension cairo_status_t {
  /// Throws unless everything so far went well. cairo latches the first error of an object and
  /// ignores all calls after it, so one check at the end of a drawing is enough.
  func check() throws(CairoError) {
    guard self == CAIRO_STATUS_SUCCESS else {
      throw .failed(status: String(cString: cairo_status_to_string(self)))
    }
  }
}
