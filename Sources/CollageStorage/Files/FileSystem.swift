import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few operations on folders that the storage needs, each with its reason where it fails.
enum FileSystem {
  /// Whether anything has this name; a link counts as what it leads to.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The size of a file in bytes; nil where there is no file.
  static func byteCount(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// When a file was last written; nil where there is none.
  static func modificationDate(of path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// All bytes of a file; nil where it has more than `limit`.
  static func contents(of path: String, limit: Int) throws(StorageError) -> [UInt8]? {
    let file = try OpenFile.reading(path)
    guard try file.byteCount() <= limit else { return nil }
    var bytes: [UInt8] = []
    try withChunkBuffer { buffer throws(StorageError) in
      while case let count = try file.read(into: buffer), count > 0 { bytes += buffer[..<count] }
    }
    return bytes
  }

  /// The bytes of a damaged file as far as the medium gives them, with zeros for the rest; none where
  /// there is no file.
  static func readableContents(of path: String) throws(StorageError) -> [UInt8] {
    guard exists(path) else { return [] }
    let file = try OpenFile.reading(path)
    var bytes = [UInt8](repeating: 0, count: try file.byteCount())
    bytes.withUnsafeMutableBytes { buffer in
      // Of the size of a page, so that a bad sector costs no more than that.
      for start in stride(from: 0, to: buffer.count, by: 4096) {
        let end = min(start + 4096, buffer.count)
        file.readAvailable(
          into: UnsafeMutableRawBufferPointer(rebasing: buffer[start..<end]), at: start)
      }
    }
    return bytes
  }

  /// Makes a folder, and those above it, durably; one that is there is left as it is.
  static func makeFolder(_ path: String) throws(StorageError) {
    if isFolder(path) { return }
    let parent = FilePath.folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .writing(path, errno: errno) }
    guard isFolder(path) else { throw .notWritable(path: path, errno: ENOTDIR) }
    try syncFolder(parent)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Waits until the names in a folder are on the medium.
  static func syncFolder(_ path: String) throws(StorageError) {
    let descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .notReadable(path: path, errno: errno) }
    defer { close(descriptor) }
    guard syncDescriptor(descriptor) == 0 else { throw .writing(path, errno: errno) }
  }

  /// The names in a folder in a fixed order, without those that begin with a dot.
  static func names(in path: String) throws(StorageError) -> [String] {
    guard let folder = opendir(path) else { throw .notReadable(path: path, errno: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .notReadable(path: path, errno: errno) }
    return names.sorted()
  }

  /// Gives a file another name; one that has it already is replaced.
  static func rename(_ path: String, to newPath: String) throws(StorageError) {
    guard systemRename(path, newPath) == 0 else { throw .writing(newPath, errno: errno) }
  }

  /// Removes a file; that there is none is no failure.
  static func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .writing(path, errno: errno) }
  }

  /// Writes a file whole or not at all, and durably, through a temporary file beside or elsewhere
  /// on the same medium.
  static func write(
    to path: String, through temporary: String,
    _ body: (borrowing OpenFile) throws -> Void
  ) throws {
    do {
      var file = try OpenFile.creating(temporary)
      try body(file)
      try file.sync()
      try file.close()
      try rename(temporary, to: path)
    } catch {
      // The reason is reported; a leftover is swept at the next start.
      try? remove(temporary)
      throw (error as? StorageError)?.naming(path, insteadOf: temporary) ?? error
    }
    try syncFolder(FilePath.folder(of: path))
  }
}

// Inside `FileSystem` the name means its own method.
private let systemRename = rename(_:_:)
