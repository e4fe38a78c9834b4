import CollageDocument
import SQLiteKit

/// Looking through everything for damage.
extension Library {
  /// Reads every row, every snapshot and every photo, and reports what is not as it should be.
  ///
  /// It changes nothing, and takes as long as reading all originals takes.
  public func check() throws -> [StorageFinding] {
    var findings = recovery.map { [StorageFinding.shownFromRemains($0.cause)] } ?? []
    if access == .readWrite { findings = [] }
    findings += try read { database in
      try database.integrityCheck().map { StorageFinding.damagedDatabase(detail: $0) }
    }
    var conditions: [String: PhotoStore.Condition] = [:]
    for project in try projects(.current) + projects(.deleted) {
      findings += try logFindings(of: project)
      for photo in try photosUsed(by: project) {
        let condition = conditions[photo.name] ?? photos.condition(of: photo)
        if condition == .missing {
          findings.append(.missingPhoto(project: project.id, fileName: photo.name))
        } else if condition == .damaged, conditions[photo.name] == nil {
          findings.append(.damagedPhoto(fileName: photo.name))
        }
        conditions[photo.name] = condition
      }
    }
    return findings
  }

  /// What is damaged in the log of a project.
  func logFindings(of project: ProjectSummary) throws -> [StorageFinding] {
    let findings = try read { database in
      try EditLog(database: database, project: project.key)
        .check(project.id, revision: project.editCount)
    }
    let sidecar = Sidecar.content(at: folder.sidecar(of: project.id))
    let isBehind = sidecar?.id == project.id && sidecar?.updated ?? 0 > project.updated.milliseconds
    return isBehind ? findings + [.newerSidecar(project: project.id)] : findings
  }

  /// The photos that a project ever used.
  func photosUsed(by project: ProjectSummary) throws -> [KnownPhoto] {
    try read { database in
      try database.query(
        """
        SELECT name, bytes FROM photo_use LEFT JOIN photo USING (name)
        WHERE project = ? ORDER BY name
        """, [.integer(project.key)]
      ) { KnownPhoto(name: $0.text(0), byteCount: $0.isNull(1) ? nil : $0.integer(1)) }
    }
  }
}

/// What the database knows of a photo.
struct KnownPhoto: Hashable {
  /// As documents have it.
  var name: String
  /// Nil for one that was never in the library.
  var byteCount: Int?
}

extension PhotoStore {
  /// Compares a photo's file with what is known of it.
  func condition(of photo: KnownPhoto, readingContent: Bool = true) -> Condition {
    guard let name = PhotoName(photo.name) else {
      // An old name says nothing about the content.
      return FileSystem.byteCount(of: path(of: photo.name)) == nil ? .missing : .sound
    }
    return condition(of: name, byteCount: photo.byteCount, readingContent: readingContent)
  }
}

extension EditLog {
  /// Reads all rows and snapshots of a project.
  fileprivate func check(
    _ id: ProjectID, revision: Int
  ) throws(DatabaseError) -> [StorageFinding] {
    var findings: [StorageFinding] = []
    for sequence in try snapshotSequences() where try snapshot(sequence) == nil {
      findings.append(.damagedSnapshot(project: id, sequence: sequence))
    }
    guard revision > 0 else { return findings }
    let sound = Set(try entries(1...revision).filter { $0.record != nil }.map(\.sequence))
    findings += (1...revision).filter { !sound.contains($0) }
      .map { .damagedEdit(project: id, sequence: $0) }
    return findings
  }
}
