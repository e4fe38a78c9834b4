import CollageDocument
import CollageEditing
import CollageStorage
import Foundation
import Testing

@Suite struct ProjectSessionTests {
  @Test func `an edit is there after the library was closed and opened`() throws {
    let fixture = try LibraryFixture()
    let id: ProjectID
    let expected: EditorDocument
    do {
      let library = try fixture.open()
      id = try library.createProject(title: "Summer")
      let session = try ProjectSession(opening: id, in: library)
      try session.edit(.addText) { $0.layers.append(.text("sea")) }
      expected = session.document
    }
    let session = try ProjectSession(opening: id, in: fixture.open())
    #expect(session.document == expected)
    #expect(session.editor.undoName == .addText)
    #expect(session.findings.isEmpty)
  }

  @Test func `opening a project makes no revision`() throws {
    let fixture = try LibraryFixture()
    let library = try fixture.open()
    let id = try library.createProject(title: "Summer")
    try ProjectSession(opening: id, in: library).edit(.addText) { $0.layers.append(.text("sea")) }
    let before = try library.project(id)
    fixture.clock.now += 60
    let session = try ProjectSession(opening: id, in: library)
    #expect(try session.edit(.move) { _ in } == nil)
    #expect(try library.project(id) == before)
  }

  @Test func `an edit that throws leaves no trace`() throws {
    struct Refusal: Error {}
    let fixture = try LibraryFixture()
    let library = try fixture.open()
    let session = try ProjectSession(
      opening: library.createProject(title: "Summer"), in: library)
    #expect(throws: Refusal.self) {
      try session.edit(.addText) {
        $0.layers.append(.text("sea"))
        throw Refusal()
      }
    }
    #expect(session.document.layers.isEmpty)
    #expect(session.revision == 0)
  }

  @Test func `five hundred edits, undos and redos survive ten relaunches exactly`() throws {
    let fixture = try LibraryFixture()
    let id = try fixture.open().createProject(title: "Summer")
    var states: [Data] = []
    for launch in 0..<10 {
      let library = try fixture.open()
      let session = try ProjectSession(opening: id, in: library)
      states.append(session.document.data)
      if launch > 0 { #expect(states[launch * 50] == session.document.data) }
      if states.count > 1, launch > 0 { states.removeLast() }
      for number in 0..<50 {
        try session.edit(.addText) { $0.layers.append(.text("\(launch)/\(number)")) }
        states.append(session.document.data)
      }
    }
    #expect(states.count == 501)
    for launch in 0..<10 {
      let library = try fixture.open()
      let session = try ProjectSession(opening: id, in: library)
      for step in 0..<50 {
        try session.undo()
        #expect(session.document.data == states[500 - launch * 50 - step - 1])
      }
    }
    for launch in 0..<10 {
      let library = try fixture.open()
      let session = try ProjectSession(opening: id, in: library)
      for step in 0..<25 {
        try session.redo()
        #expect(session.document.data == states[launch * 25 + step + 1])
      }
    }
    let session = try ProjectSession(opening: id, in: fixture.open())
    #expect(session.document.data == states[250])
    #expect(session.editor.history.undoChanges.count == 250)
    #expect(session.editor.history.redoChanges.count == 250)
  }
}
