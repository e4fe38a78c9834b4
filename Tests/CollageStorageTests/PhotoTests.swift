import Checksums
import CollageDocument
import CollageEditing
import Foundation
import TestSupport
import Testing

@testable import CollageStorage

@Suite struct PhotoTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
  }

  private func content(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func `an original is copied to the byte and named by its content`() throws {
    let library = try fixture.open()
    let source = try fixture.makePhoto(
      String(repeating: "x", count: 700_000), named: "여름 #1%20.JPG")
    let photo = try library.importPhoto(from: source)
    let hash = ContentHasher.hash(of: Array(try content(source)))
    #expect(photo.fileName == "\(hash).jpg")
    #expect(photo.originalName == "여름 #1%20.JPG")
    #expect(photo.byteCount == 700_004)
    #expect(try content(#require(library.path(ofPhoto: photo.fileName))) == content(source))
    #expect(try fixture.names(in: "tmp").isEmpty)
  }

  @Test func `the format is decided by the content`() throws {
    let path = fixture.root + "/wrong.jpg"
    try Data("PNG".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try fixture.open().importPhoto(from: path).fileName.hasSuffix(".png"))
  }

  @Test func `the same photo twice is one file`() throws {
    let library = try fixture.open()
    let first = try library.importPhoto(from: fixture.makePhoto("same", named: "a.jpg"))
    let second = try library.importPhoto(from: fixture.makePhoto("same", named: "b.jpg"))
    #expect(first.fileName == second.fileName)
    #expect(second.originalName == "b.jpg")
    #expect(try fixture.names(in: "photos") == [first.fileName])
  }

  @Test(arguments: ["JPEGcut", "JPEGwhola", ""])
  func `a damaged copy in the library is replaced`(damage: String) throws {
    let library = try fixture.open()
    let source = try fixture.makePhoto("whole")
    let stored = try #require(
      library.path(ofPhoto: library.importPhoto(from: source).fileName))
    try Data(damage.utf8).write(to: URL(fileURLWithPath: stored))
    _ = try library.importPhoto(from: source)
    #expect(try content(stored) == content(source))
  }

  @Test func `what is no photo is refused by name and leaves nothing`() throws {
    let library = try fixture.open()
    let text = fixture.root + "/text.jpg"
    try Data("words".utf8).write(to: URL(fileURLWithPath: text))
    let empty = fixture.root + "/empty.jpg"
    try Data().write(to: URL(fileURLWithPath: empty))
    let fifo = fixture.root + "/fifo.jpg"
    #expect(mkfifo(fifo, 0o600) == 0)

    #expect(
      throws: StorageError.photoUnreadable(path: text, problem: .damaged(reason: "NotAPhoto()"))
    ) { try library.importPhoto(from: text) }
    #expect(throws: StorageError.photoUnreadable(path: empty, problem: .empty)) {
      try library.importPhoto(from: empty)
    }
    for path in [fifo, fixture.root] {
      #expect(throws: StorageError.photoUnreadable(path: path, problem: .notAFile)) {
        try library.importPhoto(from: path)
      }
    }
    #expect(throws: StorageError.notReadable(path: "/nonexistent.jpg", errno: ENOENT)) {
      try library.importPhoto(from: "/nonexistent.jpg")
    }
    #expect(try fixture.names(in: "tmp").isEmpty)
    #expect(try fixture.names(in: "photos").isEmpty)
  }

  @Test func `a photo that no edit came to use is swept at the next start`() throws {
    let kept: StoredPhoto
    do {
      let library = try fixture.open()
      kept = try library.importPhoto(from: fixture.makePhoto("kept"))
      _ = try library.importPhoto(from: fixture.makePhoto("unused"))
      let session = try ProjectSession(
        opening: library.createProject(title: "Summer"), in: library)
      try session.edit(.addPhotos) { $0.layers.append(.photo(kept.content)) }
      try session.edit(.remove) { $0.layers.removeAll() }
      try Data().write(to: URL(fileURLWithPath: fixture.path + "/tmp/leftover"))
      try Data().write(to: URL(fileURLWithPath: fixture.path + "/photos/not-ours.txt"))
    }
    _ = try fixture.open()
    // Undo could bring the first one back, and a file of somebody else is not ours to remove.
    #expect(try fixture.names(in: "photos").sorted() == [kept.fileName, "not-ours.txt"].sorted())
    #expect(try fixture.names(in: "tmp").isEmpty)
  }

  @Test func `nothing that a project goes through changes an original`() throws {
    let library = try fixture.open()
    let source = try fixture.makePhoto("original")
    let photo = try library.importPhoto(from: source)
    let id = try library.createProject(
      title: "Summer", document: EditorDocument(layers: [.photo(photo.content)]))
    let session = try ProjectSession(opening: id, in: library)
    try session.edit(.remove) { $0.layers.removeAll() }
    try session.undo()
    try library.flushSidecars()
    let copy = try library.duplicateProject(id, title: "copy")
    try library.deleteProject(id)
    try library.purgeProjects(deletedBefore: .distantFuture)
    #expect(try content(#require(library.path(ofPhoto: photo.fileName))) == content(source))
    #expect(try ProjectSession(opening: copy, in: library).lostPhotos().isEmpty)
  }

  @Test(arguments: ["../library.db", "a/b", "", "..", "nul\u{0}"])
  func `a name in a document never leads out of the photo folder`(name: String) throws {
    #expect(try fixture.open().path(ofPhoto: name) == nil)
  }
}

