public import Foundation
import SQLiteKit

/// Deleting in two steps: a project that was deleted can be restored until it is purged.
extension Library {
  /// Deletes a project; it can be restored for as long as the grace lasts.
  public func deleteProject(_ id: ProjectID) throws {
    try mark(id, deleted: .integer(options.now().milliseconds), where: "deleted IS NULL")
    // Otherwise a library rebuilt from sidecars would have it again.
    staleSidecars.remove(id)
    try FileSystem.remove(folder.sidecar(of: id))
  }

  /// Brings a deleted project back as it was.
  public func restoreProject(_ id: ProjectID) throws {
    try mark(id, deleted: .null, where: "deleted IS NOT NULL AND purging = 0")
    staleSidecars.insert(id)
  }

  private func mark(_ id: ProjectID, deleted: SQLValue, where condition: String) throws {
    try write { database in
      let changed = try database.execute(
        "UPDATE project SET deleted = ? WHERE id = ? AND \(condition)",
        [deleted, .text(id.description)])
      guard changed == 1 else { throw StorageError.unknownProject(id.description) }
      try database.sealProjects(where: "id = ?", [.text(id.description)])
    }
  }

  /// Removes for good the projects that were deleted before a date, with the photos that nothing
  /// else uses.
  public func purgeProjects(deletedBefore date: Date) throws {
    try write { database in
      try database.execute(
        "UPDATE project SET purging = 1 WHERE deleted < ?", [.integer(date.milliseconds)])
      try database.sealProjects(where: "purging = 1", [])
    }
    try finishPurges()
  }

  /// Removes the files and then the rows of projects that are being purged: a process that ends in
  /// between leaves rows from which the next one goes on.
  func finishPurges() throws {
    let doomed = try read { database in
      try database.query("SELECT key, id FROM project WHERE purging = 1") { row in
        (key: row.integer(0), id: row.text(1))
      }
    }
    for project in doomed {
      let orphans = try photosOnly(of: project.key)
      for name in orphans { try FileSystem.remove(photos.path(of: name)) }
      if !orphans.isEmpty { try FileSystem.syncFolder(folder.photos) }
      if let id = ProjectID(project.id) {
        try FileSystem.remove(folder.sidecar(of: id))
        try FileSystem.syncFolder(folder.projects)
      }
      try write { database in try Self.deleteRows(of: project.key, orphans, in: database) }
    }
  }

  /// The photos in the library that one project alone uses, and no import that is under way.
  private func photosOnly(of project: Int) throws -> [String] {
    try read { database in
      try database.query(
        """
        SELECT name FROM photo_use AS own WHERE project = ? AND NOT EXISTS
          (SELECT 1 FROM photo_use WHERE name = own.name AND project <> own.project)
        """, [.integer(project)]
      ) { $0.text(0) }
    }.filter { PhotoName($0) != nil && pendingPhotos[$0] == nil }
  }

  private static func deleteRows(
    of project: Int, _ orphans: [String], in database: Database
  ) throws(DatabaseError) {
    for name in orphans {
      try database.execute("DELETE FROM photo WHERE name = ?", [.text(name)])
    }
    for table in ["photo_use", "snapshot", "edit"] {
      try database.execute("DELETE FROM \(table) WHERE project = ?", [.integer(project)])
    }
    try database.execute("DELETE FROM project WHERE key = ?", [.integer(project)])
  }
}
