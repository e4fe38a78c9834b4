public import CollageDocument

/// The one way to change a document.
///
/// Each edit either happens as a whole and becomes one step of the history, or throws and leaves no
/// trace. What happened is returned as a record, which the caller makes durable.
public struct Editor: Sendable {
  /// The document as it is now, with the state of a running gesture.
  public private(set) var document: EditorDocument
  /// The steps to undo and to do again.
  public private(set) var history: EditHistory
  private var gesture: Gesture?
  private var amendableKey: AmendmentKey?

  /// A gesture that is not over: its name, and the document before it began.
  private struct Gesture {
    var name: EditName
    var original: EditorDocument
  }

  /// An editor of `document`.
  public init(document: EditorDocument, history: EditHistory = EditHistory()) {
    self.document = document
    self.history = history
  }

  // MARK: Editing

  /// Changes the document in one step.
  ///
  /// - Parameters:
  ///   - name: What the edit is.
  ///   - key: Where the newest step was made with the same key, the edit becomes part of it.
  ///   - body: Changes a copy of the document; where it throws, nothing happened.
  /// - Returns: What to log; nil where nothing changed.
  /// - Throws: What `body` throws, and `EditingError` where a gesture is running or the result is none
  ///   that a document can hold.
  public mutating func edit(
    _ name: EditName, amending key: AmendmentKey? = nil,
    _ body: (inout EditorDocument) throws -> Void
  ) throws -> EditRecord? {
    guard gesture == nil else { throw EditingError.gestureInProgress }
    var edited = document
    try body(&edited)
    return try commit(name, from: document, to: edited, key: key)
  }

  private mutating func commit(
    _ name: EditName, from old: EditorDocument, to new: EditorDocument, key: AmendmentKey?
  ) throws(EditingError) -> EditRecord? {
    let change = try Change(name: name, from: old, to: new)
    guard !change.isEmpty else { return nil }
    let amends = key != nil && key == amendableKey
    let record = amends ? EditRecord.amendment(change) : .edit(change)
    let stepCount = history.undoChanges.count
    try replay(record)
    // An amendment that cancels its step out leaves an older step on top: that is none of the burst.
    amendableKey = amends && history.undoChanges.count < stepCount ? nil : key
    return record
  }

  // MARK: Undo and redo

  /// What undo would take back; nil where there is nothing.
  public var undoName: EditName? { history.undoChanges.last?.name }

  /// What redo would do again; nil where there is nothing.
  public var redoName: EditName? { history.redoChanges.last?.name }

  /// Takes the newest step back.
  ///
  /// - Returns: What to log; nil where there is nothing to undo, or a gesture is running.
  public mutating func undo() -> EditRecord? {
    perform(.undo)
  }

  /// Does the step undone last again.
  ///
  /// - Returns: What to log; nil where there is nothing to redo, or a gesture is running.
  public mutating func redo() -> EditRecord? {
    perform(.redo)
  }

  private mutating func perform(_ record: EditRecord) -> EditRecord? {
    do {
      try replay(record)
      return record
    } catch {
      // A gesture is running, or there is nothing to take back or to do again: steps of the history
      // fit the document that they led to.
      return nil
    }
  }

  /// Does what a record says, as it was done when it was logged.
  ///
  /// - Throws: `EditingError.gestureInProgress`, and what `Change.apply(to:)` throws; nothing happened
  ///   then.
  public mutating func replay(_ record: EditRecord) throws(EditingError) {
    guard gesture == nil else { throw .gestureInProgress }
    amendableKey = nil
    switch record {
    case .edit(let change):
      try change.apply(to: &document)
      history.push(change)
    case .amendment(let change):
      try amend(with: change)
    case .undo:
      guard let change = history.undoChanges.last else { throw .changeDoesNotFit }
      try change.inverse.apply(to: &document)
      history.moveToRedo()
    case .redo:
      guard let change = history.redoChanges.last else { throw .changeDoesNotFit }
      try change.apply(to: &document)
      history.moveToUndo()
    }
  }

  private mutating func amend(with change: Change) throws(EditingError) {
    guard let newest = history.undoChanges.last else { throw .changeDoesNotFit }
    var original = document
    try newest.inverse.apply(to: &original)
    let merged = try newest.merged(with: change, from: original)
    try change.apply(to: &document)
    history.replaceNewest(with: merged)
  }

  // MARK: Gestures

  /// Whether a gesture is running.
  public var isInGesture: Bool { gesture != nil }

  /// Begins a gesture; until it ends the document shows its temporary state.
  ///
  /// - Throws: `EditingError.gestureInProgress`
  public mutating func beginGesture(_ name: EditName) throws(EditingError) {
    guard gesture == nil else { throw .gestureInProgress }
    gesture = Gesture(name: name, original: document)
  }

  /// Shows the gesture's state; `body` gets the document as it was before the gesture began.
  ///
  /// Does nothing where no gesture is running: a late event of a cancelled gesture is harmless.
  public mutating func updateGesture(_ body: (inout EditorDocument) throws -> Void) rethrows {
    guard var state = gesture?.original else { return }
    try body(&state)
    document = state
  }

  /// Ends the gesture and makes its state one step of the history.
  ///
  /// - Returns: What to log; nil where nothing changed or no gesture was running.
  /// - Throws: `EditingError` where the state is none that a document can hold; the gesture is then
  ///   cancelled.
  public mutating func commitGesture() throws(EditingError) -> EditRecord? {
    guard let ended = gesture else { return nil }
    let state = document
    cancelGesture()
    return try commit(ended.name, from: ended.original, to: state, key: nil)
  }

  /// Ends the gesture and shows the document as it was before.
  public mutating func cancelGesture() {
    guard let cancelled = gesture else { return }
    document = cancelled.original
    gesture = nil
  }
}

/// What lets a burst of small edits become one step: equal keys in a row.
public struct AmendmentKey: Hashable, Sendable {
  /// What kind of burst it is.
  public var name: EditName
  /// The layers that it moves.
  public var layers: [LayerID]
  /// Tells bursts apart, e.g. by the time at which they began.
  public var burst: Int

  /// A key for the burst of edits `name` on `layers`.
  public init(name: EditName, layers: [LayerID], burst: Int) {
    self.name = name
    self.layers = layers
    self.burst = burst
  }
}
