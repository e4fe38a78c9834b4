import CollageDocument
import CollageEditing
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct ProjectListTests {
  private let fixture: LibraryFixture
  private let library: Library

  init() throws {
    fixture = try LibraryFixture()
    library = try fixture.open()
  }

  private func create(_ titles: String...) throws -> [ProjectID] {
    try titles.map {
      fixture.clock.now += 1
      return try library.createProject(title: $0)
    }
  }

  @Test func `the project changed last comes first`() throws {
    let ids = try create("one", "two", "three")
    #expect(try library.projects().map(\.title) == ["three", "two", "one"])
    fixture.clock.now += 1
    try ProjectSession(opening: ids[0], in: library).edit(.addText) {
      $0.layers.append(.text("sea"))
    }
    let first = try #require(try library.projects().first)
    #expect(first.title == "one")
    #expect(first.editCount == 1)
    #expect(first.updated == fixture.clock.now)
    #expect(first.created < first.updated)
  }

  @Test(arguments: [
    ("Café", "cafe\u{301}"), ("Cafe\u{301}", "café"), ("CAFÉ", "cafe"), ("Summer", "MME"),
    ("여름 바다", "여름".decomposedStringWithCanonicalMapping),
    ("여름 바다".decomposedStringWithCanonicalMapping, "바다"), ("Straße", "straße"), ("ﬁsh", "fish"),
  ]) func `search minds neither case nor accents nor composition`(title: String, wanted: String)
    throws
  {
    let ids = try create(title, "other")
    #expect(try library.projects(titled: wanted).map(\.id) == [ids[0]])
  }

  @Test func `search tells words apart`() throws {
    _ = try create("여름", "겨울")
    #expect(try library.projects(titled: "여르").isEmpty)
    #expect(try library.projects(titled: "").count == 2)
  }

  @Test func `a project answers to its identity, its title, and the beginning of either`() throws {
    let ids = try create("Summer", "summer", "Winter")
    #expect(try library.project(named: ids[0].description).id == ids[0])
    #expect(try library.project(named: ids[0].description.uppercased()).id == ids[0])
    #expect(try library.project(named: String(ids[0].description.prefix(13))).id == ids[0])
    #expect(try library.project(named: "Summer").id == ids[0])
    #expect(try library.project(named: "winter").id == ids[2])
    #expect(try library.project(named: "Win").id == ids[2])
    #expect(throws: StorageError.ambiguousProject("SUMMER", matches: [ids[1], ids[0]])) {
      try library.project(named: "SUMMER")
    }
    #expect(throws: StorageError.unknownProject("")) { try library.project(named: "") }
    #expect(throws: StorageError.unknownProject("Spring")) { try library.project(named: "Spring") }
  }

  @Test func `a title is one line of bounded length`() throws {
    let id = try library.createProject(title: "a\u{0}b\nc" + String(repeating: "x", count: 5_000))
    let title = try library.project(id).title
    #expect(title.hasPrefix("a b cx"))
    #expect(title.count == 1_000)
    try library.renameProject(id, to: "조각보")
    #expect(try library.project(id).title == "조각보")
  }

  @Test func `a duplicate has the document and a history of its own`() throws {
    let session = try ProjectSession(opening: create("Summer")[0], in: library)
    try session.edit(.addText) { $0.layers.append(.text("sea")) }
    let copy = try ProjectSession(
      opening: library.duplicateProject(session.id, title: "Summer 2"), in: library)
    #expect(copy.document == session.document)
    #expect(copy.editor.history.undoChanges.isEmpty)
    try copy.edit(.remove) { $0.layers.removeAll() }
    try session.reload()
    #expect(session.document.layers.count == 1)
  }

  @Test func `a project that is not there is named`() throws {
    let id = ProjectID()
    let error = StorageError.unknownProject(id.description)
    #expect(throws: error) { try ProjectSession(opening: id, in: library) }
    #expect(throws: error) { try library.renameProject(id, to: "x") }
    #expect(throws: error) { try library.deleteProject(id) }
    #expect(throws: error) { try library.restoreProject(id) }
    #expect(throws: error) { try library.duplicateProject(id, title: "x") }
  }

  @Test func `sidecars have title, dates and document`() throws {
    let session = try ProjectSession(opening: create("Summer")[0], in: library)
    try session.edit(.addText) { $0.layers.append(.text("sea")) }
    try library.flushSidecars()
    let path = fixture.path + "/projects/\(session.id).json"
    let value = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: path)))
    let fields = try #require(value.object)
    #expect(fields["title"] == "Summer")
    #expect(fields["created"]?.integer == 1_700_000_001_000)
    #expect(fields["document"] == session.document.jsonValue)
    #expect(try fixture.names(in: "tmp").isEmpty)

    try library.deleteProject(session.id)
    #expect(try fixture.names(in: "projects").isEmpty)
    try library.restoreProject(session.id)
    try library.flushSidecars()
    #expect(try fixture.names(in: "projects") == ["\(session.id).json"])
  }
}
