import Foundation
import SQLiteKit
import TestSupport
import Testing

/// Rows that are found in the bytes of a database without SQLite.
@Suite struct RecordScanTests {
  private let file: TemporaryDatabase

  private static let keyed = RecordForm([.integer, .text, .blob], hasRowID: false)
  private static let numbered = RecordForm(
    [.null, .text, [.integer, .null], .integer], hasRowID: true, requiredCount: 3)

  init() throws {
    file = try TemporaryDatabase()
  }

  private func bytes(_ suffix: String = "") throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: file.path + suffix)))
  }

  /// Fills a table without rowid with rows of all sizes, some of them over many pages.
  private func fill(_ database: Database, count: Int = 100) throws -> [[SQLValue]] {
    try database.execute(
      """
      CREATE TABLE item (content BLOB, name TEXT, key INTEGER, PRIMARY KEY (key, name))
      WITHOUT ROWID
      """)
    let rows: [[SQLValue]] = (0..<count).map { number in
      let size = [0, 10, 200, 900, 1_020, 1_100, 4_070, 4_096, 9_000][number % 9]
      return [
        .integer((number - 9) * [1, 1_000, 100_000_000_000][number % 3]), .text("item \(number)"),
        .blob((0..<size).map { UInt8(truncatingIfNeeded: $0 * 7 + number) }),
      ]
    }
    for row in rows {
      try database.execute(
        "INSERT INTO item (key, name, content) VALUES (?, ?, ?)", row)
    }
    return rows
  }

  @Test func `all rows are found, whatever their size`() throws {
    let rows: [[SQLValue]]
    do { rows = try fill(file.open()) }
    let found = RecordScan(database: try bytes()).records(of: Self.keyed)
    #expect(Set(found.map(\.values)) == Set(rows))
  }

  @Test func `rows are found in the log that are not in the database yet`() throws {
    let database = try file.open()
    try database.execute("PRAGMA wal_autocheckpoint=0")
    let rows = try fill(database)
    let scan = RecordScan(database: try bytes(), writeAheadLog: try bytes("-wal"))
    #expect(Set(scan.records(of: Self.keyed).map(\.values)) == Set(rows))
    #expect(RecordScan(database: try bytes()).records(of: Self.keyed).isEmpty)
  }

  @Test func `rows that were deleted are not found`() throws {
    let database = try file.open()
    let rows = try fill(database)
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try database.execute("DELETE FROM item WHERE name <> 'item 7'")
    let scan = RecordScan(database: try bytes(), writeAheadLog: try bytes("-wal"))
    #expect(Set(scan.records(of: Self.keyed).map(\.values)) == [rows[7]])
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(RecordScan(database: try bytes()).records(of: Self.keyed).map(\.values) == [rows[7]])
  }

  @Test func `rows have their number, and those before a migration their columns`() throws {
    do {
      let database = try file.open()
      try database.execute("CREATE TABLE item (key INTEGER PRIMARY KEY, name TEXT, age INTEGER)")
      try database.execute("INSERT INTO item VALUES (70000, 'old', NULL)")
      try database.execute("ALTER TABLE item ADD COLUMN size INTEGER")
      try database.execute("INSERT INTO item VALUES (-3, 'new', 1, 2)")
    }
    let found = RecordScan(database: try bytes()).records(of: Self.numbered)
    let rows = Dictionary(uniqueKeysWithValues: found.map { ($0.rowID, $0.values) })
    #expect(
      rows == [
        70_000: [.null, .text("old"), .null],
        -3: [.null, .text("new"), .integer(1), .integer(2)],
      ])
  }

  @Test(arguments: [0, 1, 2, 3, 10])
  func `a page that is lost costs its own rows only`(page: Int) throws {
    let rows: [[SQLValue]]
    do { rows = try fill(file.open()).filter { $0[2] != .blob([]) } }
    var bytes = try bytes()
    for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0 }
    let found = Set(RecordScan(database: bytes).records(of: Self.keyed).map(\.values))
    #expect(rows.filter { !found.contains($0) }.count < 40)
  }

  @Test func `any bytes can be looked through`() throws {
    do { _ = try fill(file.open(), count: 30) }
    let sound = try bytes()
    try RandomCases.run(20) { random in
      var bytes = sound
      for _ in 0..<random.integer(in: 1...300) {
        bytes[random.integer(in: 0...bytes.count - 1)] = UInt8(random.integer(in: 0...255))
      }
      bytes.removeLast(random.integer(in: 0...bytes.count / 2))
      let found = RecordScan(database: bytes, writeAheadLog: bytes).records(of: Self.keyed)
      try #require(found.count < 100)
    }
  }
}
