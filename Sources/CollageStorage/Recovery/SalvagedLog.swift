import CollageDocument
import CollageEditing

/// What was found of a project's log: rows and snapshots whose checks are right.
struct SalvagedLog {
  /// A snapshot's two columns.
  struct SnapshotContent: Hashable {
    var document: [UInt8]
    var history: [UInt8]
  }

  /// The rows by their numbers.
  private(set) var edits: [Int: [UInt8]] = [:]
  /// The snapshots by their numbers.
  private(set) var snapshots: [Int: SnapshotContent] = [:]
  /// The documents of snapshots whose checks are wrong: better than nothing.
  private(set) var damagedDocuments: [[UInt8]] = []

  /// The number of the newest row or snapshot; 0 where there is none.
  var newestSequence: Int { max(edits.keys.max() ?? 0, snapshots.keys.max() ?? 0) }

  /// Adds a row, unless a newer version of it was found already.
  mutating func addEdit(_ sequence: Int, _ payload: [UInt8]) {
    if edits[sequence] == nil { edits[sequence] = payload }
  }

  /// Adds a snapshot, unless a newer version of it was found already.
  mutating func addSnapshot(_ sequence: Int, _ content: SnapshotContent) {
    if snapshots[sequence] == nil { snapshots[sequence] = content }
  }

  /// Adds a document that is not as it was written.
  mutating func addDamagedDocument(_ document: [UInt8]) {
    damagedDocuments.append(document)
  }

  /// Takes over what another copy of the same log has more.
  ///
  /// - Returns: False where the two contradict each other, e.g. since the project was mended in
  ///   between; nothing was taken over then.
  mutating func merge(_ other: SalvagedLog) -> Bool {
    let isSame =
      other.edits.allSatisfy { edits[$0.key] ?? $0.value == $0.value }
      && other.snapshots.allSatisfy {
        snapshots[$0.key]?.document ?? $0.value.document == $0.value.document
      }
    guard isSame else { return false }
    edits.merge(other.edits) { mine, _ in mine }
    snapshots.merge(other.snapshots) { mine, _ in mine }
    damagedDocuments += other.damagedDocuments
    return true
  }

  func entry(_ sequence: Int) -> EditLog.Entry? {
    edits[sequence].map { EditLog.entry(sequence, $0) }
  }

  /// The first of the damaged documents that can be read in spite of that.
  func readableDamagedDocument() -> EditorDocument? {
    damagedDocuments.lazy.compactMap { bytes -> EditorDocument? in
      // What is out of order is repaired; that the document is not what it was is known.
      var notes: [DocumentNote] = []
      return try? EditorDocument(jsonValue: JSONValue(parsing: bytes), notes: &notes)
    }.first
  }

  func snapshot(_ sequence: Int) -> EditLog.Snapshot? {
    snapshots[sequence].flatMap { EditLog.snapshot(sequence, $0.document, $0.history) }
  }
}
