import CVips
import Glibc

/// A photo file that is open and whose format is known. Closed when it goes away.
struct PhotoFile: ~Copyable {
  let path: String
  let format: PhotoFormat
  private let descriptor: Int32

  /// Opens a regular file that is not empty and begins like a photo.
  init(path: String) throws(VipsKitError) {
    // Non-blocking, or opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    try self.init(owning: descriptor, path: path)
  }

  /// Takes over a descriptor of a regular file that is not empty and begins like a photo.
  ///
  /// - Parameter path: What to name in errors.
  init(owning descriptor: Int32, path: String) throws(VipsKitError) {
    do throws(VipsKitError) {
      format = try Self.format(of: descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// The whole content.
  func contents() throws(VipsKitError) -> [UInt8] {
    try Self.read(byteCount(), from: descriptor, path: path)
  }

  /// Its size now.
  func byteCount() throws(VipsKitError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    return Int(status.st_size)
  }

  /// A stream from the file's first byte for libvips. There may be only one in use at a time,
  /// because all share the descriptor's position.
  func makeStream() throws(VipsFailure) -> PhotoStream {
    lseek(descriptor, 0, SEEK_SET)
    guard let source = vips_source_new_from_descriptor(descriptor) else { throw .current() }
    return PhotoStream(owning: source)
  }

  /// Lends the descriptor to something that leaves its position alone.
  func withDescriptor<Result>(_ body: (Int32) -> Result) -> Result { body(descriptor) }

  private static func format(
    of descriptor: Int32, path: String
  ) throws(VipsKitError) -> PhotoFormat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .unreadable(path: path, reason: String(cString: strerror(isFolder ? EISDIR : EINVAL)))
    }
    guard status.st_size > 0 else { throw .emptyFile(path: path) }
    let start = try read(PhotoFormat.sniffedByteCount, from: descriptor, path: path)
    guard let format = PhotoFormat.sniff(start) else {
      throw .unsupportedFormat(path: path, detail: ForeignFormat.name(start) ?? "unknown")
    }
    if format == .tiff, ForeignFormat.isCameraRaw(tiff: start) {
      throw .unsupportedFormat(path: path, detail: "camera raw")
    }
    return format
  }

  /// Reads up to `count` bytes from the file's start.
  private static func read(
    _ count: Int, from descriptor: Int32, path: String
  ) throws(VipsKitError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = pread(descriptor, base + filled, count - filled, off_t(filled))
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    if let failure { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
    return bytes
  }
}

/// A reference to a `VipsSource`.
final class PhotoStream {
  let pointer: UnsafeMutablePointer<VipsSource>

  init(owning pointer: UnsafeMutablePointer<VipsSource>) {
    self.pointer = pointer
  }

  /// A stream of bytes in memory.
  init(copying bytes: [UInt8]) throws(VipsFailure) {
    guard let blob = bytes.withUnsafeBytes({ vips_blob_copy($0.baseAddress, $0.count) }) else {
      throw .current()
    }
    defer { vips_area_unref(&blob.pointee.area) }
    guard let source = vips_source_new_from_blob(blob) else { throw .current() }
    pointer = source
  }

  deinit {
    g_object_unref(pointer)
  }
}
