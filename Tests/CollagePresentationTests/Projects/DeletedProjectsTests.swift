import CollageDocument
import CollageEditing
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct DeletedProjectsTests {
  private let fixture: LibraryFixture
  private let library: LibraryService
  private let deleted: DeletedProjectsViewModel

  init() throws {
    fixture = try LibraryFixture()
    library = try LibraryService(at: fixture.path, options: fixture.options())
    deleted = DeletedProjectsViewModel(library: library)
  }

  private var titles: [String] { deleted.projects.map(\.title) }

  /// Makes projects and deletes them, a minute after each other.
  private func delete(_ titles: String...) async throws {
    var projects: [ProjectID] = []
    for title in titles { projects.append(try await library.createProject(title: title).id) }
    for project in projects {
      fixture.clock.now += 60
      try await library.deleteProject(project)
    }
  }

  @Test func `what was deleted last comes first, and nothing else`() async throws {
    try await delete("sea", "hills")
    _ = try await library.createProject(title: "town")
    #expect(!deleted.isLoaded)
    await deleted.reload()
    #expect(titles == ["hills", "sea"] && deleted.isLoaded)
    #expect(deleted.daysOfGrace == 30)
  }

  @Test func `a project that is brought back leaves the list`() async throws {
    try await delete("sea", "hills")
    await deleted.reload()
    await deleted.restore(try #require(deleted.projects.last).id)
    #expect(titles == ["hills"])
    #expect(try await library.projects().map(\.title) == ["sea"])
  }

  @Test func `removed for good, nothing can be brought back`() async throws {
    try await delete("sea", "hills")
    await deleted.reload()
    let gone = try #require(deleted.projects.first)
    await deleted.removeAll()
    #expect(titles.isEmpty && deleted.error == nil)
    await deleted.restore(gone.id)
    guard case StorageError.unknownProject? = deleted.error else {
      Issue.record("\(String(describing: deleted.error))")
      return
    }
  }

  @Test func `removing for good leaves other projects and their photos`() async throws {
    let photo = try await library.importPhoto(from: try fixture.makePhoto("sea"))
    let lone = try await library.importPhoto(from: try fixture.makePhoto("hills"))
    var document = EditorDocument()
    document.addPhotos([photo, lone].map(\.content))
    let both = try await library.createProject(title: "both", document: document)
    document.layers.removeLast()
    _ = try await library.createProject(title: "one", document: document)
    try await library.deleteProject(both.id)
    await deleted.removeAll()
    #expect(try fixture.names(in: "photos") == [photo.fileName])
  }
}
