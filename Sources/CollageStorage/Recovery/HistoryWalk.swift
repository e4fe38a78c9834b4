import CollageDocument
import CollageEditing

/// The history of a snapshot, made of the rows that were found.
///
/// Where a step of undo is lost, an older one tells what it left: the difference to what the next one
/// found becomes a step of its own, ``EditName/recover``. Of the steps to do again, those behind a lost
/// one are lost as well.
struct HistoryWalk {
  /// The last is the newest step.
  private(set) var undo: [Change] = []
  /// The last is the next step to do again.
  private(set) var redo: [Change]
  /// How many steps are lost.
  private(set) var lostCount: Int

  init(_ snapshot: EditLog.Snapshot, in log: SalvagedLog) {
    let outline = snapshot.outline
    redo = outline.redo.reversed().map { log.entry($0)?.step }.prefix { $0 != nil }
      .compactMap { $0 }.reversed()
    lostCount = outline.redo.count - redo.count
    var state = snapshot.document
    for sequence in outline.undo.reversed() {
      if let step = log.entry(sequence)?.step, takeBack(step, from: &state) {
        undo.append(step)
      } else {
        lostCount += 1
      }
    }
    undo.reverse()
  }

  /// Makes a state that before a step; false where the two have nothing to do with each other.
  private mutating func takeBack(_ step: Change, from state: inout EditorDocument) -> Bool {
    do {
      var before = state
      do throws(EditingError) {
        try step.inverse.apply(to: &before)
      } catch {
        let after = step.inverse.precedingDocument(like: state)
        before = after
        try step.inverse.apply(to: &before)
        var bridge = Editor(document: after)
        _ = try bridge.edit(.recover) { $0 = state }
        undo += bridge.history.undoChanges
      }
      state = before
      return true
    } catch {
      // The caller counts the step.
      return false
    }
  }
}
