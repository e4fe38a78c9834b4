import CollageDocument
import CollageEditing
import SQLiteKit

/// A project as its log has it.
struct ReplayedProject {
  var editor: Editor
  var outline: HistoryOutline
  /// The number of the snapshot from which it was replayed.
  var snapshotSequence: Int
  /// Whether all rows up to the present one were replayed.
  var isComplete: Bool
  var findings: [StorageFinding]
}

/// Makes a project again from its newest sound snapshot and the rows after it.
struct LogReplay {
  let log: EditLog
  let project: ProjectID
  let historyLimit: Int
  private var findings: [StorageFinding] = []

  init(log: EditLog, project: ProjectID, historyLimit: Int) {
    self.log = log
    self.project = project
    self.historyLimit = historyLimit
  }

  /// The project as it is after the row `revision`.
  ///
  /// - Throws: `StorageError.damagedProject` where no snapshot can be read.
  mutating func run(to revision: Int) throws -> ReplayedProject {
    for sequence in try log.snapshotSequences() where sequence <= revision {
      guard let snapshot = try log.snapshot(sequence) else {
        findings.append(.damagedSnapshot(project: project, sequence: sequence))
        continue
      }
      var state = try restore(snapshot)
      try replay(to: revision, on: &state)
      state.findings = findings
      return state
    }
    throw StorageError.damagedProject(project)
  }

  private mutating func replay(to revision: Int, on state: inout ReplayedProject) throws {
    guard state.snapshotSequence < revision else { return }
    var expected = state.snapshotSequence + 1
    for entry in try log.entries(expected...revision) {
      guard entry.sequence == expected, let record = entry.record, state.follow(entry, record)
      else { break }
      expected += 1
    }
    guard expected <= revision else { return }
    findings.append(.damagedEdit(project: project, sequence: expected))
    state.isComplete = false
  }

  // MARK: History of a snapshot

  private mutating func restore(_ snapshot: EditLog.Snapshot) throws -> ReplayedProject {
    let records = try records(of: snapshot.outline)
    let readable = snapshot.outline.limited(to: Set(records.keys))
    if let state = Self.restore(snapshot, outline: readable, records, limit: historyLimit) {
      noteLoss(of: snapshot.outline.count - readable.count)
      return state
    }
    noteLoss(of: snapshot.outline.count)
    return ReplayedProject(
      editor: Editor(document: snapshot.document, history: EditHistory(limit: historyLimit)),
      outline: HistoryOutline(), snapshotSequence: snapshot.sequence, isComplete: true,
      findings: [])
  }

  private mutating func noteLoss(of steps: Int) {
    if steps > 0 { findings.append(.shortenedHistory(project: project, lostSteps: steps)) }
  }

  private func records(of outline: HistoryOutline) throws(DatabaseError) -> [Int: EditRecord] {
    let wanted = outline.sequences
    guard let first = wanted.min(), let last = wanted.max() else { return [:] }
    var records: [Int: EditRecord] = [:]
    for entry in try log.entries(first...last) where wanted.contains(entry.sequence) {
      records[entry.sequence] = entry.record
    }
    return records
  }

  /// Goes back to before the oldest step and does all steps again, so that merged steps come out as
  /// they were; nil where that does not lead to the snapshot's document.
  private static func restore(
    _ snapshot: EditLog.Snapshot, outline: HistoryOutline, _ records: [Int: EditRecord], limit: Int
  ) -> ReplayedProject? {
    do throws(EditingError) {
      let undo = outline.undo.map { $0.compactMap { records[$0] } }
      let redo = outline.redo.map { $0.compactMap { records[$0] } }
      var document = snapshot.document
      for record in undo.joined().reversed() {
        try record.change?.inverse.apply(to: &document)
      }
      var editor = Editor(
        document: document, history: EditHistory(limit: outline.count))
      for record in undo.joined() { try editor.replay(record) }
      for step in redo.reversed() { for record in step { try editor.replay(record) } }
      for _ in redo { try editor.replay(.undo) }
      guard editor.document == snapshot.document, editor.history.hasShape(of: outline) else {
        return nil
      }
      return ReplayedProject(
        editor: Editor(document: editor.document, history: editor.history.limited(to: limit)),
        outline: HistoryOutline(undo: outline.undo.suffix(limit), redo: outline.redo),
        snapshotSequence: snapshot.sequence, isComplete: true, findings: [])
    } catch {
      // The rows are sound one by one but do not fit together: then there is no history to trust.
      return nil
    }
  }
}

extension ReplayedProject {
  /// Does what a row says; false where it does not fit.
  fileprivate mutating func follow(_ entry: EditLog.Entry, _ record: EditRecord) -> Bool {
    do throws(EditingError) {
      try editor.replay(record)
    } catch {
      // The caller names the row.
      return false
    }
    outline.note(record, sequence: entry.sequence, history: editor.history)
    return true
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

extension EditHistory {
  fileprivate func hasShape(of outline: HistoryOutline) -> Bool {
    undoChanges.count == outline.undo.count && redoChanges.count == outline.redo.count
  }

  /// The same steps under another limit.
  fileprivate func limited(to limit: Int) -> EditHistory {
    EditHistory(limit: limit, undo: undoChanges, redo: redoChanges)
  }
}
