import CArchive

/// Why an archive was not read or written.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The file cannot be opened or read.
  case unreadable(path: String, errno: Int32)
  /// It is no zip archive, or it is broken; with libarchive's own words.
  case damaged(reason: String)
  /// The name leads out of the archive's own folder, or is no name at all.
  case forbiddenName(String)
  /// The name is not one that the reader asked for.
  case unexpectedEntry(name: String)
  /// A name stands twice, or twice but for upper and lower case.
  case duplicateEntry(name: String)
  /// A link, a device, or something else that is neither file nor folder.
  case notAFile(name: String)
  /// The entry needs a password.
  case encrypted(name: String)
  /// There are more entries than the limit.
  case tooManyEntries(limit: Int)
  /// The contents are larger than the limit.
  case tooLarge(limit: Int)
  /// The archive cannot be written; with the `errno` of the failed call.
  case notWritable(errno: Int32, reason: String)
}

/// libarchive's words for its last failure, without the line break at the end of some.
func reason(of archive: OpaquePointer?) -> String {
  var words = archive_error_string(archive).map { String(cString: $0) } ?? ""
  while words.last?.isNewline == true { words.removeLast() }
  return words
}
