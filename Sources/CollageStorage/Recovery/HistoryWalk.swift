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

  init(_ snapshot: EditLog.Snapshot, in log: SalvagedLog, _ sightings: LayerSightings) {
    let outline = snapshot.outline
    redo = outline.redo.reversed().map { log.entry($0)?.step }.prefix { $0 != nil }
      .compactMap { $0 }.reversed()
    lostCount = outline.redo.count - redo.count
    var state = snapshot.document
    for sequence in outline.undo.reversed() {
      if let step = log.entry(sequence)?.step,
        let step = takeBack(step, at: sequence, from: &state, sightings)
      {
        undo.append(step)
      } else {
        lostCount += 1
      }
    }
    undo.reverse()
  }

  /// Makes a state that before a step.
  ///
  /// - Returns: The step as it can be done again; nil where the two have nothing to do with each
  ///   other, which the caller counts.
  private mutating func takeBack(
    _ step: Change, at sequence: Int, from state: inout EditorDocument,
    _ sightings: LayerSightings
  ) -> Change? {
    do throws(EditingError) {
      try step.inverse.apply(to: &state)
      return step
    } catch {
      let (after, back) = sightings.footing(of: step.inverse, in: state, at: sequence)
      return takeBackOverGap(after, back, from: &state)
    }
  }

  /// Does the change that leads back from `after`, and bridges the gap from there to a state.
  private mutating func takeBackOverGap(
    _ after: EditorDocument, _ back: Change, from state: inout EditorDocument
  ) -> Change? {
    do {
      var before = after
      try back.apply(to: &before)
      var bridge = Editor(document: after)
      _ = try bridge.edit(.recover) { $0 = state }
      undo += bridge.history.undoChanges
      state = before
      return back.inverse
    } catch {
      return nil
    }
  }
}
