public import CollageDocument
import CollageEditing
import Foundation
import SQLiteKit

/// Making, listing, naming and finding projects.
extension Library {
  /// Which projects are meant.
  public enum ProjectScope: Hashable, Sendable {
    /// Those that were not deleted.
    case current
    /// Those that were deleted and can still be restored.
    case deleted
  }

  /// Makes a project. Photos of the document that were just imported are kept from now on.
  public func createProject(
    title: String, document: EditorDocument = EditorDocument()
  ) throws -> ProjectID {
    let id = ProjectID()
    try write { database in
      try insertProject(
        id, title: title, records: [], base: Editor(document: document), into: database)
    }
    didChange(id, using: document.photoFileNames)
    return id
  }

  /// Writes a project whose log begins with `records`, which lead on from the state of `base`, and
  /// gives the names of the photos that it keeps.
  @discardableResult
  func insertProject(
    _ id: ProjectID, title: String, records: [EditRecord], base: Editor, into database: Database
  ) throws -> Set<String> {
    let now = options.now().milliseconds
    try database.execute(
      "INSERT INTO project (id, title, created, updated, revision) VALUES (?, ?, ?, ?, ?)",
      [
        .text(id.description), .text(Self.storableTitle(title)), .integer(now), .integer(now),
        .integer(records.count),
      ])
    let key = try database.query("SELECT last_insert_rowid()") { $0.integer(0) }.first ?? 0
    try database.sealProjects(where: "key = ?", [.integer(key)])
    return try writeLog(of: key, records: records, base: base, into: database)
  }

  /// Writes a whole log, and gives the names of the photos that it keeps.
  @discardableResult
  func writeLog(
    of key: Int, records: [EditRecord], base: Editor, into database: Database
  ) throws -> Set<String> {
    let log = EditLog(database: database, project: key)
    try log.append(
      EditLog.Snapshot(sequence: 0, document: base.document, outline: HistoryOutline()))
    var editor = base
    var names = base.document.photoFileNames
    for (sequence, record) in zip(1..., records) {
      try editor.replay(record)
      names.formUnion(editor.document.photoFileNames)
      try log.append(record, sequence: sequence, history: editor.history)
    }
    try keepPhotos(names, for: key, in: database)
    return names
  }

  /// All projects of a kind, the one changed last first.
  public func projects(_ scope: ProjectScope = .current) throws -> [ProjectSummary] {
    let condition = scope == .current ? "deleted IS NULL" : "deleted IS NOT NULL AND purging = 0"
    return try read { database in
      try database.query(
        """
        SELECT \(ProjectSummary.columns) FROM project WHERE \(condition)
        ORDER BY updated DESC, key DESC
        """
      ) { ProjectSummary($0) }.compactMap { $0 }
    }
  }

  /// The projects whose title contains `text`, whatever its case, accents and composition.
  public func projects(titled text: String) throws -> [ProjectSummary] {
    let wanted = SearchKey(text)
    return try projects().filter { SearchKey($0.title).contains(wanted) }
  }

  /// The project of this identity.
  ///
  /// - Throws: `StorageError.unknownProject`, also for one that was deleted.
  public func project(_ id: ProjectID) throws -> ProjectSummary {
    guard let project = try summary(of: id), project.deleted == nil else {
      throw StorageError.unknownProject(id.description)
    }
    return project
  }

  /// The one project that a person means: by its title, by its identity, or by the
  /// beginning of one.
  ///
  /// - Throws: `StorageError.unknownProject`, `StorageError.ambiguousProject`
  public func project(
    named reference: String, among scope: ProjectScope = .current
  ) throws -> ProjectSummary {
    let candidates = try projects(scope)
    let prefix = reference.lowercased()
    let rules: [(ProjectSummary) -> Bool] = [
      { $0.id.description == prefix },
      { $0.title == reference },
      { SearchKey($0.title) == SearchKey(reference) },
      { !prefix.isEmpty && $0.id.description.hasPrefix(prefix) },
      { !prefix.isEmpty && SearchKey($0.title).hasPrefix(SearchKey(reference)) },
    ]
    for rule in rules {
      let matches = candidates.filter(rule)
      if let match = matches.first, matches.count == 1 { return match }
      if !matches.isEmpty {
        throw StorageError.ambiguousProject(reference, matches: matches.map(\.id))
      }
    }
    throw StorageError.unknownProject(reference)
  }

  func summary(of id: ProjectID) throws -> ProjectSummary? {
    try read { database in
      try database.query(
        "SELECT \(ProjectSummary.columns) FROM project WHERE id = ? AND purging = 0",
        [.text(id.description)]
      ) { ProjectSummary($0) }.first ?? nil
    }
  }

  /// Gives a project another title.
  public func renameProject(_ id: ProjectID, to title: String) throws {
    try write { database in
      let changed = try database.execute(
        "UPDATE project SET title = ?, updated = ? WHERE id = ? AND deleted IS NULL",
        [
          .text(Self.storableTitle(title)), .integer(options.now().milliseconds),
          .text(id.description),
        ])
      guard changed == 1 else { throw StorageError.unknownProject(id.description) }
      try database.sealProjects(where: "id = ?", [.text(id.description)])
    }
    staleSidecars.insert(id)
  }

  /// Makes a project with the same document and an empty history.
  public func duplicateProject(_ id: ProjectID, title: String) throws -> ProjectID {
    let original = try ProjectSession(opening: id, in: self)
    return try createProject(title: title, document: original.document)
  }

  /// A title as it may be stored: one line, without NUL, not longer than a name may be.
  static func storableTitle(_ title: String) -> String {
    let scalars = title.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
    return String(String.UnicodeScalarView(scalars.prefix(DocumentLimits.nameLength)))
  }
}

/// Photos and sidecars follow what was committed.
extension Library {
  /// Writes rows for the photos of a project. Part of the transaction that needs them.
  func keepPhotos(
    _ names: Set<String>, for project: Int, in database: Database
  ) throws(DatabaseError) {
    for name in names.sorted() {
      if let photo = pendingPhotos[name] {
        try database.execute(
          "INSERT OR IGNORE INTO photo (name, bytes, width, height) VALUES (?, ?, ?, ?)",
          [
            .text(name), .integer(photo.byteCount), .integer(photo.description.pixelWidth),
            .integer(photo.description.pixelHeight),
          ])
      }
      try database.execute(
        "INSERT OR IGNORE INTO photo_use (project, name) VALUES (?, ?)",
        [.integer(project), .text(name)])
    }
  }

  /// Writes rows for photos of a project outside an edit.
  func keepPhotos(_ names: Set<String>, for id: ProjectID) throws {
    guard !names.isEmpty else { return }
    let key = try project(id).key
    try write { database in try keepPhotos(names, for: key, in: database) }
    for name in names { pendingPhotos[name] = nil }
  }

  /// Notes that a change of a project was committed, with the photos that it brought.
  func didChange(_ id: ProjectID, using names: Set<String>) {
    for name in names { pendingPhotos[name] = nil }
    staleSidecars.insert(id)
  }
}
