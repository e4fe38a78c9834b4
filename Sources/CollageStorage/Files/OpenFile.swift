#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file, closed at the end of its life.
struct OpenFile: ~Copyable {
  let path: String
  let descriptor: Int32
  private var isOpen = true

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    if isOpen { _ = systemClose(descriptor) }
  }

  /// Opens a regular file for reading.
  static func reading(_ path: String) throws(StorageError) -> OpenFile {
    // Without O_NONBLOCK a FIFO would be waited for.
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .notReadable(path: path, errno: errno) }
    let file = OpenFile(path: path, descriptor: descriptor)
    let kind = try file.status().st_mode & S_IFMT
    guard kind == S_IFREG else {
      throw .notReadable(path: path, errno: kind == S_IFDIR ? EISDIR : EINVAL)
    }
    return file
  }

  /// Creates a file that must not exist, for its owner alone.
  static func creating(_ path: String) throws(StorageError) -> OpenFile {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = retrying { open(path, flags, 0o600) }
    guard descriptor >= 0 else { throw .writing(path, errno: errno) }
    return OpenFile(path: path, descriptor: descriptor)
  }

  /// The number of bytes in the file.
  func byteCount() throws(StorageError) -> Int {
    Int(try status().st_size)
  }

  private func status() throws(StorageError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .notReadable(path: path, errno: errno) }
    return status
  }

  /// Reads the next bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(StorageError) -> Int {
    let count = retrying { systemRead(descriptor, buffer.baseAddress, buffer.count) }
    guard count >= 0 else { throw .notReadable(path: path, errno: errno) }
    return count
  }

  /// Reads what can be read of the bytes at a place; the rest of the buffer stays as it is.
  func readAvailable(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) {
    var rest = buffer[...]
    while !rest.isEmpty {
      let part = UnsafeMutableRawBufferPointer(rebasing: rest)
      let place = off_t(offset + rest.startIndex)
      let count = retrying { pread(descriptor, part.baseAddress, part.count, place) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all of `bytes` at the present place.
  func write(_ bytes: UnsafeRawBufferPointer) throws(StorageError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retrying { systemWrite(descriptor, part.baseAddress, part.count) }
      guard count > 0 else { throw .writing(path, errno: count == 0 ? ENOSPC : errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the content is on the medium. After a failure it is not tried again: the kernel
  /// may have dropped what it could not write, and a second call would succeed without it.
  func sync() throws(StorageError) {
    guard syncDescriptor(descriptor) == 0 else { throw .writing(path, errno: errno) }
  }

  /// Closes the file and reports what was noticed only now.
  mutating func close() throws(StorageError) {
    isOpen = false
    // After EINTR the descriptor is closed all the same (close(2), Linux).
    guard systemClose(descriptor) == 0 || errno == EINTR else {
      throw .writing(path, errno: errno)
    }
  }
}

/// Repeats a system call for as long as a signal interrupts it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

func syncDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    // fsync leaves the bytes in the drive's cache; some file systems know no better.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return retrying { fsync(descriptor) }
}

// Inside `OpenFile` these names mean its own methods.
private let systemRead = read
private let systemWrite = write
private let systemClose = close
