import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct ProjectListTests {
  private let fixture: LibraryFixture
  private let library: LibraryService
  private let list: ProjectListViewModel

  init() throws {
    fixture = try LibraryFixture()
    library = try LibraryService(at: fixture.path, options: fixture.options())
    list = ProjectListViewModel(
      library: library, archiver: .plain, clock: { [clock = fixture.clock] in clock.now })
  }

  private var titles: [String] { list.projects.map(\.title) }

  /// Makes projects, a minute after each other.
  private func create(_ titles: String...) async throws {
    for title in titles {
      fixture.clock.now += 60
      _ = try #require(await list.create(title: title, format: .square))
    }
  }

  private func id(_ title: String) throws -> ProjectID {
    try #require(list.projects.first { $0.title == title }).id
  }

  @Test func `an empty list is told from one that was not read yet`() async {
    #expect(!list.isLoaded && list.content == .loading)
    await list.reload()
    #expect(list.isLoaded && list.projects.isEmpty && list.notice == nil)
    #expect(list.content == .empty)
  }

  @Test func `an empty list is told from one in which nothing was found`() async throws {
    try await create("sea")
    #expect(list.content == .projects)
    await list.search("hills")
    #expect(list.content == .nothingFound)
    await list.search("")
    #expect(list.content == .projects)
  }

  @Test func `time goes by when it is told, and when the list is read`() async throws {
    try await create("sea")
    let sea = try #require(list.projects.first)
    #expect(list.age(of: sea) == .justNow)
    fixture.clock.now += 300
    #expect(list.age(of: sea) == .justNow)
    list.tick()
    #expect(list.age(of: sea) == .minutes(5))
    fixture.clock.now += 60
    await list.reload()
    #expect(list.age(of: sea) == .minutes(6))
  }

  @Test(arguments: [
    (["hills"], "sea"), (["sea"], "sea 2"), (["sea", "sea 2", "sea 4"], "sea 3"),
  ])
  func `a title is given once`(taken: [String], given: String) async throws {
    for title in taken { try await create(title) }
    await list.search("hills")
    #expect(await list.unusedTitle(like: "sea") == given)
  }

  @Test func `what is not in order with the library is told until it was read`() async throws {
    await list.reload()
    #expect(list.findings.isEmpty)
    let other = try LibraryFixture()
    _ = try other.open()
    // A leftover that is no file cannot be swept.
    try FileManager.default.createDirectory(
      atPath: other.path + "/tmp/leftover/more", withIntermediateDirectories: true)
    let damaged = ProjectListViewModel(
      library: try LibraryService(at: other.path, options: other.options()), archiver: .plain)
    await damaged.reload()
    guard case .cleaningFailed? = damaged.findings.first else {
      Issue.record("\(damaged.findings)")
      return
    }
    damaged.dismissFindings()
    await damaged.reload()
    #expect(damaged.findings.isEmpty)
  }

  @Test func `the project changed last comes first`() async throws {
    try await create("sea", "hills", "town")
    #expect(titles == ["town", "hills", "sea"])
    fixture.clock.now += 60
    await list.rename(try id("sea"), to: "lake")
    #expect(titles == ["lake", "town", "hills"])
  }

  @Test(arguments: [
    ("", ["Café", "Sea of clouds", "sea"]), ("SEA", ["Sea of clouds", "sea"]),
    (" cafe ", ["Café"]), ("none", []),
  ])
  func `a search does not mind case and accents`(text: String, found: [String]) async throws {
    try await create("sea", "Sea of clouds", "Café")
    await list.search(text)
    #expect(titles == found)
  }

  @Test func `what is made while something is searched for shows when it is found`() async throws {
    try await create("sea")
    await list.search("hill")
    try await create("town", "hills")
    #expect(titles == ["hills"])
  }

  @Test func `of two searches the later one shows`() async throws {
    try await create("sea", "hills")
    async let first: Void = list.search("sea")
    async let second: Void = list.search("hills")
    _ = await (first, second)
    let wanted = list.searchText
    #expect(titles == [wanted])
  }

  @Test func `a new project has the form asked for and no history`() async throws {
    let project = try #require(await list.create(title: "", format: .story))
    #expect(project.editor.document.canvas.aspectRatio == 9.0 / 16)
    #expect(project.editor.undoName == nil && project.summary.title.isEmpty)
    #expect(list.projects.map(\.id) == [project.summary.id])
  }

  @Test func `a form that no canvas can have makes no project`() async throws {
    let endless = CanvasFormat.custom(CanvasSize(width: 1000, height: 1e9))
    #expect(await list.create(title: "sea", format: endless) == nil)
    guard case .failed(EditingError.outOfRange) = list.notice else {
      Issue.record("\(String(describing: list.notice))")
      return
    }
    await list.reload()
    #expect(list.projects.isEmpty)
  }

  @Test func `that the library was rebuilt is told once`() async throws {
    let other = try LibraryFixture()
    _ = try other.makeProject(editedTimes: 1)
    // What the library is rebuilt from.
    try other.open().flushSidecars()
    try FileManager.default.removeItem(atPath: other.path + "/library.db")
    let rebuilt = ProjectListViewModel(
      library: try LibraryService(
        at: other.path, recovering: true, options: other.options()), archiver: .plain)
    await rebuilt.reload()
    guard case .rebuilt(let report) = rebuilt.notice else {
      Issue.record("\(String(describing: rebuilt.notice))")
      return
    }
    #expect(report.projects.count == rebuilt.projects.count)
    rebuilt.notice = nil
    await rebuilt.reload()
    #expect(rebuilt.notice == nil)
  }

  @Test(arguments: ["", " \u{200B}\n"])
  func `a title that cannot be seen is not given`(title: String) async throws {
    try await create("sea")
    await list.rename(try id("sea"), to: title)
    #expect(titles == ["sea"])
  }

  @Test func `a copy has the same document`() async throws {
    let original = try #require(await list.create(title: "sea", format: .portrait))
    await list.duplicate(original.summary.id, title: "sea again")
    let copy = try #require(await list.open(try id("sea again")))
    #expect(copy.editor.document == original.editor.document)
    #expect(copy.summary.id != original.summary.id)
  }

  @Test func `a deleted project can be brought back as it was`() async throws {
    try await create("sea", "hills", "town")
    let before = list.projects
    await list.delete([try id("sea"), try id("town")])
    #expect(titles == ["hills"])
    guard case .deleted(let deleted) = list.notice else {
      Issue.record("\(String(describing: list.notice))")
      return
    }
    #expect(list.deletedLast == deleted)
    await list.restore(deleted)
    #expect(list.projects == before)
    #expect(list.notice == nil && list.deletedLast.isEmpty)
  }

  @Test func `what is gone meanwhile is told and leaves the list`() async throws {
    try await create("sea", "hills")
    let gone = try id("sea")
    try await library.deleteProject(gone)
    #expect(await list.open(gone) == nil)
    guard case .failed(StorageError.unknownProject) = list.notice else {
      Issue.record("\(String(describing: list.notice))")
      return
    }
    await list.rename(gone, to: "lake")
    #expect(titles == ["hills"])
  }

  @Test func `a library that is only looked at shows everything and changes nothing`() async throws
  {
    try await create("sea")
    let project = try #require(list.projects.first)
    let reader = try LibraryService(
      at: fixture.path, access: .readOnly, options: fixture.options())
    let looking = ProjectListViewModel(library: reader, archiver: .plain)
    await looking.reload()
    #expect(looking.isReadOnly && looking.projects == [project])
    for change in [
      { await looking.rename(project.id, to: "lake") }, { await looking.delete([project.id]) },
      { await looking.duplicate(project.id, title: "lake") },
      { _ = await looking.create(title: "lake", format: .square) },
    ] {
      looking.notice = nil
      await change()
      guard case .failed(StorageError.openedReadOnly) = looking.notice else {
        Issue.record("\(String(describing: looking.notice))")
        return
      }
      #expect(looking.projects == [project])
    }
  }
}
