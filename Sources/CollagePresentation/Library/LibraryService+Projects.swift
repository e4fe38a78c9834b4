public import CollageDocument
public import CollageStorage

/// Making, listing, naming and removing projects.
extension LibraryService {
  /// All projects of a kind, the one changed last first.
  public func projects(_ scope: Library.ProjectScope = .current) throws -> [ProjectSummary] {
    try library.projects(scope)
  }

  /// The projects whose title contains `text`, whatever its case, accents and composition.
  public func projects(titled text: String) throws -> [ProjectSummary] {
    try library.projects(titled: text)
  }

  /// The document of a project, for a picture of it.
  public func document(of id: ProjectID) throws -> EditorDocument {
    try ProjectSession(opening: id, in: library).document
  }

  /// Makes a project.
  public func createProject(
    title: String, document: EditorDocument = EditorDocument()
  ) throws -> ProjectSummary {
    try library.project(library.createProject(title: title, document: document))
  }

  /// Gives a project another title.
  ///
  /// - Returns: The project, with the title as it is stored.
  @discardableResult
  public func renameProject(_ id: ProjectID, to title: String) throws -> ProjectSummary {
    try library.renameProject(id, to: title)
    return try library.project(id)
  }

  /// Makes a project with the same document and an empty history.
  public func duplicateProject(_ id: ProjectID, title: String) throws -> ProjectSummary {
    try library.project(library.duplicateProject(id, title: title))
  }

  /// Deletes a project; it can be restored for as long as the library's grace lasts.
  public func deleteProject(_ id: ProjectID) throws {
    close(id)
    try library.deleteProject(id)
  }

  /// Brings a deleted project back as it was.
  public func restoreProject(_ id: ProjectID) throws {
    try library.restoreProject(id)
  }

  /// Makes a project of a bundle or a document file.
  public func importBundle(at path: String, archiver: BundleArchiver) throws -> ImportedProject {
    try library.importBundle(at: path, archiver: archiver)
  }

  /// Writes a project with its originals and its history into one file.
  ///
  /// - Returns: Photos that are missing or damaged.
  public func exportBundle(
    _ id: ProjectID, to path: String, archiver: BundleArchiver, thumbnail: [UInt8]? = nil
  ) throws -> [StorageFinding] {
    try session(id).exportBundle(
      to: path, archiver: archiver, includingHistory: true, thumbnail: thumbnail)
  }

  /// Brings the sidecars of all changed projects up to date. Call it before the process ends.
  public func flushAll() throws {
    guard access == .readWrite else { return }
    try library.flushSidecars()
  }
}
