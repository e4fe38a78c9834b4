import CollageDocument
import CollageEditing

/// Replays what was found of a log, over its gaps.
///
/// Behind a gap the next row tells how it found what it changed: that becomes a step of its own,
/// ``EditName/recover``. A snapshot tells all. So a lost row costs itself and not what came after it.
struct LogRestoration {
  /// The newest state, with the whole history.
  private(set) var editor: Editor
  /// How many rows are missing or could not be followed.
  private(set) var lostCount = 0
  /// The number of the newest row or snapshot that is part of the state.
  private(set) var reachedSequence: Int
  /// Whether the document that was sought is one of the states.
  private(set) var didPassSought: Bool

  private let sought: EditorDocument?
  private let sightings: LayerSightings
  /// How many steps of undo and redo lie before the newest gap: what was done there is not known.
  private var depth = (undo: 0, redo: 0)

  /// Replays a log; nil where nothing is known to which its rows could be done.
  ///
  /// - Parameter sought: A document that may be one of the states, such as that of a sidecar.
  init?(_ log: SalvagedLog, seeking sought: EditorDocument?) {
    let snapshots = log.snapshots.keys.sorted().lazy.compactMap { log.snapshot($0) }
    let isWhole = snapshots.first != nil
    guard let first = snapshots.first ?? Self.start(of: log, sought) else { return nil }
    sightings = LayerSightings(in: log, newest: sought ?? log.readableDamagedDocument())
    let history = HistoryWalk(first, in: log, sightings)
    lostCount = history.lostCount + (isWhole ? 0 : 1)
    editor = Editor(
      document: first.document,
      history: EditHistory(limit: .max, undo: history.undo, redo: history.redo))
    reachedSequence = first.sequence
    didPassSought = isWhole && first.document == sought
    self.sought = sought
    guard first.sequence < log.newestSequence else { return }
    for sequence in first.sequence + 1...log.newestSequence { advance(to: sequence, in: log) }
  }

  /// What stands in for the first snapshot where none is sound: the document that is sought, a damaged
  /// one, or an empty one where the log begins with that.
  private static func start(of log: SalvagedLog, _ sought: EditorDocument?) -> EditLog.Snapshot? {
    let outline = HistoryOutline()
    if !log.edits.isEmpty, let document = sought ?? log.readableDamagedDocument() {
      return EditLog.Snapshot(sequence: 0, document: document, outline: outline)
    }
    var empty = EditorDocument()
    do throws(EditingError) {
      guard let change = log.entry(1)?.record?.change else { return nil }
      try change.apply(to: &empty)
    } catch {
      return nil
    }
    return EditLog.Snapshot(sequence: 0, document: EditorDocument(), outline: outline)
  }

  private mutating func advance(to sequence: Int, in log: SalvagedLog) {
    if let record = log.entry(sequence)?.record, follow(record, at: sequence) {
      reachedSequence = sequence
    } else {
      lostCount += 1
      depth = (editor.history.undoChanges.count, editor.history.redoChanges.count)
    }
    if let snapshot = log.snapshot(sequence) {
      if snapshot.document != editor.document { bridge(to: snapshot.document) }
      reachedSequence = sequence
    }
    if editor.document == sought { didPassSought = true }
  }

  /// Does what a row says; false where that cannot be told.
  private mutating func follow(_ record: EditRecord, at sequence: Int) -> Bool {
    switch record {
    case .undo where editor.history.undoChanges.count <= depth.undo: return false
    case .redo where editor.history.redoChanges.count <= depth.redo: return false
    default: break
    }
    if replay(record) { return true }
    guard let change = record.change else { return false }
    let before = editor
    let footing = sightings.footing(of: change, in: editor.document, at: sequence)
    bridge(to: footing.document)
    if replay(record.replacingChange(with: footing.change)) { return true }
    editor = before
    return false
  }

  private mutating func replay(_ record: EditRecord) -> Bool {
    do throws(EditingError) {
      try editor.replay(record)
    } catch {
      // The caller counts the row.
      return false
    }
    depth.redo = min(depth.redo, editor.history.redoChanges.count)
    depth.undo = min(depth.undo, editor.history.undoChanges.count)
    return true
  }

  /// Makes a state that is known from elsewhere the newest step.
  mutating func bridge(to document: EditorDocument) {
    do {
      _ = try editor.edit(.recover) { $0 = document }
    } catch {
      // A step between two such documents cannot be written: the history begins anew.
      editor = Editor(document: document, history: EditHistory(limit: .max))
    }
    depth = (editor.history.undoChanges.count, editor.history.redoChanges.count)
  }
}

extension EditRecord {
  fileprivate func replacingChange(with change: Change) -> EditRecord {
    switch self {
    case .edit: .edit(change)
    case .amendment: .amendment(change)
    case .undo, .redo: self
    }
  }
}
