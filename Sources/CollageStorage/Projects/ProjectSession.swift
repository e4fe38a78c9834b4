public import CollageDocument
public import CollageEditing
import SQLiteKit

/// One open project: its editor, and its log that each edit reaches before the call returns.
///
/// Opening a project changes nothing. Where a commit fails, the session stands again at the last
/// state that is durable, and the error says why.
public final class ProjectSession {
  /// The library in which the project is.
  public let library: Library
  /// The project.
  public let id: ProjectID
  /// The document and its history as they are on the medium.
  public private(set) var editor: Editor
  /// How many records the log holds.
  public private(set) var revision: Int
  /// What could not be read, or stood in for what could not.
  public private(set) var findings: [StorageFinding]

  /// Whether edits that were once acknowledged cannot be read, and nothing was edited since.
  var isMissingEdits: Bool { state.snapshotSequence == nil }

  private var state: LogState

  /// What the log needs to be written on.
  private struct LogState {
    var key: Int
    var outline: HistoryOutline
    /// The number of the newest snapshot; nil where one is due before anything else.
    var snapshotSequence: Int?
    /// Every photo that the project ever used.
    var photoNames: Set<String>
  }

  /// Opens a project.
  ///
  /// - Throws: `StorageError.unknownProject`; `damagedProject` where nothing of it can be read.
  public convenience init(opening id: ProjectID, in library: Library) throws {
    try self.init(id, library, Self.load(id, in: library))
  }

  private typealias Loaded = (project: ReplayedProject, revision: Int, state: LogState)

  private init(_ id: ProjectID, _ library: Library, _ loaded: Loaded) {
    self.id = id
    self.library = library
    editor = loaded.project.editor
    findings = loaded.project.findings
    revision = loaded.revision
    state = loaded.state
  }

  private static func load(_ id: ProjectID, in library: Library) throws -> Loaded {
    let summary = try library.project(id)
    return try library.read { database in
      var replay = LogReplay(
        log: EditLog(database: database, project: summary.key), project: id,
        historyLimit: library.options.historyLimit)
      let project = try replay.run(to: summary.editCount)
      let names = try database.query(
        "SELECT name FROM photo_use WHERE project = ?", [.integer(summary.key)]
      ) { $0.text(0) }
      let state = LogState(
        key: summary.key, outline: project.outline,
        // What is written on must not hang on a damaged row.
        snapshotSequence: project.isComplete ? project.snapshotSequence : nil,
        photoNames: Set(names))
      return (project, summary.editCount, state)
    }
  }

  /// Reads the project again as it is on the medium, e.g. after a conflict.
  public func reload() throws {
    let loaded = try Self.load(id, in: library)
    editor = loaded.project.editor
    findings = loaded.project.findings
    revision = loaded.revision
    state = loaded.state
  }

  /// The document as it is on the medium.
  public var document: EditorDocument { editor.document }

  // MARK: Editing

  /// Changes the document in one step, which is durable when this returns.
  ///
  /// - Parameters:
  ///   - name: What the edit is.
  ///   - key: Where the newest step was made with the same key, the edit becomes part of it.
  ///   - body: Changes a copy of the document; where it throws, nothing happened.
  /// - Returns: What was logged; nil where nothing changed.
  /// - Throws: What `body` throws, `EditingError`, `StorageError`.
  @discardableResult
  public func edit(
    _ name: EditName, amending key: AmendmentKey? = nil,
    _ body: (inout EditorDocument) throws -> Void
  ) throws -> EditRecord? {
    try perform { try $0.edit(name, amending: key, body) }
  }

  /// Takes the newest step back; durable when this returns.
  ///
  /// - Returns: What was logged; nil where there is nothing to undo.
  @discardableResult
  public func undo() throws -> EditRecord? {
    try perform { $0.undo() }
  }

  /// Does the step undone last again; durable when this returns.
  ///
  /// - Returns: What was logged; nil where there is nothing to do again.
  @discardableResult
  public func redo() throws -> EditRecord? {
    try perform { $0.redo() }
  }

  /// Does what another editor of the same document did, such as the one on the screen.
  ///
  /// - Throws: `EditingError.changeDoesNotFit` where the two differ, `StorageError`.
  public func follow(_ record: EditRecord) throws {
    try perform { editor in
      try editor.replay(record)
      return record
    }
  }

  @discardableResult
  private func perform(_ body: (inout Editor) throws -> EditRecord?) throws -> EditRecord? {
    var next = editor
    guard let record = try body(&next) else { return nil }
    try commit(record, leadingTo: next)
    return record
  }

  // MARK: The log

  private func commit(_ record: EditRecord, leadingTo next: Editor) throws {
    let sequence = revision + 1
    var nextState = state
    nextState.outline.note(record, sequence: sequence, history: next.history)
    let newPhotos =
      record.change == nil ? [] : next.document.photoFileNames.subtracting(state.photoNames)
    nextState.photoNames.formUnion(newPhotos)
    do {
      try library.write { database in
        try advance(to: sequence, in: database)
        let log = EditLog(database: database, project: state.key)
        try startAgainAfterDamage(log, &nextState)
        try log.append(record, sequence: sequence, history: next.history)
        try library.keepPhotos(newPhotos, for: state.key, in: database)
        try writeSnapshotWhenDue(log, sequence, next.document, &nextState)
      }
    } catch {
      try recover(from: error)
    }
    editor = next
    revision = sequence
    state = nextState
    library.didChange(id, using: newPhotos)
  }

  /// Claims the next number, unless somebody else has it or the project is gone.
  private func advance(to sequence: Int, in database: Database) throws {
    let changed = try database.execute(
      """
      UPDATE project SET revision = ?, updated = ?
      WHERE key = ? AND revision = ? AND deleted IS NULL
      """,
      [
        .integer(sequence), .integer(library.options.now().milliseconds), .integer(state.key),
        .integer(revision),
      ])
    guard changed != 1 else {
      return try database.sealProjects(where: "key = ?", [.integer(state.key)])
    }
    let exists = try database.query(
      "SELECT 1 FROM project WHERE key = ? AND deleted IS NULL", [.integer(state.key)]
    ) { $0.integer(0) }
    throw exists.isEmpty ? StorageError.unknownProject(id.description) : .conflict(id)
  }

  /// Behind a damaged row nothing could be replayed: the state that is shown becomes a snapshot.
  private func startAgainAfterDamage(_ log: EditLog, _ next: inout LogState) throws {
    guard state.snapshotSequence == nil else { return }
    try log.append(
      EditLog.Snapshot(
        sequence: revision, document: editor.document, outline: state.outline))
    next.snapshotSequence = revision
  }

  private func writeSnapshotWhenDue(
    _ log: EditLog, _ sequence: Int, _ document: EditorDocument, _ next: inout LogState
  ) throws {
    guard sequence - (next.snapshotSequence ?? 0) >= EditLog.snapshotInterval else { return }
    try log.append(
      EditLog.Snapshot(sequence: sequence, document: document, outline: next.outline))
    next.snapshotSequence = sequence
  }

  /// After a failed commit only the medium knows what is durable.
  private func recover(from error: any Error) throws -> Never {
    switch error as? StorageError {
    case .conflict, .unknownProject, .openedReadOnly: break
    default:
      // Where reading fails as well, the editor keeps the last state that was acknowledged, and the
      // number of the revision guards against writing over what may have come after it.
      try? reload()
    }
    throw error
  }
}
