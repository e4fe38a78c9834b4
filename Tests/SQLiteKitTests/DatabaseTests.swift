import Foundation
import SQLiteKit
import TestSupport
import Testing

@Suite struct DatabaseTests {
  private let file: TemporaryDatabase

  init() throws {
    file = try TemporaryDatabase()
  }

  @Test(arguments: [
    SQLValue.null, .integer(Int64.max), .integer(Int64.min), .real(0.1), .text(""),
    .text("조각보 🧵"), .text("before\u{0}after"), .blob([]), .blob([0, 255, 0]),
  ]) func `a value comes back as it went in`(value: SQLValue) throws {
    let database = try file.open()
    try database.execute("CREATE TABLE item (value ANY) STRICT")
    try database.execute("INSERT INTO item VALUES (?)", [value])
    let found = try database.query("SELECT value FROM item") { row -> SQLValue in
      switch value {
      case .null: row.isNull(0) ? .null : .text("not null")
      case .integer: .integer(row.integer(0))
      case .real: .real(row.real(0))
      case .text: row.isNull(0) ? .null : .text(row.text(0))
      case .blob: row.isNull(0) ? .null : .blob(row.blob(0))
      }
    }
    #expect(found == [value])
    #expect(database.statementCount == 0)
  }

  @Test(arguments: [
    ("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1"), ("trusted_schema", "0"),
    ("cell_size_check", "1"), ("secure_delete", "1"), ("mmap_size", "0"),
  ]) func `a connection is set up for power cuts`(setting: String, value: String) throws {
    let database = try file.open()
    #expect(try database.query("PRAGMA \(setting)") { $0.text(0) } == [value])
  }

  @Test func `the schema cannot be written to behind SQLite's back`() throws {
    let database = try file.open()
    try database.execute("CREATE TABLE item (value)")
    try database.execute("PRAGMA writable_schema=ON")
    #expect(throws: DatabaseError.self) {
      try database.execute("UPDATE sqlite_schema SET sql = 'nonsense'")
    }
  }

  @Test func `an error has the extended code and SQLite's own words`() throws {
    let database = try file.open()
    try database.execute("CREATE TABLE item (value TEXT NOT NULL)")
    let error = #expect(throws: DatabaseError.self) {
      try database.execute("INSERT INTO item VALUES (NULL)")
    }
    #expect(error?.kind == .constraint)
    #expect(error?.code == 1299, "SQLITE_CONSTRAINT_NOTNULL")
    #expect(error?.message == "NOT NULL constraint failed: item.value")
    #expect(database.statementCount == 0)
  }

  @Test func `a file that is no database is recognized`() throws {
    try Data(String(repeating: "no database ", count: 100).utf8)
      .write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: DatabaseError.self) { try file.open() }
    #expect(error?.kind == .notADatabase)
  }

  @Test func `a path that cannot be opened has its errno`() {
    let error = #expect(throws: DatabaseError.self) {
      try Database(path: "/nonexistent/library.db", access: .readWrite)
    }
    #expect(error?.kind == .cannotOpen)
    #expect(error?.systemError == ENOENT)
  }

  @Test func `a quick check finds a damaged page`() throws {
    do {
      let database = try file.open()
      try database.execute("CREATE TABLE item (value BLOB)")
      for _ in 0..<50 {
        try database.execute(
          "INSERT INTO item VALUES (?)", [.blob(Array(repeating: 7, count: 900))])
      }
      #expect(try database.quickCheck().isEmpty)
    }
    let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
    try handle.seek(toOffset: 2 * 4096)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 64))
    try handle.close()
    let database = try file.open()
    #expect(try !database.quickCheck().isEmpty)
  }

  @Test func `a copy holds everything`() throws {
    let database = try file.open()
    try database.execute("CREATE TABLE item (value)")
    try database.execute("INSERT INTO item VALUES (42)")
    try database.setHeader(applicationID: 77, userVersion: 5)
    try database.copy(to: file.path + ".copy")
    let copy = try Database(path: file.path + ".copy", access: .readOnly)
    #expect(try copy.query("SELECT value FROM item") { $0.integer(0) } == [42])
    #expect(try copy.applicationID() == 77)
    #expect(try copy.userVersion() == 5)
  }
}

/// A database file in a folder of its own, which goes with it.
final class TemporaryDatabase {
  private let folder: TemporaryFolder
  var path: String { folder.path("test.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  func open(_ access: Database.Access = .readWrite) throws -> Database {
    try Database(path: path, access: access)
  }
}
