import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import SQLiteKit
import TestSupport
import Testing

/// What is shown and said when rows of the database are damaged.
@Suite struct DamageTests {
  private let fixture: LibraryFixture
  private let id: ProjectID
  /// The document after each edit; the first is that before any.
  private let states: [Data]

  init() throws {
    fixture = try LibraryFixture()
    (id, states) = try fixture.makeProject(editedTimes: 250)
  }

  @Test func `a damaged snapshot is replaced by an older one and the log`() throws {
    try fixture.damage("UPDATE snapshot SET document = zeroblob(10) WHERE sequence = 200")
    let session = try ProjectSession(opening: id, in: fixture.open())
    #expect(session.document.data == states[250])
    #expect(session.findings == [.damagedSnapshot(project: id, sequence: 200)])
    #expect(session.editor.history.undoChanges.count == 250)
    #expect(
      try session.library.check() == [.damagedSnapshot(project: id, sequence: 200)])
  }

  @Test(arguments: [
    "UPDATE edit SET payload = zeroblob(10) WHERE sequence = 230",
    "UPDATE edit SET crc = crc + 1 WHERE sequence = 230",
    "UPDATE edit SET payload = (SELECT payload FROM edit WHERE sequence = 229),"
      + " crc = (SELECT crc FROM edit WHERE sequence = 229) WHERE sequence = 230",
    "DELETE FROM edit WHERE sequence = 230",
  ]) func `a damaged row ends the replay and is named`(damage: String) throws {
    try fixture.damage(damage)
    let project = try RelaunchableProject(id, of: fixture)
    #expect(try project.session.document.data == states[229])
    #expect(try project.session.findings == [.damagedEdit(project: id, sequence: 230)])
    #expect(
      try project.session.library.check() == [.damagedEdit(project: id, sequence: 230)])
    #expect(try project.session.library.project(id).editCount == 250, "opening changes nothing")

    try project.session.edit(.addText) { $0.layers.append(.text("after the damage")) }
    let edited = try project.session.document
    try project.relaunch()
    #expect(try project.session.document == edited, "edits after the damage are not lost behind it")
    #expect(try project.session.findings.isEmpty)
    try project.session.undo()
    try project.session.undo()
    #expect(try project.session.document.data == states[228])
  }

  @Test func `a damaged row of the history shortens it and is named`() throws {
    try fixture.damage("UPDATE edit SET payload = zeroblob(10) WHERE sequence = 120")
    let session = try ProjectSession(opening: id, in: fixture.open())
    #expect(session.document.data == states[250])
    #expect(session.findings == [.shortenedHistory(project: id, lostSteps: 120)])
    #expect(session.editor.history.undoChanges.count == 130)
    while try session.undo() != nil {}
    #expect(session.document.data == states[120])
  }

  @Test func `a project without a readable snapshot is named, and the others open`() throws {
    try fixture.damage("UPDATE snapshot SET history = zeroblob(3)")
    let library = try fixture.open()
    #expect(throws: StorageError.damagedProject(id)) {
      try ProjectSession(opening: id, in: library)
    }
    let other = try library.createProject(title: "Winter")
    #expect(try ProjectSession(opening: other, in: library).document.layers.isEmpty)
  }

  @Test func `old snapshots are removed, but not the first`() throws {
    let project = try RelaunchableProject(id, of: fixture)
    for step in 251...620 {
      try project.session.edit(.move) { $0.layers[0].placement.center.x = Double(step) }
    }
    let database = try Database(path: fixture.path + "/library.db", access: .readOnly)
    let kept = try database.query("SELECT sequence FROM snapshot ORDER BY sequence") {
      $0.integer(0)
    }
    #expect(kept == [0, 400, 500, 600])
    try fixture.damage("UPDATE snapshot SET crc = 0 WHERE sequence > 0")
    try project.relaunch()
    #expect(try project.session.editor.history.undoChanges.count == 620)
    #expect(try project.session.findings.count == 3)
  }
}
