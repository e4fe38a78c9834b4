import CollageDocument
import CollageEditing
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct DeletingTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
  }

  /// A project that shows one photo.
  private func makeProject(_ content: String, in library: Library) throws -> ProjectID {
    let photo = try library.importPhoto(from: fixture.makePhoto(content))
    return try library.createProject(
      title: content, document: EditorDocument(layers: [.photo(photo.content)]))
  }

  @Test func `a deleted project comes back as it was`() throws {
    let library = try fixture.open()
    let id = try makeProject("a", in: library)
    let session = try ProjectSession(opening: id, in: library)
    try session.edit(.addText) { $0.layers.append(.text("sea")) }
    try library.deleteProject(id)
    #expect(try library.projects().isEmpty)
    #expect(try library.projects(.deleted).map(\.id) == [id])
    #expect(try library.projects(.deleted).first?.deleted == fixture.clock.now)
    try library.restoreProject(id)
    let restored = try ProjectSession(opening: id, in: library)
    #expect(restored.document == session.document)
    #expect(restored.editor.history == session.editor.history)
  }

  @Test func `an edit of a deleted project is refused`() throws {
    let library = try fixture.open()
    let session = try ProjectSession(opening: makeProject("a", in: library), in: library)
    try library.deleteProject(session.id)
    #expect(throws: StorageError.unknownProject(session.id.description)) {
      try session.edit(.addText) { $0.layers.append(.text("late")) }
    }
    #expect(session.document.layers.count == 1)
    try library.restoreProject(session.id)
    try session.edit(.addText) { $0.layers.append(.text("in time")) }
  }

  @Test func `after the grace a project and its photos are gone`() throws {
    do {
      let library = try fixture.open()
      try library.deleteProject(makeProject("a", in: library))
      _ = try makeProject("b", in: library)
    }
    fixture.clock.now += 29 * 86_400
    #expect(try fixture.open().projects(.deleted).count == 1)
    fixture.clock.now += 2 * 86_400
    let library = try fixture.open()
    #expect(try library.projects(.deleted).isEmpty)
    #expect(try library.projects().map(\.title) == ["b"])
    #expect(try fixture.names(in: "photos").count == 1)
    #expect(library.findings.isEmpty)
    #expect(try library.check().isEmpty)
  }

  @Test func `a photo that another project uses stays`() throws {
    let library = try fixture.open()
    let first = try makeProject("same", in: library)
    _ = try makeProject("same", in: library)
    #expect(try fixture.names(in: "photos").count == 1)
    try library.deleteProject(first)
    try library.purgeProjects(deletedBefore: .distantFuture)
    #expect(try library.projects(.deleted).isEmpty)
    #expect(try fixture.names(in: "photos").count == 1)
    #expect(try library.check().isEmpty)
  }

  @Test func `a photo that was just imported again survives a purge`() throws {
    let library = try fixture.open()
    let old = try makeProject("same", in: library)
    let photo = try library.importPhoto(from: fixture.makePhoto("same"))
    try library.deleteProject(old)
    try library.purgeProjects(deletedBefore: .distantFuture)
    let id = try library.createProject(
      title: "new", document: EditorDocument(layers: [.photo(photo.content)]))
    #expect(try ProjectSession(opening: id, in: library).lostPhotos().isEmpty)
    #expect(try library.check().isEmpty)
  }

  @Test func `a purge that was cut off is finished at the next start`() throws {
    let id: ProjectID
    do {
      let library = try fixture.open()
      id = try makeProject("a", in: library)
      try library.deleteProject(id)
    }
    try fixture.damage("UPDATE project SET purging = 1, crc = NULL")
    let library = try fixture.open()
    #expect(try library.projects(.deleted).isEmpty)
    #expect(throws: StorageError.self) { try library.restoreProject(id) }
    #expect(try fixture.names(in: "photos").isEmpty)
  }
}