@Suite struct RelinkingTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let session: ProjectSession
  private let photo: StoredPhoto

  init() throws {
    fixture = try LibraryFixture()
    library = try fixture.open()
    photo = try library.importPhoto(from: fixture.makePhoto("sea", named: "sea.jpg"))
    session = try ProjectSession(
      opening: library.createProject(
        title: "Summer", document: EditorDocument(layers: [.photo(photo.content)])), in: library)
  }

  private var stored: String { fixture.path + "/photos/" + photo.fileName }

  @Test func `a missing and a damaged photo are told apart`() throws {
    #expect(try session.lostPhotos().isEmpty)
    try Data("JPEGseb".utf8).write(to: URL(fileURLWithPath: stored))
    let lost = LostPhoto(fileName: photo.fileName, originalName: "sea.jpg", isDamaged: true)
    #expect(try session.lostPhotos() == [lost])
    #expect(try library.check() == [.damagedPhoto(fileName: photo.fileName)])
    try FileManager.default.removeItem(atPath: stored)
    #expect(try session.lostPhotos().map(\.isDamaged) == [false])
    #expect(
      try library.check() == [.missingPhoto(project: session.id, fileName: photo.fileName)])
  }

  @Test func `a photo is found again by its content, whatever it is called`() throws {
    try FileManager.default.removeItem(atPath: stored)
    let folder = fixture.root + "/elsewhere/deep"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try fixture.makePhoto("other", named: "elsewhere/sea.jpg")
    let found = try fixture.makePhoto("sea", named: "elsewhere/deep/IMG_1.jpg")
    let revision = session.revision
    let result = try session.relinkPhotos(among: [fixture.root + "/elsewhere"])
    #expect(result.restored == [RelinkResult.Match(fileName: photo.fileName, path: found)])
    #expect(result.lost.isEmpty)
    #expect(result.suggestions.isEmpty)
    #expect(session.revision == revision)
    #expect(try library.check().isEmpty)
  }

  @Test func `a file of the same name is offered and taken only when asked`() throws {
    try FileManager.default.removeItem(atPath: stored)
    let other = try fixture.makePhoto("edited sea", named: "SEA.jpg")
    let result = try session.relinkPhotos(among: [other])
    #expect(result.restored.isEmpty)
    #expect(result.lost.map(\.fileName) == [photo.fileName])
    #expect(result.suggestions == [RelinkResult.Match(fileName: photo.fileName, path: other)])

    try session.replacePhoto(photo.fileName, withFileAt: other)
    #expect(try session.lostPhotos().isEmpty)
    #expect(session.editor.undoName == .relink)
    #expect(session.document.layers[0].photo?.originalName == "sea.jpg")
  }
}
