import CollageDocument
import CollageEditing
import Foundation

/// Everything that was found of one project.
struct ProjectEvidence {
  let id: ProjectID
  /// Its rows: first that of the damaged database, then those of the backups, the newest first.
  var rows: [ProjectRow] = []
  /// Its log, put together from all copies that agree with each other.
  private(set) var log: SalvagedLog?
  /// Copies of the log that contradict that, from older backups.
  private var otherLogs: [SalvagedLog] = []
  var sidecar: Sidecar.Content?
  /// Whether the damaged database itself had something of it.
  var isInDatabase = false

  init(id: ProjectID) {
    self.id = id
  }

  mutating func add(_ found: SalvagedLog) {
    if log == nil {
      log = found
    } else if log?.merge(found) == false {
      otherLogs.append(found)
    }
  }

  /// The row to go by: the newest of those that are sound.
  private var bestRow: ProjectRow? {
    func age(_ row: ProjectRow) -> (Int, Int) { (row.updated, row.revision) }
    return rows.filter(\.isSound).max { age($0) < age($1) } ?? rows.first
  }

  /// Whether the project was being removed for good.
  var isPurging: Bool { bestRow?.isPurging == true }

  /// Puts the project together as it was last.
  func restored(historyLimit: Int) -> RestoredProject {
    let row = bestRow
    let logs = [log].compactMap { $0 } + otherLogs
    let replays = logs.lazy.compactMap { LogRestoration($0, seeking: sidecar?.document) }
    guard var replay = replays.first else { return restoredFromSidecar(row) }
    let isAtEnd = row.map { replay.reachedSequence >= $0.revision } ?? false
    let takesSidecar = isNewer(than: replay, isAtEnd: isAtEnd, row)
    if takesSidecar, let sidecar { replay.bridge(to: sidecar.document) }
    let history = replay.editor.history
    let editor = Editor(
      document: replay.editor.document,
      history: EditHistory(
        limit: historyLimit, undo: history.undoChanges, redo: history.redoChanges))
    // A damaged row may have any number.
    let revision = row?.isSound == true ? row?.revision ?? 0 : 0
    let lost = replay.lostCount + max(0, revision - replay.reachedSequence)
    return RestoredProject(
      row: describing(row, takingSidecar: takesSidecar), editor: editor,
      outcome: outcome(lost: lost, isNewest: isAtEnd || takesSidecar || replay.didPassSought))
  }

  /// Whether the sidecar has a state that the log does not lead to.
  private func isNewer(than replay: LogRestoration, isAtEnd: Bool, _ row: ProjectRow?) -> Bool {
    guard let sidecar, !replay.didPassSought else { return false }
    return !isAtEnd || sidecar.updated >= row?.updated ?? 0
  }

  private func outcome(lost: Int, isNewest: Bool) -> RecoveredProject.Outcome {
    if lost > 0 { return isNewest ? .lostSteps(lost) : .lostEdits(lost) }
    return isInDatabase || sidecar != nil ? .whole : .fromBackup
  }

  private func restoredFromSidecar(_ row: ProjectRow?) -> RestoredProject {
    RestoredProject(
      row: describing(row, takingSidecar: sidecar != nil),
      editor: sidecar.map { Editor(document: $0.document) },
      outcome: sidecar == nil ? .unreadable : .documentOnly)
  }

  private func describing(_ row: ProjectRow?, takingSidecar: Bool) -> ProjectRow {
    var result =
      row
      ?? ProjectRow(
        key: 0, id: id, title: sidecar?.title ?? "", created: sidecar?.created ?? 0,
        updated: sidecar?.updated ?? 0, revision: 0)
    guard let sidecar else { return result }
    let known = row?.isSound == true ? result.updated : 0
    if takingSidecar || sidecar.updated > known {
      result.title = sidecar.title
      result.created = sidecar.created
      result.updated = max(sidecar.updated, known)
    }
    return result
  }
}

/// A project as it was put together again.
struct RestoredProject {
  /// Its title and times.
  var row: ProjectRow
  /// Its document and history; nil where nothing can be shown.
  var editor: Editor?
  var outcome: RecoveredProject.Outcome

  var report: RecoveredProject {
    RecoveredProject(
      id: row.id, title: row.title, updated: Date(milliseconds: row.updated), outcome: outcome)
  }
}
