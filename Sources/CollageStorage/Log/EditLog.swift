import Checksums
import CollageDocument
import CollageEditing
import SQLiteKit

/// The append-only log of one project: a row for everything that its editor did, and now and then a
/// snapshot, so that not all of them must be replayed.
///
/// SQLite has no checksums of its own, so each row and each snapshot carries one.
struct EditLog {
  let database: Database
  /// The key of the project's row.
  let project: Int

  /// After how many rows a snapshot is due.
  static let snapshotInterval = 100
  /// How many of the newest snapshots are kept besides the first.
  static let snapshotsKept = 3

  /// A row; a damaged one has no record.
  struct Entry {
    var sequence: Int
    /// What the editor did.
    var record: EditRecord?
    /// The step of the history that the row has whole.
    var step: Change?
  }

  /// A whole state of the project.
  struct Snapshot {
    var sequence: Int
    var document: EditorDocument
    var outline: HistoryOutline
  }

  // MARK: Writing

  /// Writes a row.
  ///
  /// - Parameter history: That to which the record led: with an amendment the row has the whole
  ///   step, so that the history can be read without the documents between.
  func append(
    _ record: EditRecord, sequence: Int, history: EditHistory
  ) throws(DatabaseError) {
    var value = record.jsonValue
    if case .amendment = record, let step = history.undoChanges.last, var fields = value.object {
      fields["step"] = step.jsonValue
      value = .object(fields)
    }
    let payload = Array(value.compactText.utf8)
    try database.execute(
      "INSERT INTO edit (project, sequence, crc, payload) VALUES (?, ?, ?, ?)",
      [
        .integer(project), .integer(sequence),
        .integer(Self.check(project: project, sequence, payload)), .blob(payload),
      ])
  }

  func append(_ snapshot: Snapshot) throws(DatabaseError) {
    let document = Array(snapshot.document.jsonValue.compactText.utf8)
    let history = Array(snapshot.outline.jsonValue.compactText.utf8)
    try database.execute(
      """
      INSERT OR REPLACE INTO snapshot (project, sequence, crc, document, history)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        .integer(project), .integer(snapshot.sequence),
        .integer(Self.check(project: project, snapshot.sequence, document, history)),
        .blob(document), .blob(history),
      ])
    // The first one stays: from it the whole log can be replayed.
    try database.execute(
      """
      DELETE FROM snapshot WHERE project = ?1 AND sequence > 0 AND sequence NOT IN
        (SELECT sequence FROM snapshot WHERE project = ?1 ORDER BY sequence DESC LIMIT ?2)
      """, [.integer(project), .integer(Self.snapshotsKept)])
  }

  /// The check binds content to its place, so that a row that strayed there is found too.
  static func check(project: Int, _ sequence: Int, _ parts: [UInt8]...) -> Int {
    var check = CRC32()
    check.update("\(project)/\(sequence)/".utf8)
    for part in parts {
      check.update("\(part.count)/".utf8)
      check.update(part)
    }
    return Int(check.value)
  }

  // MARK: Reading

  /// The rows in a range of numbers, in order; those that are missing are left out.
  func entries(_ range: ClosedRange<Int>) throws(DatabaseError) -> [Entry] {
    try database.query(
      """
      SELECT sequence, crc, payload FROM edit
      WHERE project = ? AND sequence BETWEEN ? AND ? ORDER BY sequence
      """, [.integer(project), .integer(range.lowerBound), .integer(range.upperBound)]
    ) { row in
      let (sequence, payload) = (row.integer(0), row.blob(2))
      guard row.integer(1) == Self.check(project: project, sequence, payload) else {
        return Entry(sequence: sequence)
      }
      return Self.entry(sequence, payload)
    }
  }

  static func entry(_ sequence: Int, _ payload: [UInt8]) -> Entry {
    do {
      let value = try JSONValue(parsing: payload)
      let record = try EditRecord(jsonValue: value)
      let step = try value.object?["step"].map { try Change(jsonValue: $0) }
      return Entry(sequence: sequence, record: record, step: step ?? record.change)
    } catch {
      // A row of this version that cannot be read is damaged; its number is what helps.
      return Entry(sequence: sequence)
    }
  }

  /// The numbers of all snapshots, the newest first.
  func snapshotSequences() throws(DatabaseError) -> [Int] {
    try database.query(
      "SELECT sequence FROM snapshot WHERE project = ? ORDER BY sequence DESC",
      [.integer(project)]
    ) { $0.integer(0) }
  }

  /// A snapshot; nil where it is damaged.
  func snapshot(_ sequence: Int) throws(DatabaseError) -> Snapshot? {
    try database.query(
      "SELECT crc, document, history FROM snapshot WHERE project = ? AND sequence = ?",
      [.integer(project), .integer(sequence)]
    ) { row -> Snapshot? in
      let (document, history) = (row.blob(1), row.blob(2))
      guard row.integer(0) == Self.check(project: project, sequence, document, history) else {
        return nil
      }
      return Self.snapshot(sequence, document, history)
    }.first ?? nil
  }

  static func snapshot(
    _ sequence: Int, _ document: [UInt8], _ history: [UInt8]
  ) -> Snapshot? {
    do {
      // It was written by us from a document in bounds, so there is nothing to repair.
      var notes: [DocumentNote] = []
      let document = try EditorDocument(jsonValue: JSONValue(parsing: document), notes: &notes)
      guard let outline = HistoryOutline(jsonValue: try JSONValue(parsing: history)) else {
        return nil
      }
      return Snapshot(sequence: sequence, document: document, outline: outline)
    } catch {
      // As above: it is damaged, whatever the reader tripped over.
      return nil
    }
  }
}

extension EditRecord {
  /// The change of an edit or an amendment.
  var change: Change? {
    switch self {
    case .edit(let change), .amendment(let change): change
    case .undo, .redo: nil
    }
  }
}
