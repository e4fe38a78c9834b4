import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct ProjectSessionTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
  }

  @Test func `an edit is there after the library was closed and opened`() throws {
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
    let start = EditorDocument(layers: [.text("sea"), .text("sand")])
    let id = try fixture.open().createProject(title: "Summer", document: start)
    let project = try RelaunchableProject(id, of: fixture)
    var states = [start.data]

    for step in 0..<500 {
      if step % 50 == 0 { try project.relaunch() }
      #expect(try project.session.document.data == states[step])
      try project.session.edit(.move) { $0.layers[step % 2].placement.center.x = Double(step) }
      try states.append(project.session.document.data)
    }
    for step in (0..<500).reversed() {
      if step % 50 == 0 { try project.relaunch() }
      try project.session.undo()
      #expect(try project.session.document.data == states[step])
    }
    for step in 0..<250 {
      if step % 25 == 0 { try project.relaunch() }
      try project.session.redo()
      #expect(try project.session.document.data == states[step + 1])
    }
    try project.relaunch()
    #expect(try project.session.document.data == states[250])
    #expect(try project.session.editor.history.undoChanges.count == 250)
    #expect(try project.session.editor.history.redoChanges.count == 250)
  }
}
