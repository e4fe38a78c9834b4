import CollageDocument
public import CollageEditing
public import CollageStorage
public import Foundation
public import Observation

/// The list of all projects: what it shows, and what can be done with a project that is not open.
///
/// After each command the list shows what the library has.
@MainActor @Observable public final class ProjectListViewModel {
  /// The projects that the search leaves, the one changed last first.
  public private(set) var projects: [ProjectSummary] = [] {
    didSet { byID = Dictionary(projects.map { ($0.id, $0) }) { first, _ in first } }
  }
  /// Whether the library was read at least once: an empty list means something only then.
  public private(set) var isLoaded = false
  /// The time at which the list was read, or told that time goes by: what ``age(of:)`` counts from.
  public private(set) var now = Date()
  /// What is searched for in titles; empty for everything. See ``search(_:)``.
  public private(set) var searchText = ""
  /// What is going on and takes long; nothing else of the kind begins meanwhile.
  public internal(set) var activity: ProjectListActivity?
  /// Something to tell in passing; the view sets it to nil when it was told.
  public var notice: ProjectListNotice?
  /// The projects that the last deletion took away, until they are brought back.
  public private(set) var deletedLast: [ProjectSummary] = []
  /// What was found not to be in order when the library was opened, until it was told.
  public private(set) var findings: [StorageFinding] = []

  let library: LibraryService
  let archiver: BundleArchiver
  let clock: @Sendable () -> Date
  let thumbnail: @Sendable (ProjectSummary) async -> [UInt8]?
  private var byID: [ProjectID: ProjectSummary] = [:]
  /// The number of the newest look at the library: what an older one finds comes too late.
  private var reloadNumber = 0

  /// A list that is still empty; see ``reload()``.
  ///
  /// - Parameters:
  ///   - library: Where the projects are.
  ///   - archiver: Packs and unpacks bundles.
  ///   - clock: The time of day.
  ///   - thumbnail: Makes the small PNG that goes into a bundle; nil for none.
  public init(
    library: LibraryService, archiver: BundleArchiver,
    clock: @escaping @Sendable () -> Date = { Date() },
    thumbnail: @escaping @Sendable (ProjectSummary) async -> [UInt8]? = { _ in nil }
  ) {
    self.library = library
    self.archiver = archiver
    self.clock = clock
    self.thumbnail = thumbnail
  }

  /// Whether projects can only be looked at.
  public var isReadOnly: Bool { library.access == .readOnly }

  // MARK: What the list shows

  /// What there is to be seen instead of projects, where there are none.
  public var content: ProjectListContent {
    if !projects.isEmpty { return .projects }
    if !isLoaded { return .loading }
    return searchText.isEmpty ? .empty : .nothingFound
  }

  /// What the list shows of a project; nil where that is not in it.
  public func project(_ id: ProjectID) -> ProjectSummary? {
    byID[id]
  }

  /// How long ago a project was changed.
  public func age(of project: ProjectSummary, calendar: Calendar = .current) -> RelativeTime {
    RelativeTime(since: project.updated, now: now, calendar: calendar)
  }

  /// Tells that time goes by.
  public func tick() {
    now = clock()
  }

  /// The findings were told.
  public func dismissFindings() {
    findings = []
  }

  /// Reads the projects anew.
  public func reload() async {
    reloadNumber += 1
    let number = reloadNumber
    do {
      let found = try await library.projects(titled: searchText)
      if !isLoaded { await tellFindings() }
      guard number == reloadNumber else { return }
      projects = found
      isLoaded = true
      tick()
    } catch {
      notice = .failed(error)
    }
  }

  private func tellFindings() async {
    findings = await library.findings
    if !isReadOnly, let report = await library.recovery { notice = .rebuilt(report) }
  }

  /// Shows the projects whose title contains `text`, whatever its case and accents.
  public func search(_ text: String) async {
    searchText = text.trimmingCharacters(in: .whitespacesAndNewlines)
    await reload()
  }

  // MARK: Commands

  /// Opens a project; nil where it cannot be, as ``notice`` says.
  public func open(_ id: ProjectID) async -> OpenedProject? {
    await attempt { try await self.library.open(id) }
  }

  /// A title that no project has: the one proposed, or that with a number after it.
  public func unusedTitle(like proposal: String) async -> String {
    guard let projects = await attempt({ try await self.library.projects() }) else {
      return proposal
    }
    let taken = Set(projects.map(\.title))
    let numbered = (2...).lazy.map { "\(proposal) \($0)" }
    guard taken.contains(proposal) else { return proposal }
    return numbered.first { !taken.contains($0) } ?? proposal
  }

  /// Makes an empty project and opens it.
  public func create(title: String, format: CanvasFormat) async -> OpenedProject? {
    await attempt {
      try await self.create(
        title: title, document: EditorDocument(canvas: try format.canvasSize()))
    }
  }

  func create(title: String, document: EditorDocument) async throws -> OpenedProject {
    let project = try await library.createProject(title: title, document: document)
    await reload()
    return try await library.open(project.id)
  }

  /// Gives a project another title; one that cannot be seen leaves it as it is.
  public func rename(_ id: ProjectID, to title: String) async {
    guard !TextContent.isBlank(title) else { return }
    await change { try await self.library.renameProject(id, to: title) }
  }

  /// Makes a project with the same document and an empty history.
  ///
  /// - Parameter title: What the copy is called.
  public func duplicate(_ id: ProjectID, title: String) async {
    await change { _ = try await self.library.duplicateProject(id, title: title) }
  }

  /// Deletes projects; ``notice`` has what brings them back.
  public func delete(_ ids: Set<ProjectID>) async {
    var deleted: [ProjectSummary] = []
    await change {
      for project in self.projects where ids.contains(project.id) {
        try await self.library.deleteProject(project.id)
        deleted.append(project)
      }
    }
    guard !deleted.isEmpty else { return }
    deletedLast = deleted
    if notice == nil { notice = .deleted(deleted) }
  }

  /// Brings deleted projects back as they were.
  public func restore(_ deleted: [ProjectSummary]) async {
    if deleted == deletedLast { deletedLast = [] }
    await change {
      for project in deleted { try await self.library.restoreProject(project.id) }
    }
  }

  /// Does something with the library, and shows what it has then, whether that went well or not.
  private func change(_ body: @MainActor () async throws -> Void) async {
    notice = nil
    await attempt(body)
    await reload()
  }

  /// The result of `body`; nil where it failed, as ``notice`` says.
  @discardableResult
  func attempt<Result: Sendable>(
    _ body: @MainActor () async throws -> Result
  ) async -> Result? {
    do {
      return try await body()
    } catch is CancellationError {
      return nil
    } catch {
      notice = .failed(error)
      return nil
    }
  }
}
