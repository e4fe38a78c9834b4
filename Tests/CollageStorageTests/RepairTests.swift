import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

/// What becomes of a damaged project when the library is told to mend it.
@Suite struct RepairTests {
  private let fixture: LibraryFixture
  private let id: ProjectID
  /// The document after each edit; the first is that before any.
  private let states: [Data]

  init() throws {
    fixture = try LibraryFixture()
    (id, states) = try fixture.makeProject(editedTimes: 130)
  }

  private func flushSidecars() throws {
    let library = try fixture.open()
    try library.flushSidecars()
  }

  @Test func `a sound library is left alone`() throws {
    let library = try fixture.open()
    #expect(try library.repair() == [])
    let backups = try FileManager.default.contentsOfDirectory(atPath: library.folder.backups)
    #expect(!backups.contains { $0.hasPrefix("before-repair") })
  }

  @Test func `a row that is lost costs itself only`() throws {
    try fixture.damage("UPDATE edit SET payload = zeroblob(10) WHERE sequence = 120")
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.lostSteps(1)])
    #expect(try library.check() == [])
    let session = try ProjectSession(opening: id, in: library)
    for state in (119...130).reversed() {
      #expect(session.document.data == states[state])
      if state == 120 { #expect(session.editor.undoName == .recover) }
      try session.undo()
    }
    #expect(session.document.data == states[118])
  }

  @Test func `edits that the log lost come back from a backup`() throws {
    try fixture.backUp()
    try fixture.damage("DELETE FROM edit WHERE sequence > 50 AND sequence < 125")
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.whole])
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.data == states[130])
    #expect(session.editor.history.undoChanges.count == 130)
  }

  @Test func `the last edits come back from the sidecar as one step`() throws {
    try flushSidecars()
    try fixture.removeBackups()
    try fixture.damage("DELETE FROM edit WHERE sequence > 120")
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.lostSteps(10)])
    #expect(try library.check() == [])
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.data == states[130])
    #expect(session.editor.undoName == .recover)
    try session.undo()
    #expect(session.document.data == states[120])
  }

  @Test func `a database that fell behind a sidecar is noticed and mended`() throws {
    try flushSidecars()
    try fixture.removeBackups()
    try fixture.damage("DELETE FROM edit WHERE sequence > 120")
    try fixture.damage("UPDATE project SET revision = 120, updated = updated - 1, crc = NULL")
    let library = try fixture.open()
    #expect(try library.check() == [.newerSidecar(project: id)])
    #expect(try library.repair().map(\.outcome) == [.whole])
    #expect(try library.check() == [])
    #expect(try ProjectSession(opening: id, in: library).document.data == states[130])
  }

  @Test func `a damaged log does not overwrite the sidecar that has more`() throws {
    try flushSidecars()
    let sidecar = fixture.path + "/projects/\(id).json"
    let before = try Data(contentsOf: URL(fileURLWithPath: sidecar))
    try fixture.removeBackups()
    try fixture.damage("UPDATE edit SET crc = crc + 1 WHERE sequence = 110")
    let library = try fixture.open()
    try ProjectSession(opening: id, in: library).flushSidecar()
    #expect(try Data(contentsOf: URL(fileURLWithPath: sidecar)) == before)
  }

  @Test func `a title that only the sidecar has is taken from there`() throws {
    do {
      let library = try fixture.open()
      fixture.clock.now += 60
      try library.renameProject(id, to: "Sea")
      try library.flushSidecars()
    }
    try fixture.damage("UPDATE project SET title = 'Summer', updated = updated - 1, crc = NULL")
    let library = try fixture.open()
    #expect(try library.check() == [.newerSidecar(project: id)])
    #expect(try library.repair().map(\.outcome) == [.whole])
    #expect(try library.project(id).title == "Sea")
    #expect(try library.check() == [])
  }

  @Test func `a project without a readable snapshot comes back from its sidecar`() throws {
    try flushSidecars()
    try fixture.damage("UPDATE snapshot SET document = zeroblob(10)")
    let library = try fixture.open()
    #expect(try library.repair().map(\.id) == [id])
    #expect(try ProjectSession(opening: id, in: library).document.data == states[130])
    #expect(try library.check() == [])
  }

  @Test func `what cannot be mended stays as it is and is named`() throws {
    try fixture.damage("UPDATE snapshot SET document = zeroblob(10)")
    let library = try fixture.open()
    try fixture.removeBackups()
    #expect(try library.repair().map(\.outcome) == [.unreadable])
    #expect(try !library.check().isEmpty)
  }

  @Test func `the database is copied before it is mended`() throws {
    try fixture.damage("DELETE FROM edit WHERE sequence = 125")
    let library = try fixture.open()
    _ = try library.repair()
    let backups = try FileManager.default.contentsOfDirectory(atPath: library.folder.backups)
    #expect(backups.contains { $0.hasPrefix("before-repair-") && $0.hasSuffix(".db") })
  }

  @Test func `a mended project goes on after a relaunch`() throws {
    try fixture.damage("DELETE FROM edit WHERE sequence = 125")
    _ = try fixture.open().repair()
    let project = try RelaunchableProject(id, of: fixture)
    try project.session.edit(.addText) { $0.layers.append(.text("after")) }
    let edited = try project.session.document
    try project.relaunch()
    #expect(try project.session.document == edited)
    #expect(try project.session.findings.isEmpty)
  }
}
