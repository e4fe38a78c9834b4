import Foundation
import SQLiteKit

/// What is done each time a library is opened for writing, with the lock held and a sound database.
extension Library {
  /// Finishes deletions, removes what no row knows, and looks which sidecars are old. A failure here
  /// is reported and does not keep the library shut.
  func tidyUp() {
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

  /// Removes photos of imports that no edit came to use. Names that are not ours are left alone.
  private func sweepPhotos() throws {
    let known = try read { database in
      Set(try database.query("SELECT name FROM photo_use") { $0.text(0) })
    }
    let orphans = try FileSystem.names(in: folder.photos).filter {
      PhotoName($0) != nil && !known.contains($0)
    }
    for name in orphans { try FileSystem.remove(photos.path(of: name)) }
    if !orphans.isEmpty { try FileSystem.syncFolder(folder.photos) }
  }

  private func findStaleSidecars() throws {
    for project in try projects() {
      let written = FileSystem.modificationDate(of: folder.sidecar(of: project.id))
      if written ?? .distantPast < project.updated { staleSidecars.insert(project.id) }
    }
  }
}
