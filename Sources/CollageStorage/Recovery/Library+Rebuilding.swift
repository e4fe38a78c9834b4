import CollageDocument
import CollageEditing
import Foundation
import SQLiteKit

/// Making a database anew from what is left of a library.
extension Library {
  /// Rebuilds the database and puts it in the place of the damaged one, which is kept.
  func rebuild(because cause: StorageError) throws -> RecoveryReport {
    let path = folder.newTemporaryFile()
    var report: RecoveryReport
    do {
      report = try buildDatabase(at: path, because: cause)
      try OpenFile.reading(path).sync()
    } catch {
      // The reason is reported; what is left is swept at the next clean start.
      for suffix in ["", "-wal", "-shm", "-journal"] { try? FileSystem.remove(path + suffix) }
      throw error
    }
    // From here on the next start goes on where this process ends.
    try FileSystem.rename(path, to: folder.rebuiltDatabase)
    try FileSystem.syncFolder(folder.path)
    let hadDatabase = FileSystem.exists(folder.database)
    let kept = try location.switchToRebuiltDatabase()
    report.keptDatabase = hadDatabase ? kept : nil
    return report
  }

  /// Writes all that can be had of the library into a new database, and checks it. It is closed and
  /// has no log when this returns, but is not synced.
  func buildDatabase(at path: String, because cause: StorageError) throws -> RecoveryReport {
    let evidence = try LibraryEvidence(
      in: folder, databases: [folder.database] + backups(), isFirstOwn: true)
    let restored = evidence.projects.values.filter { !$0.isPurging }
      .map { $0.restored(historyLimit: options.historyLimit) }
      .sorted { ($0.row.updated, $0.row.id.description) < ($1.row.updated, $1.row.id.description) }
      .map(withTitle)
    try notePhotos(evidence.photos, usedBy: restored)
    do {
      let database = try Database(path: path, access: .readWrite)
      try LibraryMigration.migrate(database)
      try database.transaction {
        try write(restored, into: database)
        try database.execute(
          "INSERT INTO recovery (time) VALUES (?)", [.integer(options.now().milliseconds)])
      }
      try check(database, holds: restored)
    }
    guard !FileSystem.exists(path + "-wal") else {
      throw StorageError.notWritable(path: path + "-wal", errno: EBUSY)
    }
    return RecoveryReport(cause: cause, projects: restored.map(\.report))
  }

  /// Writes projects under the keys that they had: by them a log is known whose row is lost one day.
  private func write(_ projects: [RestoredProject], into database: Database) throws {
    var keys: Set<Int> = []
    var others: [RestoredProject] = []
    for project in projects {
      if project.row.key > 0, keys.insert(project.row.key).inserted {
        try write(project, key: project.row.key, into: database)
      } else {
        others.append(project)
      }
    }
    for project in others { try write(project, key: nil, into: database) }
  }

  /// The daily copies of the database, the newest first.
  func backups() throws -> [String] {
    guard FileSystem.isFolder(folder.backups) else { return [] }
    return try FileSystem.names(in: folder.backups).reversed()
      .filter { $0.hasPrefix("library-") && $0.hasSuffix(".db") }
      .map { folder.backups + "/" + $0 }
  }

  private func withTitle(_ project: RestoredProject) -> RestoredProject {
    var project = project
    if project.row.title.isEmpty { project.row.title = options.recoveredTitle }
    if project.row.updated == 0 { project.row.updated = options.now().milliseconds }
    if project.row.created == 0 { project.row.created = project.row.updated }
    return project
  }

  private func write(_ project: RestoredProject, key: Int?, into database: Database) throws {
    guard let editor = project.editor else { return }
    let row = project.row
    let (records, base) = editor.rewound
    try database.execute(
      """
      INSERT INTO project (key, id, title, created, updated, revision, deleted)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        key.map(SQLValue.integer) ?? .null, .text(row.id.description),
        .text(Self.storableTitle(row.title)), .integer(row.created),
        .integer(row.updated), .integer(records.count), row.deleted.map(SQLValue.integer) ?? .null,
      ])
    let key = try database.query("SELECT last_insert_rowid()") { $0.integer(0) }.first ?? 0
    try database.sealProjects(where: "key = ?", [.integer(key)])
    try writeLog(of: key, records: records, base: base, into: database)
  }

  /// What was written must be what was meant: nothing else is left once the old one is away.
  private func check(_ database: Database, holds projects: [RestoredProject]) throws {
    let problem = try database.integrityCheck().first ?? database.projectRowDamage().first
    if let problem { throw StorageError.damagedDatabase(path: database.path, detail: problem) }
    for project in projects {
      guard let editor = project.editor else { continue }
      let rows = try database.query(
        "SELECT key, revision FROM project WHERE id = ?", [.text(project.row.id.description)]
      ) { ($0.integer(0), $0.integer(1)) }
      guard let (key, revision) = rows.first else {
        throw StorageError.damagedProject(project.row.id)
      }
      var replay = LogReplay(
        log: EditLog(database: database, project: key), project: project.row.id,
        historyLimit: options.historyLimit)
      let written = try replay.run(to: revision)
      guard written.findings.isEmpty, written.editor.document == editor.document,
        written.editor.history == editor.history
      else { throw StorageError.damagedProject(project.row.id) }
    }
  }

  // MARK: Photos

  /// Notes what is known of photos that the projects use, so that their rows are written with them.
  private func notePhotos(
    _ known: [String: SalvagedDatabase.PhotoRow], usedBy projects: [RestoredProject]
  ) throws {
    for name in projects.reduce(into: Set<String>(), { $0.formUnion($1.photoFileNames) }) {
      guard PhotoName(name) != nil, let size = FileSystem.byteCount(of: photos.path(of: name))
      else { continue }
      pendingPhotos[name] =
        known[name].flatMap { row in
          row.byteCount == size ? StoredPhoto(name, row) : nil
        } ?? inspectedPhoto(name, byteCount: size)
    }
  }

  private func inspectedPhoto(_ name: String, byteCount: Int) -> StoredPhoto? {
    do {
      let description = try options.inspector.inspect(photos.path(of: name))
      return StoredPhoto(fileName: name, byteCount: byteCount, description: description)
    } catch {
      // A damaged photo is for `check` to tell; the project is shown with what it has.
      return nil
    }
  }
}

extension StoredPhoto {
  fileprivate init(_ fileName: String, _ row: SalvagedDatabase.PhotoRow) {
    self.init(
      fileName: fileName, byteCount: row.byteCount,
      description: PhotoDescription(
        fileExtension: FilePath.fileExtension(of: fileName), pixelWidth: row.width,
        pixelHeight: row.height))
  }
}

extension RestoredProject {
  fileprivate var photoFileNames: Set<String> { editor?.photoFileNamesInHistory ?? [] }
}

extension Editor {
  /// The records of the history, and the state from which they lead to this one.
  var rewound: (records: [EditRecord], base: Editor) {
    var base = self
    while base.undo() != nil {}
    return (history.records, Editor(document: base.document))
  }
}
