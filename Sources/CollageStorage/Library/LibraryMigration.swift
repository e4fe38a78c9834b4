import SQLiteKit

/// The steps by which the database came to its present form, in order.
///
/// A step that was released is never edited: its number stands in every library's header. A new
/// form is a new case at the end.
enum LibraryMigration: String, CaseIterable {
  /// Projects with their logs, snapshots and photos.
  case createLibrary = "v1.createLibrary"
  /// Checks for the rows of projects, and the times at which the library was rebuilt.
  case guardProjects = "v2.guardProjects"

  /// "Jgkb" in the header of the database: whose file it is.
  static let applicationID: Int32 = 0x4A67_6B62

  /// The version that this program reads and writes.
  static var supportedVersion: Int { allCases.count }

  /// The version of a database after this step.
  var version: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  private var statements: [String] {
    switch self {
    case .createLibrary:
      [
        // Times are milliseconds since 1970. `revision` is the number of the newest row in `edit`.
        """
        CREATE TABLE project (
          key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
          created INTEGER NOT NULL, updated INTEGER NOT NULL, revision INTEGER NOT NULL,
          deleted INTEGER, purging INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        """
        CREATE TABLE edit (
          project INTEGER NOT NULL REFERENCES project, sequence INTEGER NOT NULL,
          crc INTEGER NOT NULL, payload BLOB NOT NULL, PRIMARY KEY (project, sequence)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE snapshot (
          project INTEGER NOT NULL REFERENCES project, sequence INTEGER NOT NULL,
          crc INTEGER NOT NULL, document BLOB NOT NULL, history BLOB NOT NULL,
          PRIMARY KEY (project, sequence)
        ) STRICT
        """,
        """
        CREATE TABLE photo (
          name TEXT PRIMARY KEY, bytes INTEGER NOT NULL, width INTEGER NOT NULL,
          height INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        // A photo stays for as long as a step of undo might bring it back.
        """
        CREATE TABLE photo_use (
          project INTEGER NOT NULL REFERENCES project, name TEXT NOT NULL,
          PRIMARY KEY (project, name)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX photo_use_by_name ON photo_use (name)",
      ]
    case .guardProjects:
      [
        // NULL in a row that was not changed since.
        "ALTER TABLE project ADD COLUMN crc INTEGER",
        "CREATE TABLE recovery (time INTEGER PRIMARY KEY) STRICT",
      ]
    }
  }

  /// Brings a database to the present form, or says why it cannot be used.
  static func migrate(_ database: Database) throws {
    let version = try checkedVersion(of: database)
    guard version < supportedVersion else { return }
    try database.transaction {
      for migration in allCases.dropFirst(version) {
        for statement in migration.statements { try database.execute(statement) }
      }
      try database.setHeader(
        applicationID: applicationID, userVersion: Int32(supportedVersion))
    }
  }

  /// The version of a database that is ours or new.
  static func checkedVersion(of database: Database) throws -> Int {
    let version = try database.userVersion()
    let owner = try database.applicationID()
    let isEmpty = try database.isEmpty()
    if version == 0, owner == applicationID, !isEmpty {
      throw StorageError.damagedDatabase(path: database.path, detail: "user_version is 0")
    }
    let isNew = owner == 0 && version == 0 && isEmpty
    guard isNew || owner == applicationID else {
      throw StorageError.notALibrary(path: database.path)
    }
    guard (0...supportedVersion).contains(version) else {
      throw StorageError.newerVersion(
        path: database.path, found: version, supported: supportedVersion)
    }
    return version
  }
}

extension Database {
  fileprivate func isEmpty() throws(DatabaseError) -> Bool {
    try query("SELECT count(*) FROM sqlite_schema") { $0.integer(0) } == [0]
  }
}
