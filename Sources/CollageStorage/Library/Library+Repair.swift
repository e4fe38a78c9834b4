import CollageDocument
import CollageEditing
import SQLiteKit

/// Mending what `check` found.
extension Library {
  /// Writes the logs of damaged projects anew from what can be read of them. Where a sidecar has the
  /// newest state of a project whose last edits are damaged, that becomes one more step.
  ///
  /// The database is copied to the backups first, so that nothing is lost that a later program could
  /// still read. Missing photos are found by `relinkPhotos`.
  ///
  /// - Returns: The projects that were mended; `check` tells what could not be.
  public func repair() throws -> [ProjectID] {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let damaged = try projects().filter { try !logFindings(of: $0).isEmpty }
    guard !damaged.isEmpty else { return [] }
    try backUp(as: "before-repair-\(options.now().milliseconds).db")
    return try damaged.filter(mend).map(\.id)
  }

  /// Mends one project; false where neither its log nor a sidecar can be read.
  private func mend(_ project: ProjectSummary) throws -> Bool {
    guard let editor = try readableState(of: project) else { return false }
    let records = editor.history.records
    var base = editor
    while base.undo() != nil {}
    let names = try write { database in
      for table in ["snapshot", "edit"] {
        try database.execute("DELETE FROM \(table) WHERE project = ?", [.integer(project.key)])
      }
      try database.execute(
        "UPDATE project SET revision = ? WHERE key = ?",
        [.integer(records.count), .integer(project.key)])
      return try writeLog(
        of: project.key, records: records, base: Editor(document: base.document), into: database)
    }
    didChange(project.id, using: names)
    return true
  }

  private func readableState(of project: ProjectSummary) throws -> Editor? {
    let sidecar = Sidecar.document(at: folder.sidecar(of: project.id), of: project)
    let session: ProjectSession
    do {
      session = try ProjectSession(opening: project.id, in: self)
    } catch StorageError.damagedProject {
      return sidecar.map { Editor(document: $0) }
    }
    var editor = session.editor
    if session.isMissingEdits, let sidecar {
      _ = try editor.edit(.recover) { $0 = sidecar }
    }
    return editor
  }
}
