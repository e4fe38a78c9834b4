import SQLiteKit
import Testing

@Suite struct TransactionTests {
  private let file: TemporaryDatabase
  private let database: Database

  init() throws {
    file = try TemporaryDatabase()
    database = try file.open()
    try database.execute("CREATE TABLE item (value INTEGER UNIQUE)")
  }

  private func values() throws -> [Int] {
    try database.query("SELECT value FROM item ORDER BY value") { $0.integer(0) }
  }

  @Test func `a transaction is seen by another connection when it returns`() throws {
    try database.transaction { try database.execute("INSERT INTO item VALUES (1)") }
    let other = try file.open(.readOnly)
    #expect(try other.query("SELECT value FROM item") { $0.integer(0) } == [1])
    #expect(!database.isInTransaction)
  }

  @Test func `a body that throws leaves nothing behind`() throws {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try database.transaction {
        try database.execute("INSERT INTO item VALUES (1)")
        throw Refusal()
      }
    }
    #expect(try values() == [])
    #expect(!database.isInTransaction)
  }

  @Test func `after SQLite rolled back by itself nothing more is written`() throws {
    try database.execute("INSERT INTO item VALUES (1)")
    let error = #expect(throws: DatabaseError.self) {
      try database.transaction {
        try database.execute("INSERT INTO item VALUES (2)")
        // As an I/O error would, this ends the transaction on the spot.
        _ = try? database.execute("INSERT OR ROLLBACK INTO item VALUES (1)")
        try database.execute("INSERT INTO item VALUES (3)")
      }
    }
    #expect(error?.kind == .rolledBack)
    #expect(try values() == [1])
  }

  @Test func `a transaction that lost its beginning is not taken for done`() throws {
    try database.execute("INSERT INTO item VALUES (1)")
    #expect(throws: DatabaseError.self) {
      try database.transaction {
        try database.execute("INSERT INTO item VALUES (2)")
        _ = try? database.execute("INSERT OR ROLLBACK INTO item VALUES (1)")
      }
    }
    #expect(try values() == [1])
  }

  @Test func `a full database is named as such and can be written to again`() throws {
    try database.execute("CREATE TABLE page (content BLOB)")
    try database.execute("PRAGMA max_page_count=20")
    let large = SQLValue.blob(Array(repeating: 1, count: 200_000))
    let error = #expect(throws: DatabaseError.self) {
      try database.transaction { try database.execute("INSERT INTO page VALUES (?)", [large]) }
    }
    #expect(error?.kind == .full)
    try database.execute("PRAGMA max_page_count=1000")
    try database.transaction { try database.execute("INSERT INTO page VALUES (?)", [large]) }
    #expect(try database.query("SELECT count(*) FROM page") { $0.integer(0) } == [1])
  }
}
