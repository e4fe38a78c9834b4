import CollageDocument
public import CollageEditing
public import CollageStorage

/// The library of the running app, behind the main thread's back.
///
/// It owns the `Library` and the sessions of open projects. What a call has changed when it returns
/// is durable. Calls of one caller that are awaited one after the other happen in that order.
public actor LibraryService {
  /// What may be done with the library.
  public nonisolated let access: Library.Access
  /// Where everything lies.
  public nonisolated let folder: LibraryFolder
  /// For how many days a deleted project can be brought back.
  public nonisolated let daysOfGrace: Int

  let library: Library
  private let intake: PhotoIntake?
  private var sessions: [ProjectID: ProjectSession] = [:]

  /// Opens a library.
  ///
  /// - Parameter recovering: Whether a damaged or lost database is rebuilt; see `Library.init`.
  /// - Throws: What `Library.init` throws; `StorageError.locked` where another process writes.
  public init(
    at path: String, access: Library.Access = .readWrite, recovering: Bool = false,
    options: LibraryOptions
  ) throws {
    let library = try Library(
      at: path, access: access, recovering: recovering, options: options)
    self.library = library
    self.access = access
    folder = library.folder
    daysOfGrace = Int(options.deletionGrace / 86_400)
    intake = access == .readWrite ? try library.photoIntake() : nil
  }

  /// What was found not to be in order when the library was opened.
  public var findings: [StorageFinding] { library.findings }

  /// What was put together where the database could not be used; nil where it could.
  public var recovery: RecoveryReport? { library.recovery }

  // MARK: Open projects

  /// Opens a project for editing, or for looking where the library is opened for that.
  public func open(_ id: ProjectID) throws -> OpenedProject {
    let session = try session(id)
    return OpenedProject(
      summary: try library.project(id), editor: session.editor, revision: session.revision,
      findings: session.findings)
  }

  /// Opens the one project that a person means; see `Library.project(named:among:)`.
  public func open(named reference: String) throws -> OpenedProject {
    try open(library.project(named: reference).id)
  }

  /// Makes a step of the editor on the screen durable.
  ///
  /// - Parameter revision: How many records were durable before this one.
  /// - Returns: How many are durable now.
  /// - Throws: `StorageError`, `EditingError.changeDoesNotFit`; nothing was changed then.
  public func append(
    _ record: EditRecord, to id: ProjectID, after revision: Int
  ) throws -> Int {
    let session = try session(id)
    // A commit that failed may have reached the medium all the same. Nobody else writes, so a record
    // that is already there is this one.
    if session.revision == revision + 1 { return session.revision }
    guard session.revision == revision else { throw StorageError.conflict(id) }
    try session.follow(record)
    return session.revision
  }

  /// Brings the sidecar of a project up to date.
  public func flush(_ id: ProjectID) throws {
    guard access == .readWrite else { return }
    try session(id).flushSidecar()
  }

  /// Forgets the session of a project that is not shown any more.
  public func close(_ id: ProjectID) {
    sessions[id] = nil
  }

  func session(_ id: ProjectID) throws -> ProjectSession {
    if let open = sessions[id] { return open }
    let session = try ProjectSession(opening: id, in: library)
    sessions[id] = session
    return session
  }

  // MARK: Photos

  /// Copies a photo into the library, without holding up anything else.
  ///
  /// - Throws: `StorageError`; see `PhotoIntake.importPhoto(from:)`.
  public nonisolated func importPhoto(from path: String) async throws -> StoredPhoto {
    guard let intake else { throw StorageError.openedReadOnly(path: folder.path) }
    let photo = try await Task.detached { try intake.importPhoto(from: path) }.value
    await adopt(photo)
    return photo
  }

  private func adopt(_ photo: StoredPhoto) {
    library.adopt(photo)
  }

  /// Where the original of this name lies, whether it is there or not; nil for what is no file name.
  public nonisolated func path(ofPhoto fileName: String) -> String? {
    PhotoContent.isSafeFileName(fileName) ? folder.photos + "/" + fileName : nil
  }

  /// The photos of a project's durable state that are missing or of another size than they were.
  public func lostPhotos(of id: ProjectID) throws -> [LostPhoto] {
    try session(id).lostPhotos(readingContent: false)
  }

  /// Looks for lost photos of a project among files and folders.
  public func relinkPhotos(of id: ProjectID, among paths: [String]) throws -> RelinkResult {
    try session(id).relinkPhotos(among: paths)
  }
}

/// A project as it is when it is opened.
public struct OpenedProject: Sendable {
  /// Its title and times.
  public var summary: ProjectSummary
  /// Its document and history.
  public var editor: Editor
  /// How many records its log holds.
  public var revision: Int
  /// What could not be read, or stood in for what could not.
  public var findings: [StorageFinding]
}
