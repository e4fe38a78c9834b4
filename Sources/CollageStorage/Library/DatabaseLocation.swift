import Foundation
import SQLiteKit

/// Where a library's database is opened: in its place under the lock, or, where nothing can be
/// written there, in a temporary copy.
final class DatabaseLocation {
  private let folder: LibraryFolder
  private let access: Library.Access
  private let lock: LibraryLock?
  private var copy: String?

  /// Makes what is missing and takes the lock.
  init(folder: LibraryFolder, access: Library.Access) throws(StorageError) {
    self.folder = folder
    self.access = access
    guard access == .readWrite else {
      lock = nil
      return
    }
    try FileSystem.makeFolder(folder.path)
    lock = try LibraryLock(path: folder.lock)
    for subfolder in folder.subfolders { try FileSystem.makeFolder(subfolder) }
    try Self.refuseLostDatabase(folder)
  }

  deinit {
    // What is left of a copy is the system's to clean up, as everything in its temporary folder.
    if let copy { try? FileManager.default.removeItem(atPath: copy) }
  }

  /// An empty file opens as a sound, empty database: its photos would be swept as leftovers.
  private static func refuseLostDatabase(_ folder: LibraryFolder) throws(StorageError) {
    guard FileSystem.byteCount(of: folder.database) ?? 0 == 0 else { return }
    for subfolder in [folder.projects, folder.photos] {
      guard try FileSystem.names(in: subfolder).isEmpty else {
        throw .lostDatabase(path: folder.database)
      }
    }
  }

  func open() throws -> Database {
    guard access == .readOnly else {
      return try Database(path: folder.database, access: .readWrite)
    }
    guard let size = FileSystem.byteCount(of: folder.database) else {
      throw StorageError.notReadable(path: folder.database, errno: ENOENT)
    }
    guard size > 0 else { throw StorageError.lostDatabase(path: folder.database) }
    if let copy { return try Database(path: copy + "/library.db", access: .readWrite) }
    do {
      let database = try Database(path: folder.database, access: .readOnly)
      // Only now it is read, and the index of the write-ahead log is needed.
      _ = try database.userVersion()
      return database
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      return try openCopy()
    }
  }

  /// Edits may still be in the write-ahead log, which SQLite cannot use where it cannot write; with
  /// `immutable` it would silently leave them out.
  private func openCopy() throws -> Database {
    let copy = NSTemporaryDirectory() + "/jogakbo-" + UUID().uuidString
    try FileSystem.makeFolder(copy)
    self.copy = copy
    for suffix in ["", "-wal"] where FileSystem.exists(folder.database + suffix) {
      let source = try OpenFile.reading(folder.database + suffix)
      let target = try OpenFile.creating(copy + "/library.db" + suffix)
      try withChunkBuffer { buffer throws(StorageError) in
        while case let count = try source.read(into: buffer), count > 0 {
          try target.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      }
    }
    return try Database(path: copy + "/library.db", access: .readWrite)
  }
}
