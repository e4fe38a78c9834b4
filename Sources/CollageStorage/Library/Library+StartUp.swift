import Foundation
import SQLiteKit

/// What is done each time a library is opened for writing, with the lock held and a sound database.
extension Library {
  /// Finishes deletions, removes what no row knows, and looks which sidecars are old. A failure here
  /// is reported and does not keep the library shut.
  ///
  /// Where the database was just rebuilt, nothing is removed: something may be missing in it.
  func tidyUp() {
    guard recovery == nil else { return }
    noting(StorageFinding.cleaningFailed) {
      try finishPurges()
      try purgeProjects(deletedBefore: options.now() - options.deletionGrace)
      try sweepTemporaryFiles()
      try sweepPhotos()
      try findStaleSidecars()
    }
    noting(StorageFinding.backupFailed) {
      try backUpDaily()
    }
  }

  private func noting(_ finding: (StorageError) -> StorageFinding, _ body: () throws -> Void) {
    do {
      try body()
    } catch let error as StorageError {
      findings.append(finding(error))
    } catch {
      findings.append(
        finding(
          .databaseFailed(path: folder.database, code: 0, detail: String(describing: error))))
    }
  }

  private func sweepTemporaryFiles() throws {
    for name in try FileSystem.names(in: folder.temporary) {
      try FileSystem.remove(folder.temporary + "/" + name)
    }
  }

  /// Removes photos of imports that no edit came to use. Names that are not ours are left alone, and
  /// so are photos from before the library was rebuilt: they may belong to what was lost.
  private func sweepPhotos() throws {
    let (known, rebuilt) = try read { database in
      (
        Set(try database.query("SELECT name FROM photo_use") { $0.text(0) }),
        try database.query("SELECT max(time) FROM recovery") { $0.integer(0) }.first ?? 0
      )
    }
    let orphans = try FileSystem.names(in: folder.photos).filter { name in
      guard PhotoName(name) != nil, !known.contains(name) else { return false }
      let written = FileSystem.modificationDate(of: photos.path(of: name))
      return written ?? .distantPast > Date(milliseconds: rebuilt)
    }
    guard !orphans.isEmpty else { return }
    // Only a thorough check compares the table that says which are used with its index.
    guard let detail = try read({ try $0.integrityCheck().first }) else {
      for name in orphans { try FileSystem.remove(photos.path(of: name)) }
      return try FileSystem.syncFolder(folder.photos)
    }
    findings.append(.damagedDatabase(detail: detail))
  }

  private func findStaleSidecars() throws {
    for project in try projects() {
      let written = FileSystem.modificationDate(of: folder.sidecar(of: project.id))
      if written ?? .distantPast < project.updated { staleSidecars.insert(project.id) }
    }
  }
}
