import Checksums
import SQLiteKit

/// A project's row with the check over it: SQLite has none, and a wrong number of edits or a wrong
/// identity would cost a whole project.
struct ProjectRow: Hashable {
  var key: Int
  var id: ProjectID
  var title: String
  /// Milliseconds since 1970, as the next two.
  var created: Int
  var updated: Int
  var deleted: Int?
  var revision: Int
  var isPurging = false
  /// Nil in a row that was last changed before there were checks.
  var storedCheck: Int?

  static let columns = "key, id, title, created, updated, revision, deleted, purging, crc"

  /// What the row's check must be.
  var check: Int {
    var check = CRC32()
    check.update("\(key)/\(id)/\(title.utf8.count)/\(title)/\(created)/\(updated)/".utf8)
    check.update("\(revision)/\(deleted.map(String.init) ?? "-")/\(isPurging)".utf8)
    return Int(check.value)
  }

  /// Whether the row is as it was written, as far as that can be told.
  var isSound: Bool { storedCheck == nil || storedCheck == check }
}

extension ProjectRow {
  /// Reads a row of `columns`; nil where the identity is damaged.
  init?(_ row: borrowing Row) {
    guard let id = ProjectID(row.text(1)) else { return nil }
    self.init(
      key: row.integer(0), id: id, title: row.text(2), created: row.integer(3),
      updated: row.integer(4), deleted: row.isNull(6) ? nil : row.integer(6),
      revision: row.integer(5), isPurging: row.integer(7) != 0,
      storedCheck: row.isNull(8) ? nil : row.integer(8))
  }

  /// How the row looks in the file: the key stands before it, and the check came with a migration.
  static let form = RecordForm(
    [
      .null, .text, .text, .integer, .integer, .integer, [.integer, .null], .integer,
      [.integer, .null],
    ],
    hasRowID: true, requiredCount: 8)

  /// Reads a row of `form`; nil where the identity is damaged.
  init?(_ record: SalvagedRecord) {
    let values = record.values
    guard let id = ProjectID(values[1].text), let created = values[3].integer,
      let updated = values[4].integer, let revision = values[5].integer
    else { return nil }
    self.init(
      key: record.rowID, id: id, title: values[2].text, created: created, updated: updated,
      deleted: values[6].integer, revision: revision, isPurging: values[7].integer != 0,
      storedCheck: values.count > 8 ? values[8].integer : nil)
  }
}

extension SQLValue {
  /// The whole number; nil for anything else.
  var integer: Int? {
    if case .integer(let number) = self { Int(number) } else { nil }
  }

  /// The text; empty for anything else.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The bytes; none for anything else.
  var blob: [UInt8] {
    if case .blob(let bytes) = self { bytes } else { [] }
  }
}

extension Database {
  /// Writes the checks of projects' rows: part of every transaction that changes such rows.
  func sealProjects(where condition: String, _ values: [SQLValue]) throws(DatabaseError) {
    for row in try projectRows(where: condition, values) {
      try execute(
        "UPDATE project SET crc = ? WHERE key = ?", [.integer(row.check), .integer(row.key)])
    }
  }

  /// What is wrong with the rows of projects; nothing where all are as they were written.
  func projectRowDamage() throws(DatabaseError) -> [String] {
    let keys = try query("SELECT key FROM project") { $0.integer(0) }
    let sound = Set(try projectRows(where: "TRUE", []).filter(\.isSound).map(\.key))
    return keys.filter { !sound.contains($0) }.map { "row \($0) of table project is damaged" }
  }

  private func projectRows(
    where condition: String, _ values: [SQLValue]
  ) throws(DatabaseError) -> [ProjectRow] {
    try query("SELECT \(ProjectRow.columns) FROM project WHERE \(condition)", values) {
      ProjectRow($0)
    }.compactMap { $0 }
  }
}
