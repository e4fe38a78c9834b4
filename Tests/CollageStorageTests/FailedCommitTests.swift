import CollageDocument
import CollageEditing
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import CollageStorage

/// Sessions when the database cannot be written, or was written by somebody else.
@Suite struct FailedCommitTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let session: ProjectSession

  init() throws {
    fixture = try LibraryFixture()
    library = try fixture.open()
    session = try ProjectSession(opening: library.createProject(title: "Summer"), in: library)
    try session.edit(.addText) { $0.layers.append(.text("sea")) }
  }

  @Test func `after a full disk the session stands at the last durable state and goes on`() throws {
    let durable = session.document
    try library.database().execute("PRAGMA max_page_count=1")
    #expect(throws: StorageError.diskFull(path: fixture.path + "/library.db")) {
      for number in 0..<200 {
        try session.edit(.addText) {
          $0.layers.append(.text(String(repeating: "\(number) ", count: 2_000)))
        }
      }
    }
    let reopened = try ProjectSession(opening: session.id, in: library)
    #expect(session.document == reopened.document)
    #expect(session.revision == reopened.revision)
    #expect(session.document.layers.starts(with: durable.layers))

    try session.edit(.remove) { $0.layers.removeAll() }
    #expect(try ProjectSession(opening: session.id, in: library).document.layers.isEmpty)
  }

  @Test func `of two sessions the one that is behind is refused`() throws {
    let other = try ProjectSession(opening: session.id, in: library)
    try other.edit(.addText) { $0.layers.append(.text("sand")) }
    #expect(throws: StorageError.conflict(session.id)) {
      try session.edit(.remove) { $0.layers.removeAll() }
    }
    #expect(session.document.layers.count == 1, "nothing is taken over unasked")
    try session.reload()
    #expect(session.document == other.document)
    try session.edit(.remove) { $0.layers.removeAll() }
    #expect(throws: StorageError.conflict(session.id)) { try other.undo() }
  }

  @Test func `a record of an editor that differs is refused`() throws {
    var stranger = Editor(document: EditorDocument(layers: [.text("elsewhere")]))
    let record = try #require(try stranger.edit(.remove) { $0.layers.removeAll() })
    #expect(throws: EditingError.changeDoesNotFit) { try session.follow(record) }
    #expect(session.revision == 1)
  }

  @Test func `no statement stays behind`() throws {
    _ = try? session.edit(.addText) { _ in throw CancellationError() }
    #expect(try library.database().statementCount == 0)
  }
}
