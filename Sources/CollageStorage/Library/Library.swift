import CollageDocument
import Foundation
import SQLiteKit

/// A folder of projects and photos, and the one way to them.
///
/// What a call has changed when it returns is durable: it survives the end of the process and of the
/// power. A library belongs to one thread at a time, and to one process: a second one is refused at
/// once, or reads only. The protocol stands in `docs/STORAGE.md`.
public final class Library {
  /// What may be done with a library.
  public enum Access: Hashable, Sendable {
    /// Looking only; works beside a process that writes, and on a medium that cannot be written to.
    case readOnly
    /// Everything; a missing library is made.
    case readWrite
  }

  /// Where everything lies.
  public let folder: LibraryFolder
  /// What may be done.
  public let access: Access
  /// What was found not to be in order when the library was opened.
  public internal(set) var findings: [StorageFinding] = []
  /// What was put together where the database could not be used; nil where it could.
  public private(set) var recovery: RecoveryReport?

  let options: LibraryOptions
  let photos: PhotoStore
  /// Photos that are durable as files but that no committed edit uses yet.
  var pendingPhotos: [String: StoredPhoto] = [:]
  /// Projects whose sidecar is older than what the database has.
  var staleSidecars: Set<ProjectID> = []

  let location: DatabaseLocation
  private var connection: Database?

  /// Opens a library.
  ///
  /// - Parameters:
  ///   - path: Its folder.
  ///   - access: What is going to be done.
  ///   - recovering: Whether a database that is damaged or lost is rebuilt, from what can be found in
  ///     it, in backups and in sidecars; the damaged one is kept. It is checked more thoroughly then.
  ///   - options: What it needs from outside.
  /// - Throws: `StorageError`: `locked` at once where another process writes; `newerVersion`,
  ///   `notALibrary`, `lostDatabase` and `damagedDatabase` without having touched anything. For
  ///   reading only, what can be found is shown instead of the last two, where there is anything.
  public init(
    at path: String, access: Access = .readWrite, recovering: Bool = false,
    options: LibraryOptions
  ) throws {
    folder = LibraryFolder(path: FilePath.absolute(path))
    self.access = access
    self.options = options
    photos = PhotoStore(folder: folder, inspector: options.inspector)
    location = try DatabaseLocation(folder: folder, access: access)
    do {
      try openDatabase(checkingAll: recovering)
    } catch let error as StorageError where error.leavesRemains {
      try open(because: error, recovering: recovering)
    }
    if let kept = location.keptDatabase { findings.append(.rebuilt(keptDatabase: kept)) }
    if access == .readWrite { tidyUp() }
  }

  private func openDatabase(checkingAll: Bool = false) throws {
    try mappingErrors {
      let hasLog = FileSystem.byteCount(of: folder.database + "-wal") ?? 0 > 0
      let database = try location.open()
      // A database that cannot be used is left as it is, with what is in its log.
      try database.keepLogOnClose(hasLog)
      let version = try LibraryMigration.checkedVersion(of: database)
      let damage = try checkingAll ? database.integrityCheck() : database.quickCheck()
      let isGuarded = version >= LibraryMigration.guardProjects.version
      if let detail = try damage.first ?? (isGuarded ? database.projectRowDamage().first : nil) {
        throw StorageError.damagedDatabase(path: folder.database, detail: detail)
      }
      if access == .readWrite { try LibraryMigration.migrate(database) }
      try database.keepLogOnClose(false)
      connection = database
    }
    // Without it a power cut could leave the log of a new database and take its name.
    if access == .readWrite { try FileSystem.syncFolder(folder.path) }
  }

  /// Opens what can be put together in the place of a database that cannot be used.
  private func open(because cause: StorageError, recovering: Bool) throws {
    switch access {
    case .readWrite:
      guard recovering else { throw cause }
      recovery = try mappingErrors { try rebuild(because: cause) }
      staleSidecars.formUnion(recovery?.projects.map(\.id) ?? [])
    case .readOnly:
      let copy = try location.makeCopyFolder()
      let report = try mappingErrors {
        try buildDatabase(at: copy + "/library.db", because: cause)
      }
      guard report.projects.contains(where: { $0.outcome != .unreadable }) else { throw cause }
      recovery = report
      findings.append(.shownFromRemains(cause))
    }
    try openDatabase()
  }

  // MARK: The database

  /// The connection, opened again where it had been given up.
  func database() throws -> Database {
    if let connection { return connection }
    let database = try mappingErrors { try location.open() }
    connection = database
    return database
  }

  /// Reads from the database.
  func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
    let database = try database()
    return try mappingErrors { try body(database) }
  }

  /// Does all of `body` durably, or nothing of it.
  @discardableResult
  func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let database = try database()
    return try mappingErrors {
      do {
        return try database.transaction { try body(database) }
      } catch let error as DatabaseError {
        // Only the medium knows whether a failed commit is durable: it is read from there anew.
        connection = nil
        throw error
      }
    }
  }

  private func mappingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StorageError(error, path: folder.database)
    }
  }

  // MARK: Photos

  /// Copies a photo into the library. The copy is durable when this returns; it is kept for good
  /// once an edit that uses it is.
  ///
  /// - Throws: `StorageError.photoUnreadable`, `notReadable`, `notWritable`, `diskFull`.
  public func importPhoto(from path: String) throws -> StoredPhoto {
    let photo = try photoIntake().importPhoto(from: path)
    adopt(photo)
    return photo
  }

  /// What copies photos into the library from any thread.
  ///
  /// - Throws: `StorageError.openedReadOnly`
  public func photoIntake() throws -> PhotoIntake {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    return PhotoIntake(photos: photos)
  }

  /// Notes a photo of ``photoIntake()``: it is kept for good once an edit that uses it is.
  public func adopt(_ photo: StoredPhoto) {
    pendingPhotos[photo.fileName] = photo
  }

  /// Where the original of this name lies, whether it is there or not; nil for what is no file name.
  public func path(ofPhoto fileName: String) -> String? {
    PhotoContent.isSafeFileName(fileName) ? photos.path(of: fileName) : nil
  }
}
