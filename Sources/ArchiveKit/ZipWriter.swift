import CArchive
import Glibc

/// Writes a zip archive. Equal entries in equal order give equal bytes: no times, no owners.
public struct ZipWriter: ~Copyable {
  private let archive: OpaquePointer

  /// Starts an archive in an open file, which stays the caller's to sync and to close.
  public init(descriptor: Int32) throws(ArchiveError) {
    let archive: OpaquePointer = archive_write_new()
    archive_write_set_format_zip(archive)
    // No padding of the last block.
    archive_write_set_bytes_in_last_block(archive, 1)
    guard archive_write_open_fd(archive, descriptor) == ARCHIVE_OK else {
      let failure = ArchiveError(failureOf: archive)
      archive_write_free(archive)
      throw failure
    }
    self.archive = archive
  }

  deinit {
    // After `finish` this only gives memory back.
    archive_write_free(archive)
  }

  private var failure: ArchiveError { ArchiveError(failureOf: archive) }

  /// Starts the next file.
  ///
  /// - Parameters:
  ///   - name: Its name in the archive.
  ///   - byteCount: How many bytes will follow.
  ///   - isCompressed: False for what is compressed already, such as a photo.
  public mutating func begin(
    _ name: String, byteCount: Int, isCompressed: Bool
  ) throws(ArchiveError) {
    let entry = archive_entry_new()
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname_utf8(entry, name)
    archive_entry_set_size(entry, la_int64_t(byteCount))
    archive_entry_set_filetype(entry, UInt32(Glibc.S_IFREG))
    archive_entry_set_perm(entry, 0o644)
    let mode =
      isCompressed
      ? archive_write_zip_set_compression_deflate(archive)
      : archive_write_zip_set_compression_store(archive)
    guard mode == ARCHIVE_OK, archive_write_header(archive, entry) == ARCHIVE_OK else {
      throw failure
    }
  }

  /// Goes on with more bytes of the present file.
  public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
    guard archive_write_data(archive, bytes.baseAddress, bytes.count) == bytes.count else {
      throw failure
    }
  }

  /// Writes the directory. Without it the file is no archive.
  public mutating func finish() throws(ArchiveError) {
    guard archive_write_close(archive) == ARCHIVE_OK else { throw failure }
  }
}

extension ArchiveError {
  fileprivate init(failureOf archive: OpaquePointer) {
    self = .notWritable(errno: archive_errno(archive), reason: reason(of: archive))
  }
}
