import Foundation
import SQLiteKit

/// Where a library's database is opened: in its place under the lock, or, where nothing can be
/// written there, in a temporary copy.
final class DatabaseLocation {
  /// Where the damaged database is kept that a rebuilt one replaced when the library was opened.
  private(set) var keptDatabase: String?

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
    if FileSystem.exists(folder.rebuiltDatabase) { keptDatabase = try switchToRebuiltDatabase() }
  }

  deinit {
    // What is left of a copy is the system's to clean up, as everything in its temporary folder.
    if let copy { try? FileManager.default.removeItem(atPath: copy) }
  }

  func open() throws -> Database {
    if let copy { return try Database(path: copy + "/library.db", access: .readWrite) }
    guard access == .readOnly else {
      try refuseLostDatabase()
      try refuseDamagedLog(of: folder.database)
      return try Database(path: folder.database, access: .readWrite)
    }
    let path = readablePath
    guard let size = FileSystem.byteCount(of: path) else {
      try refuseLostDatabase()
      // Opening it tells why it cannot be found, such as a folder that may not be searched.
      _ = try OpenFile.reading(path)
      throw StorageError.notReadable(path: path, errno: ENOENT)
    }
    guard size > 0 else { throw StorageError.lostDatabase(path: path) }
    try refuseDamagedLog(of: path)
    do {
      let database = try Database(path: path, access: .readOnly)
      // Only now it is read, and the index of the write-ahead log is needed.
      _ = try database.userVersion()
      return database
    } catch {
      guard error.keepsFromWriting else { throw error }
      return try openCopy(of: path)
    }
  }

  /// What to read: where a process ended just before a rebuilt database was in its place, that.
  private var readablePath: String {
    FileSystem.exists(folder.rebuiltDatabase) ? folder.rebuiltDatabase : folder.database
  }

  // MARK: Refusing

  /// An empty file opens as a sound, empty database: its photos would be swept as leftovers.
  private func refuseLostDatabase() throws(StorageError) {
    guard FileSystem.byteCount(of: folder.database) ?? 0 == 0 else { return }
    for subfolder in [folder.projects, folder.photos, folder.backups] {
      guard FileSystem.isFolder(subfolder), try !FileSystem.names(in: subfolder).isEmpty else {
        continue
      }
      throw .lostDatabase(path: folder.database)
    }
  }

  /// SQLite would silently leave out what is behind a damaged frame, and remove the log for good.
  private func refuseDamagedLog(of path: String) throws(StorageError) {
    let log = path + "-wal"
    // A writer that begins the log anew meanwhile changes its first bytes.
    while true {
      let bytes = try FileSystem.readableContents(of: log)
      guard WriteAheadLog(bytes)?.isMissingCommits == true else { return }
      guard try FileSystem.readableContents(of: log).starts(with: bytes.prefix(32)) else {
        continue
      }
      throw .damagedDatabase(path: log, detail: "frames of the write-ahead log are damaged")
    }
  }

  // MARK: Copies

  /// Edits may still be in the write-ahead log, which SQLite cannot use where it cannot write; with
  /// `immutable` it would silently leave them out.
  private func openCopy(of path: String) throws -> Database {
    let copy = try makeCopyFolder()
    for suffix in ["", "-wal"] where FileSystem.exists(path + suffix) {
      let source = try OpenFile.reading(path + suffix)
      let target = try OpenFile.creating(copy + "/library.db" + suffix)
      try withChunkBuffer { buffer throws(StorageError) in
        while case let count = try source.read(into: buffer), count > 0 {
          try target.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      }
    }
    return try open()
  }

  /// A temporary folder, from which the database is opened from now on.
  func makeCopyFolder() throws(StorageError) -> String {
    // The damaged one may have been copied before that was seen.
    if let copy { try? FileManager.default.removeItem(atPath: copy) }
    let copy = NSTemporaryDirectory() + "/jogakbo-" + UUID().uuidString
    try FileSystem.makeFolder(copy)
    self.copy = copy
    return copy
  }

  // MARK: Rebuilding

  /// Puts the rebuilt database into its place. The damaged one is kept among the backups.
  ///
  /// It begins when the rebuilt one is durable under its name, and goes on from wherever a process
  /// ended: the old log must be away before the new database has the name that it belongs to.
  ///
  /// - Returns: Where the damaged one is.
  func switchToRebuiltDatabase() throws(StorageError) -> String {
    let rebuilt = folder.rebuiltDatabase
    // The same name on every try.
    let time = FileSystem.modificationDate(of: rebuilt)?.milliseconds ?? 0
    let kept = folder.backups + "/damaged-\(time).db"
    for suffix in ["-wal", ""] where FileSystem.exists(folder.database + suffix) {
      try FileSystem.rename(folder.database + suffix, to: kept + suffix)
    }
    // Those of the rebuilt one stem from processes that looked at it meanwhile.
    for name in [folder.database + "-shm", rebuilt + "-shm", rebuilt + "-wal"] {
      try FileSystem.remove(name)
    }
    try FileSystem.syncFolder(folder.backups)
    try FileSystem.syncFolder(folder.path)
    try FileSystem.rename(rebuilt, to: folder.database)
    try FileSystem.syncFolder(folder.path)
    return kept
  }
}

extension DatabaseError {
  /// Whether SQLite could not make what it needs beside a database to read it: it may not, or there
  /// is no room, not even for the index of the log.
  var keepsFromWriting: Bool {
    switch kind {
    case .cannotOpen, .readOnly, .full: true
    case .io: systemError == ENOSPC || systemError == EDQUOT
    default: false
    }
  }
}
