import CArchive
import Glibc

/// How much an archive may hold.
public struct ZipLimits: Hashable, Sendable {
  /// How many entries, accepted or not.
  public var entryCount: Int
  /// How many bytes all entries may unpack to.
  public var byteCount: Int
  /// How many times larger than the archive its contents may be, from 64 MiB on.
  public var expansion: Int

  /// Limits.
  public init(entryCount: Int, byteCount: Int, expansion: Int = 100) {
    self.entryCount = entryCount
    self.byteCount = byteCount
    self.expansion = expansion
  }

  /// The number of bytes that an archive of this size may unpack to.
  func byteCount(forArchiveOf size: Int) -> Int {
    let (expanded, overflow) = size.multipliedReportingOverflow(by: expansion)
    return min(byteCount, overflow ? byteCount : max(64 << 20, expanded))
  }
}

/// What a reader does with an entry.
public enum ZipDecision: Hashable, Sendable {
  /// Gives it to the caller.
  case read
  /// Passes over it.
  case skip
  /// Refuses the whole archive.
  case refuse
}

/// Reads a zip archive that anybody may have made.
///
/// Nothing is ever written: the caller gets names, of which none leads anywhere, and bytes, which
/// are counted as they are unpacked. What the archive says about sizes is not believed.
public struct ZipReader: ~Copyable {
  private let archive: OpaquePointer
  private let descriptor: Int32
  private let limits: ZipLimits
  private let byteLimit: Int
  private let decide: (String) -> ZipDecision
  private var namesSeen: Set<String> = []
  private var entryCount = 0
  private var bytesRead = 0

  /// Opens an archive.
  ///
  /// - Parameters:
  ///   - path: A regular file.
  ///   - limits: How much it may hold.
  ///   - decide: What to do with a file of this name.
  public init(
    path: String, limits: ZipLimits, decide: @escaping (String) -> ZipDecision
  ) throws(ArchiveError) {
    let (descriptor, size) = try Self.openFile(path)
    // Only by the directory at the end: a cut-off archive has none and is refused as a whole.
    let archive: OpaquePointer = archive_read_new()
    archive_read_support_format_zip_seekable(archive)
    guard archive_read_open_fd(archive, descriptor, 1 << 16) == ARCHIVE_OK else {
      let damage = ArchiveError.damaged(reason: reason(of: archive))
      archive_read_free(archive)
      close(descriptor)
      throw damage
    }
    self.archive = archive
    self.descriptor = descriptor
    self.limits = limits
    self.byteLimit = limits.byteCount(forArchiveOf: size)
    self.decide = decide
  }

  private static func openFile(_ path: String) throws(ArchiveError) -> (Int32, size: Int) {
    // Without O_NONBLOCK a FIFO would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    guard kind == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, errno: kind == S_IFDIR ? EISDIR : EINVAL)
    }
    return (descriptor, Int(status.st_size))
  }

  deinit {
    archive_read_free(archive)
    close(descriptor)
  }

  private var damage: ArchiveError { .damaged(reason: reason(of: archive)) }

  /// Goes to the next file that is to be read and gives its name; nil after the last one.
  public mutating func nextEntry() throws(ArchiveError) -> String? {
    var entry: OpaquePointer?
    while true {
      switch archive_read_next_header(archive, &entry) {
      case ARCHIVE_OK: break
      case ARCHIVE_EOF: return nil
      default: throw damage
      }
      entryCount += 1
      guard entryCount <= limits.entryCount else {
        throw .tooManyEntries(limit: limits.entryCount)
      }
      if let name = try nameOfFile(entry) { return name }
    }
  }

  /// The name of an entry that is to be read; nil for a folder and what is passed over.
  private mutating func nameOfFile(_ entry: OpaquePointer?) throws(ArchiveError) -> String? {
    guard let bytes = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
      throw .forbiddenName("")
    }
    let name = String(cString: bytes)
    guard Self.isHarmless(name) else { throw .forbiddenName(name) }
    guard archive_entry_is_encrypted(entry) == 0 else { throw .encrypted(name: name) }
    let kind = archive_entry_filetype(entry)
    let isLink = archive_entry_symlink(entry) != nil || archive_entry_hardlink(entry) != nil
    guard !isLink, kind == S_IFREG || kind == S_IFDIR else { throw .notAFile(name: name) }
    guard namesSeen.insert(name.lowercased()).inserted else { throw .duplicateEntry(name: name) }
    guard kind == S_IFREG else { return nil }
    switch decide(name) {
    case .read: return name
    case .skip: return nil
    case .refuse: throw .unexpectedEntry(name: name)
    }
  }

  /// Whether a name stays below the folder in which it is looked up, on any system.
  static func isHarmless(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 4096 && !name.hasPrefix("/")
      && !name.unicodeScalars.contains { $0.value < 0x20 || $0 == "\\" || $0 == ":" }
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == ".." || $0 == "."
      }
  }

  /// Unpacks the next bytes of the present entry; 0 at its end.
  public mutating func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(ArchiveError) -> Int {
    let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
    guard count >= 0 else { throw damage }
    bytesRead += count
    guard bytesRead <= byteLimit else { throw .tooLarge(limit: byteLimit) }
    return count
  }
}
