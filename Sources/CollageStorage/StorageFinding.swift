/// Something in the library that is not as it should be, and what it concerns.
public enum StorageFinding: Hashable, Sendable {
  /// The structure of the database is damaged; with SQLite's own words.
  case damagedDatabase(detail: String)
  /// The database cannot be used; what is shown was put together from what is left.
  case shownFromRemains(StorageError)
  /// The library was rebuilt, as it had been asked for when the process ended; the damaged database
  /// is kept.
  case rebuilt(keptDatabase: String)
  /// The file beside the database has a newer state of the project than the database.
  case newerSidecar(project: ProjectID)
  /// A row of a project's log is missing or damaged; what was edited from there on is not shown.
  case damagedEdit(project: ProjectID, sequence: Int)
  /// A snapshot is damaged; an older one and the log stand in for it.
  case damagedSnapshot(project: ProjectID, sequence: Int)
  /// Some of the oldest steps of undo, or the farthest of redo, cannot be read any more.
  case shortenedHistory(project: ProjectID, lostSteps: Int)
  /// A photo that a project shows is not in the library.
  case missingPhoto(project: ProjectID, fileName: String)
  /// A photo's content is not what it was when it was taken in.
  case damagedPhoto(fileName: String)
  /// Finishing deletions or removing leftovers did not succeed; it is tried again at the next start.
  case cleaningFailed(StorageError)
  /// The daily backup of the database was not made.
  case backupFailed(StorageError)
}
