/// The steps that can be undone, and those that were and can be done again.
public struct EditHistory: Hashable, Sendable {
  /// How many steps can be undone; the oldest is forgotten beyond that.
  public let limit: Int
  /// The steps that can be undone; the last is the newest.
  public private(set) var undoChanges: [Change]
  /// The steps that can be done again; the last is the next.
  public private(set) var redoChanges: [Change]

  /// How many steps are kept unless told otherwise.
  public static let defaultLimit = 1_000

  /// A history with these steps; empty unless told.
  public init(limit: Int = defaultLimit, undo: [Change] = [], redo: [Change] = []) {
    self.limit = max(1, limit)
    self.undoChanges = Array(undo.suffix(self.limit))
    self.redoChanges = redo
  }

  mutating func push(_ change: Change) {
    redoChanges.removeAll()
    undoChanges.append(change)
    if undoChanges.count > limit { undoChanges.removeFirst(undoChanges.count - limit) }
  }

  /// Puts `change` in the place of the newest step, which was merged into it.
  mutating func replaceNewest(with change: Change) {
    redoChanges.removeAll()
    undoChanges.removeLast()
    if !change.isEmpty { undoChanges.append(change) }
  }

  mutating func moveToRedo() {
    if let change = undoChanges.popLast() { redoChanges.append(change) }
  }

  mutating func moveToUndo() {
    if let change = redoChanges.popLast() { undoChanges.append(change) }
  }
}
