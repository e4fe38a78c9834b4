import CollageDocument
import CollageEditing

/// The history as numbers of log rows: for each step of undo and of redo the row that has it whole.
///
/// That is the row of the edit, or of the last amendment that was merged into it.
struct HistoryOutline: Hashable {
  /// The last is the newest step.
  private(set) var undo: [Int] = []
  /// The last is the next step to do again.
  private(set) var redo: [Int] = []

  /// Follows what an editor did, given the history to which it led.
  mutating func note(_ record: EditRecord, sequence: Int, history: EditHistory) {
    switch record {
    case .edit:
      redo.removeAll()
      undo.append(sequence)
    case .amendment:
      redo.removeAll()
      _ = undo.popLast()
      // A burst that led back to where it began is no step any more.
      if history.undoChanges.count > undo.count { undo.append(sequence) }
    case .undo:
      if let step = undo.popLast() { redo.append(step) }
    case .redo:
      if let step = redo.popLast() { undo.append(step) }
    }
    undo.removeFirst(max(0, undo.count - history.undoChanges.count))
  }

  /// From the first to the last row that the history needs; nil where it is empty.
  var range: ClosedRange<Int>? {
    let all = undo + redo
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }

  /// What is left when only these rows are readable: from each end outward up to the first that is
  /// not. Only the newest steps of undo are kept where there are more than `limit`.
  func limited(to limit: Int, readable: Set<Int>) -> HistoryOutline {
    func intact(_ steps: some BidirectionalCollection<Int>) -> [Int] {
      steps.reversed().prefix(while: readable.contains).reversed()
    }
    var outline = HistoryOutline()
    outline.undo = intact(undo.suffix(limit))
    outline.redo = intact(redo)
    return outline
  }

  /// How many steps there are.
  var count: Int { undo.count + redo.count }
}

/// The form in a snapshot: `{"undo": [1, 3], "redo": []}`.
extension HistoryOutline {
  var jsonValue: JSONValue {
    func list(_ steps: [Int]) -> JSONValue { .array(steps.map { .number(Double($0)) }) }
    return .object(["undo": list(undo), "redo": list(redo)])
  }

  init?(jsonValue: JSONValue) {
    func steps(_ value: JSONValue?) -> [Int]? {
      guard let elements = value?.array else { return nil }
      let steps = elements.compactMap(\.integer)
      return steps.count == elements.count ? steps : nil
    }
    guard let fields = jsonValue.object, let undo = steps(fields["undo"]),
      let redo = steps(fields["redo"])
    else { return nil }
    self.undo = undo
    self.redo = redo
  }
}
