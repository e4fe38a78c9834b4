public import CollageDocument
public import CollageStorage
import Foundation

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

  /// Removes all deleted projects for good, with the photos that nothing else uses.
  public func removeDeletedProjects() throws {
    try library.purgeProjects(deletedBefore: .distantFuture)
  }

  /// Makes a project of a bundle or a document. It ends early when the task is cancelled; nothing was
  /// added then.
  ///
  /// - Parameter progress: Told the finished part of a bundle, from 0 to 1.
  public func importProject(
    at path: String, archiver: BundleArchiver,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws -> ImportedProject {
    try library.importProject(
      at: path, archiver: archiver.reporting(progress, of: Self.byteCount(ofFileAt: path)))
  }

  /// Writes a project with its originals and its history into one file. It ends early when the task
  /// is cancelled; there is no new file then.
  ///
  /// - Parameter progress: Told the finished part, from 0 to 1.
  /// - Returns: Photos that are missing or damaged.
  public func exportBundle(
    _ id: ProjectID, to path: String, archiver: BundleArchiver, thumbnail: [UInt8]? = nil,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws -> [StorageFinding] {
    let session = try session(id)
    let byteCount = session.photoByteCount(includingHistory: true)
    return try session.exportBundle(
      to: path, archiver: archiver.reporting(progress, of: byteCount), includingHistory: true,
      thumbnail: thumbnail)
  }

  /// 0 where there is no file that can be looked at; why not is reported when it is read.
  private static func byteCount(ofFileAt path: String) -> Int {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize ?? 0
  }

  /// Brings the sidecars of all changed projects up to date. Call it before the process ends.
  public func flushAll() throws {
    guard access == .readWrite else { return }
    try library.flushSidecars()
  }
}
