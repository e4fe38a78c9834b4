#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// What SQLite said when it could not do something.
public struct DatabaseError: Error, Hashable, Sendable {
  /// What went wrong, as far as a caller acts on it.
  public enum Kind: Hashable, Sendable {
    /// No room on the medium.
    case full
    /// The file or the medium cannot be written to.
    case readOnly
    /// The file cannot be opened or created.
    case cannotOpen
    /// The file's content contradicts itself.
    case corrupt
    /// The file is something else than a database.
    case notADatabase
    /// Another connection holds a lock.
    case busy
    /// Reading or writing failed.
    case io
    /// A rule of the schema was broken.
    case constraint
    /// SQLite rolled the transaction back by itself, so that its end would be of no effect.
    case rolledBack
    /// Anything else.
    case other
  }

  /// What went wrong.
  public var kind: Kind
  /// SQLite's extended result code.
  public var code: Int32
  /// SQLite's own words.
  public var message: String
  /// The `errno` of the system call that failed; 0 where none did.
  public var systemError: Int32

  init(code: Int32, message: String, systemError: Int32 = 0) {
    self.kind = Kind(code: code)
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// The last error of a connection.
  init(_ connection: OpaquePointer?, code: Int32) {
    let extended = connection.map { sqlite3_extended_errcode($0) } ?? code
    self.init(
      // A failed `sqlite3_open` may leave the primary code alone.
      code: extended & 0xFF == code & 0xFF ? extended : code,
      message: String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)),
      systemError: connection.map { sqlite3_system_errno($0) } ?? 0)
  }

  static let rolledBack: DatabaseError = {
    var error = DatabaseError(code: SQLITE_ABORT, message: String(cString: sqlite3_errstr(516)))
    error.kind = .rolledBack
    return error
  }()
}

extension DatabaseError.Kind {
  init(code: Int32) {
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_CORRUPT: self = .corrupt
    case SQLITE_NOTADB: self = .notADatabase
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_IOERR: self = .io
    case SQLITE_CONSTRAINT: self = .constraint
    default: self = .other
    }
  }
}
