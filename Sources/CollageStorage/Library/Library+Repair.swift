import CollageEditing
import SQLiteKit

/// Mending what `check` found.
extension Library {
  /// Writes the logs of damaged projects anew from what can be read of them, here, in the backups and
  /// in their sidecars.
  ///
  /// The database is copied to the backups first, so that nothing is lost that a later program could
  /// still read. Missing photos are found by `relinkPhotos`.
  ///
  /// - Returns: The projects that were damaged, and what could be had of each.
  public func repair() throws -> [RecoveredProject] {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let damaged = try projects().filter { try !logFindings(of: $0).isEmpty }
    guard !damaged.isEmpty else { return [] }
    let copy = "before-repair-\(options.now().milliseconds).db"
    try backUp(as: copy)
    let evidence = try LibraryEvidence(
      in: folder, databases: [folder.backups + "/" + copy] + backups(), isFirstOwn: true)
    return try damaged.map { project in
      let restored = (evidence.projects[project.id] ?? ProjectEvidence(id: project.id))
        .restored(historyLimit: options.historyLimit)
      try mend(project, restored)
      return restored.report
    }
  }

  private func mend(_ project: ProjectSummary, _ restored: RestoredProject) throws {
    guard let (records, base) = restored.editor?.rewound else { return }
    let names = try write { database in
      for table in ["snapshot", "edit"] {
        try database.execute("DELETE FROM \(table) WHERE project = ?", [.integer(project.key)])
      }
      try database.execute(
        "UPDATE project SET title = ?, revision = ?, updated = max(updated, ?) WHERE key = ?",
        [
          .text(Self.storableTitle(restored.row.title)), .integer(records.count),
          .integer(restored.row.updated), .integer(project.key),
        ])
      try database.sealProjects(where: "key = ?", [.integer(project.key)])
      return try writeLog(of: project.key, records: records, base: base, into: database)
    }
    didChange(project.id, using: names)
  }
}
