#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One connection to a database file.
///
/// It is set up to survive a power cut at any moment: write-ahead log, a sync with every commit,
/// no memory mapping (an I/O error would become a signal), and no trust in the file's own schema.
/// A connection belongs to one thread at a time.
public final class Database {
  /// What may be done with the file.
  public enum Access: Hashable, Sendable {
    /// Reading only; nothing is created.
    case readOnly
    /// Reading and writing; a missing file is created.
    case readWrite
  }

  /// Where the file is.
  public let path: String
  private let handle: OpaquePointer
  private var isTransacting = false

  /// Opens a database file.
  ///
  /// - Throws: `DatabaseError`; for a file that is none, only when it is read for the first time.
  public init(path: String, access: Access) throws(DatabaseError) {
    let flags =
      access == .readOnly
      ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      let error = DatabaseError(handle, code: code)
      sqlite3_close(handle)
      throw error
    }
    self.path = path
    self.handle = handle
    try configure(access)
  }

  deinit {
    // Every statement ended with the call that made it, so nothing keeps the connection busy.
    sqlite3_close(handle)
  }

  private func configure(_ access: Access) throws(DatabaseError) {
    sqlite3_busy_timeout(handle, 5_000)
    #if canImport(CSQLite)
      // Apple's SQLite is in this mode from the start.
      csqlite_set_defensive(handle)
    #endif
    try execute("PRAGMA mmap_size=0")
    try execute("PRAGMA trusted_schema=OFF")
    try execute("PRAGMA cell_size_check=ON")
    try execute("PRAGMA foreign_keys=ON")
    // What was deleted must not come back when a damaged file is searched for rows.
    try execute("PRAGMA secure_delete=ON")
    guard access == .readWrite else { return }
    // FULL before WAL, so that the change of mode is itself synced.
    try execute("PRAGMA synchronous=FULL")
    // fsync does not reach the platter on Apple; elsewhere these two are of no effect.
    try execute("PRAGMA fullfsync=ON")
    try execute("PRAGMA checkpoint_fullfsync=ON")
    let mode = try query("PRAGMA journal_mode=WAL") { $0.text(0) }
    guard mode == ["wal"] else {
      throw DatabaseError(code: SQLITE_CANTOPEN, message: "journal_mode=\(mode.joined())")
    }
  }
}

extension Database {
  /// Runs one statement and gives the number of rows that it changed.
  @discardableResult
  public func execute(_ sql: String, _ values: [SQLValue] = []) throws(DatabaseError) -> Int {
    let statement = try prepare(sql, values)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// Runs one statement and reads its rows.
  public func query<Element>(
    _ sql: String, _ values: [SQLValue] = [], read: (borrowing Row) -> Element
  ) throws(DatabaseError) -> [Element] {
    let statement = try prepare(sql, values)
    var elements: [Element] = []
    while try statement.step() {
      elements.append(read(statement.row()))
    }
    return elements
  }

  private func prepare(_ sql: String, _ values: [SQLValue]) throws(DatabaseError) -> Statement {
    // After an I/O error SQLite rolls back by itself; what follows would be committed alone.
    if isTransacting, !isInTransaction { throw .rolledBack }
    let statement = try Statement(sql, on: handle)
    try statement.bind(values)
    return statement
  }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Does all of `body` durably, or nothing of it.
  ///
  /// When it returns, the changes have reached the medium. When it throws a `DatabaseError` of the
  /// commit itself, they may or may not have: close, open again and read.
  @discardableResult
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    isTransacting = true
    defer { isTransacting = false }
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      isTransacting = false
      // The first error is the one to report; a failed rollback leaves the connection to be closed.
      if isInTransaction { _ = try? execute("ROLLBACK") }
      throw error
    }
  }
}

extension Database {
  /// What SQLite finds wrong with the file's structure in a quick look; nothing for a sound one.
  public func quickCheck() throws(DatabaseError) -> [String] {
    try findings(of: "quick_check")
  }

  /// What SQLite finds wrong when it also compares the indexes with the tables.
  public func integrityCheck() throws(DatabaseError) -> [String] {
    try findings(of: "integrity_check")
  }

  private func findings(of check: String) throws(DatabaseError) -> [String] {
    do throws(DatabaseError) {
      let findings = try query("PRAGMA \(check)") { $0.text(0) }
      return findings == ["ok"] ? [] : findings
    } catch {
      // Some damage ends the check itself.
      guard error.kind == .corrupt || error.kind == .notADatabase else { throw error }
      return [error.message]
    }
  }

  /// The number in the file's header that says whose file it is; 0 for nobody's.
  public func applicationID() throws(DatabaseError) -> Int {
    try query("PRAGMA application_id") { $0.integer(0) }.first ?? 0
  }

  /// The number in the file's header that says in which version its schema is.
  public func userVersion() throws(DatabaseError) -> Int {
    try query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  /// Writes both numbers of the header; inside a transaction they are part of it.
  public func setHeader(applicationID: Int32, userVersion: Int32) throws(DatabaseError) {
    try execute("PRAGMA application_id=\(applicationID)")
    try execute("PRAGMA user_version=\(userVersion)")
  }

  /// Writes a compact copy of the database to a new file, which is not synced yet.
  public func copy(to path: String) throws(DatabaseError) {
    try execute("VACUUM INTO ?", [.text(path)])
  }

  /// Whether the write-ahead log stays as it is when the connection is closed: for a file that is not
  /// known to be sound yet. Elsewhere than on Linux it is of no effect.
  public func keepLogOnClose(_ keep: Bool) throws(DatabaseError) {
    #if canImport(CSQLite)
      let code = csqlite_set_keep_log_on_close(handle, keep ? 1 : 0)
      guard code == SQLITE_OK else { throw DatabaseError(handle, code: code) }
    #endif
  }

  /// How many statements are alive; 0 between two calls.
  public var statementCount: Int {
    var count = 0
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      count += 1
      statement = sqlite3_next_stmt(handle, current)
    }
    return count
  }
}
