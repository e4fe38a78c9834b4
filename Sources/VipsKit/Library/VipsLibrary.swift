import CVips
import CVipsLoader
import Glibc

/// A failed call of libvips, with what the library said about it.
struct VipsFailure: Error {
  let message: String

  /// Takes the library's error text. The buffer is one for the whole process, so under
  /// concurrency the text may belong to another call: it is good for a diagnostic only.
  static func current() -> VipsFailure {
    guard let text = vips_error_buffer_copy() else { return VipsFailure(message: "") }
    defer { g_free(text) }
    // The text piles up from the innermost cause outwards, and repeats itself.
    var lines: [Substring] = []
    for line in String(cString: text).split(whereSeparator: \.isNewline)
    where !lines.contains(line) {
      lines.append(line)
    }
    return VipsFailure(message: lines.suffix(3).joined(separator: "; "))
  }

  /// What the system said about the call just made.
  static func system(errno code: Int32 = errno) -> VipsFailure {
    VipsFailure(message: String(cString: strerror(code)))
  }

  /// Runs libvips calls whose failure means that the file at `path` is damaged.
  static func asDamage<Result>(
    of path: String, _ body: () throws(VipsFailure) -> Result
  ) throws(VipsKitError) -> Result {
    do throws(VipsFailure) {
      // What earlier calls left is none of this file's business.
      vips_error_clear()
      return try body()
    } catch {
      throw .damaged(path: path, reason: error.message)
    }
  }
}

/// libvips, loaded and started once for the process.
enum VipsLibrary {
  private static let startFailure: VipsFailure? = {
    if let reason = cvips_load() { return VipsFailure(message: String(cString: reason)) }
    guard cvips_start() == 0 else { return .current() }
    // Photos come from anywhere, so only loaders whose libraries are fuzzed may run: this shuts
    // out ImageMagick, PDF, SVG and the like. JPEG XL is fuzzed upstream but is still marked.
    vips_block_untrusted_set(1)
    vips_operation_block_set("VipsForeignLoadJxl", 0)
    // Operations are never repeated on equal arguments here; a cache would only hold pixels
    // and open files.
    vips_cache_set_max(0)
    return nil
  }()

  /// Starts the library on first use.
  static func start() throws(VipsKitError) {
    if let startFailure { throw .libraryUnavailable(reason: startFailure.message) }
  }
}
