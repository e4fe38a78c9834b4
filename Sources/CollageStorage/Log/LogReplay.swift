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
  var isComplete = true
  var findings: [StorageFinding] = []
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

  private mutating func restore(_ snapshot: EditLog.Snapshot) throws -> ReplayedProject {
    let steps = try steps(of: snapshot.outline)
    let outline = snapshot.outline.limited(to: historyLimit, readable: Set(steps.keys))
    let lost =
      min(snapshot.outline.undo.count, historyLimit) - outline.undo.count
      + snapshot.outline.redo.count - outline.redo.count
    if lost > 0 { findings.append(.shortenedHistory(project: project, lostSteps: lost)) }
    let history = EditHistory(
      limit: historyLimit, undo: outline.undo.compactMap { steps[$0] },
      redo: outline.redo.compactMap { steps[$0] })
    return ReplayedProject(
      editor: Editor(document: snapshot.document, history: history), outline: outline,
      snapshotSequence: snapshot.sequence)
  }

  private func steps(of outline: HistoryOutline) throws(DatabaseError) -> [Int: Change] {
    guard let range = outline.range else { return [:] }
    let wanted = Set(outline.undo + outline.redo)
    var steps: [Int: Change] = [:]
    for entry in try log.entries(range) where wanted.contains(entry.sequence) {
      steps[entry.sequence] = entry.step
    }
    return steps
  }

  private mutating func replay(to revision: Int, on state: inout ReplayedProject) throws {
    guard state.snapshotSequence < revision else { return }
    var expected = state.snapshotSequence + 1
    for entry in try log.entries(expected...revision) {
      guard entry.sequence == expected, state.follow(entry) else { break }
      expected += 1
    }
    guard expected <= revision else { return }
    findings.append(.damagedEdit(project: project, sequence: expected))
    state.isComplete = false
  }
}

extension ReplayedProject {
  /// Does what a row says; false where it is damaged or does not fit.
  fileprivate mutating func follow(_ entry: EditLog.Entry) -> Bool {
    guard let record = entry.record else { return false }
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
