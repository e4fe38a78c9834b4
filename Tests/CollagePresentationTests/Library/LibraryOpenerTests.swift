import CollageDocument
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct LibraryOpenerTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
  }

  private func opener() -> LibraryOpener {
    LibraryOpener(path: fixture.path, options: fixture.options())
  }

  @Test func `a library that is missing is made`() async throws {
    let opener = opener()
    guard case .closed = opener.state else {
      Issue.record("open before it was asked for")
      return
    }
    await opener.open()
    guard case .open(let library) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(library.access == .readWrite)
    #expect(try await library.projects().isEmpty)
  }

  @Test func `a library that another program uses can be looked at`() async throws {
    let other = try fixture.open()
    _ = try other.createProject(title: "Summer")
    let opener = opener()
    await opener.open()
    guard case .refused(let refusal) = opener.state, refusal.error is StorageError else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(refusal.allowsReadOnly)
    await opener.open(.readOnly)
    guard case .open(let library) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(library.access == .readOnly)
    #expect(try await library.projects().map(\.title) == ["Summer"])
    withExtendedLifetime(other) {}
  }

  @Test func `a library that the other program left can be opened again`() async throws {
    let opener = opener()
    try await withHeldLibrary { await opener.open() }
    await opener.open()
    guard case .open(let library) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(library.access == .readWrite)
  }

  private func withHeldLibrary(_ body: () async -> Void) async throws {
    let other = try fixture.open()
    await body()
    withExtendedLifetime(other) {}
  }

  @Test func `a damaged library can be looked at, or rebuilt when the user wants it`() async throws
  {
    let (id, states) = try fixture.makeProject(editedTimes: 10)
    try fixture.backUp()
    try Data("no database".utf8).write(to: URL(fileURLWithPath: fixture.path + "/library.db"))
    let opener = opener()
    await opener.open()
    guard case .refused(let refusal) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(refusal.allowsReadOnly && refusal.allowsRecovery)
    await opener.open(.readOnly)
    guard case .open(let reader) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(try await reader.document(of: id).data == states[10])
    await opener.open(recovering: true)
    guard case .open(let library) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(await library.recovery?.projects.map(\.id) == [id])
    #expect(try await library.document(of: id).data == states[10])
  }

  @Test func `what is no library is refused for good`() async throws {
    try fixture.folder.write("library", "a file".utf8)
    let opener = opener()
    await opener.open()
    guard case .refused(let refusal) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(refusal.error is StorageError)
    await opener.open(.readOnly)
    guard case .refused(let second) = opener.state else {
      Issue.record("\(opener.state)")
      return
    }
    #expect(!second.allowsReadOnly)
  }
}
