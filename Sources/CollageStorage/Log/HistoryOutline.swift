import CollageDocument
import CollageEditing

/// The history as numbers of log rows: which rows make up each step of undo and of redo.
///
/// A step is more than one row where later edits were merged into it.
struct HistoryOutline: Hashable {
  /// The last is the newest step.
  private(set) var undo: [[Int]] = []
  /// The last is the next step to do again.
  private(set) var redo: [[Int]] = []

  init(undo: [[Int]] = [], redo: [[Int]] = []) {
    self.undo = undo
    self.redo = redo
  }

  /// Follows what an editor did, given the history to which it led.
  mutating func note(_ record: EditRecord, sequence: Int, history: EditHistory) {
    switch record {
    case .edit:
      redo.removeAll()
      undo.append([sequence])
    case .amendment:
      redo.removeAll()
      // A burst that led back to where it began is no step any more.
      guard let newest = undo.popLast(), history.undoChanges.count > undo.count else { break }
      undo.append(newest + [sequence])
    case .undo:
      if let step = undo.popLast() { redo.append(step) }
    case .redo:
      if let step = redo.popLast() { undo.append(step) }
    }
    undo.removeFirst(max(0, undo.count - history.undoChanges.count))
  }

  /// The rows from which the history can be made again.
  var sequences: Set<Int> { Set((undo + redo).joined()) }

  /// The steps that can be made again when only these rows are readable: from each end outward up to
  /// the first that cannot.
  func limited(to readable: Set<Int>) -> HistoryOutline {
    func intact(_ steps: [[Int]]) -> [[Int]] {
      steps.reversed().prefix { $0.allSatisfy(readable.contains) }.reversed()
    }
    return HistoryOutline(undo: intact(undo), redo: intact(redo))
  }

  /// How many steps there are.
  var count: Int { undo.count + redo.count }
}

/// The form in a snapshot: `{"undo": [1, [2, 3]], "redo": []}`.
extension HistoryOutline {
  var jsonValue: JSONValue {
    func list(_ steps: [[Int]]) -> JSONValue {
      .array(
        steps.map { step in
          let numbers = step.map { JSONValue.number(Double($0)) }
          return numbers.count == 1 ? numbers[0] : .array(numbers)
        })
    }
    return .object(["undo": list(undo), "redo": list(redo)])
  }

  init?(jsonValue: JSONValue) {
    func steps(_ value: JSONValue?) -> [[Int]]? {
      guard let elements = value?.array else { return nil }
      let steps = elements.map { element in
        (element.array ?? [element]).compactMap(\.integer)
      }
      return steps.contains([]) ? nil : steps
    }
    guard let fields = jsonValue.object, let undo = steps(fields["undo"]),
      let redo = steps(fields["redo"])
    else { return nil }
    self.init(undo: undo, redo: redo)
  }
}
