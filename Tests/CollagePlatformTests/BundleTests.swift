import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePlatform
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct BundleTests {
  private let fixture: BundleFixture
  private let library: Library

  init() throws {
    fixture = try BundleFixture()
    library = try fixture.library("first")
  }

  /// A project with photos, edits, an amendment, and steps to undo and to do again.
  private func makeSession() throws -> ProjectSession {
    let photos = try ["a", "b"].map { try library.importPhoto(from: fixture.makePhoto($0)) }
    let session = try ProjectSession(
      opening: library.createProject(title: "Summer"), in: library)
    try session.edit(.addPhotos) { $0.layers = photos.map { .photo($0.content) } }
    let key = AmendmentKey(name: .move, layers: [], burst: 1)
    for _ in 0..<3 {
      try session.edit(.move, amending: key) { $0.layers[0].placement.center.x += 1 }
    }
    try session.edit(.remove) { $0.layers.removeLast() }
    for place in [10.0, 20, 30] {
      try session.edit(.move) { $0.layers[0].placement.center.y = place }
    }
    try session.undo()
    try session.undo()
    return session
  }

  private func export(_ session: ProjectSession, history: Bool = true) throws -> String {
    let path = fixture.root + "/Summer #1.jogakbo"
    let findings = try session.exportBundle(
      to: path, archiver: .zip, includingHistory: history, thumbnail: [1, 2, 3])
    #expect(findings.isEmpty)
    return path
  }

  @Test func `a bundle brings document, history and originals into another library`() throws {
    let session = try makeSession()
    let other = try fixture.library("second")
    let imported = try other.importBundle(at: export(session), archiver: .zip)
    #expect(imported.notes.isEmpty)
    #expect(imported.findings.isEmpty)
    let copy = try ProjectSession(opening: imported.id, in: other)
    #expect(copy.document.data == session.document.data)
    #expect(copy.editor.history == session.editor.history)
    #expect(try other.project(imported.id).title == "Summer #1")
    #expect(try other.check().isEmpty)
    #expect(try fixture.photos(of: "first") == fixture.photos(of: "second"))

    while try copy.undo() != nil {}
    #expect(copy.document.layers.isEmpty)
    while try copy.redo() != nil {}
    #expect(copy.document.layers[0].placement.center.y == 30)
  }

  @Test func `without its history a bundle has only what is shown`() throws {
    let session = try makeSession()
    let other = try fixture.library("second")
    let imported = try other.importBundle(
      at: export(session, history: false), title: "Winter", archiver: .zip)
    let copy = try ProjectSession(opening: imported.id, in: other)
    #expect(copy.document == session.document)
    #expect(copy.editor.history.undoChanges.isEmpty)
    #expect(try other.project(imported.id).title == "Winter")
    #expect(try fixture.photos(of: "second").count == 1)
  }

  @Test func `equal projects give equal bundles`() throws {
    let session = try makeSession()
    let first = try Data(contentsOf: URL(fileURLWithPath: export(session)))
    let second = try Data(contentsOf: URL(fileURLWithPath: export(session)))
    #expect(first == second)
  }

  @Test func `a bundle replaces a file whole and leaves nothing beside it`() throws {
    let session = try makeSession()
    let path = try export(session)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.root)
    #expect(throws: StorageError.self) {
      try session.exportBundle(
        to: "/nonexistent/x.jogakbo", archiver: .zip, includingHistory: false)
    }
    _ = try export(session)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root) == names)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `photos that are lost are named when a bundle is written`() throws {
    let session = try makeSession()
    let name = try #require(session.document.layers[0].photo?.fileName)
    try Data("JPEGx".utf8).write(
      to: URL(fileURLWithPath: #require(library.path(ofPhoto: name))))
    let path = fixture.root + "/lost.jogakbo"
    let findings = try session.exportBundle(to: path, archiver: .zip, includingHistory: false)
    #expect(findings == [.damagedPhoto(fileName: name)])
    let other = try fixture.library("second")
    let imported = try other.importBundle(at: path, archiver: .zip)
    #expect(imported.findings == [.missingPhoto(project: imported.id, fileName: name)])
  }

  @Test func `a bundle that lacks photos takes the place of no file`() throws {
    let session = try makeSession()
    let path = try export(session)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let name = try #require(session.document.layers[0].photo?.fileName)
    try FileManager.default.removeItem(atPath: #require(library.path(ofPhoto: name)))
    #expect(throws: StorageError.incompleteBundle(path: path, missingPhotos: 1)) {
      try export(session)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
    // A save dialog may have made an empty one.
    try Data().write(to: URL(fileURLWithPath: path))
    let findings = try session.exportBundle(to: path, archiver: .zip, includingHistory: false)
    #expect(findings == [.missingPhoto(project: session.id, fileName: name)])
  }

  @Test func `a failed import leaves no photo behind`() throws {
    let path = try export(makeSession())
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let other = try fixture.library("second")
    // Photos are stored as they are, so their bytes can be found; this one is the second of two.
    let photo = try #require(
      bytes.range(of: Data("JPEGb".utf8)) ?? bytes.range(of: Data("JPEGa".utf8)))
    bytes[photo.lowerBound] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: StorageError.self) { try other.importBundle(at: path, archiver: .zip) }
    #expect(try fixture.photos(of: "second").isEmpty)
    #expect(try other.projects().isEmpty)
  }
}
