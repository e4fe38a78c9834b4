#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One prepared statement, finalized at the end of its life.
struct Statement: ~Copyable {
  private let connection: OpaquePointer
  private let handle: OpaquePointer

  /// Compiles `sql`, which must be one statement.
  init(_ sql: String, on connection: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw DatabaseError(connection, code: code)
    }
    self.connection = connection
    self.handle = handle
  }

  deinit {
    // It repeats the error of the last step, which was thrown already.
    sqlite3_finalize(handle)
  }

  /// Sets the parameters from the first on.
  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    for (index, value) in zip(Int32(1)..., values) {
      let code = bind(value, at: index)
      guard code == SQLITE_OK else { throw DatabaseError(connection, code: code) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, a macro that Swift does not see: SQLite takes its own copy.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          guard let start = $0.baseAddress else {
            return sqlite3_bind_text(handle, index, "", 0, nil)
          }
          return sqlite3_bind_text64(
            handle, index, start, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), copied)
    }
  }

  /// Goes to the next row; false after the last one.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(connection, code: code)
    }
  }

  /// The present row, for as long as the statement does not step.
  func row() -> Row { Row(handle) }
}

/// One row of a result, readable inside the closure that gets it.
public struct Row: ~Copyable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  /// The whole number in a column, 0 where there is none.
  public func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// The floating-point number in a column, 0 where there is none.
  public func real(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// Whether a column holds nothing.
  public func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The text in a column, empty where there is none; broken UTF-8 is repaired.
  public func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes in a column, none where it is null.
  public func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
