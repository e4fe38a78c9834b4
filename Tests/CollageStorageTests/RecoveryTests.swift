import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import SQLiteKit
import TestSupport
import Testing

/// What becomes of a library whose database is damaged or gone.
@Suite struct RecoveryTests {
  private let fixture: LibraryFixture
  private let id: ProjectID
  /// The document after each edit; the first is that before any.
  private let states: [Data]

  init() throws {
    fixture = try LibraryFixture()
    (id, states) = try fixture.makeProject(editedTimes: 130)
  }

  private var database: String { fixture.path + "/library.db" }

  private func flushSidecars() throws {
    try fixture.open().flushSidecars()
  }

  private func read(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func overwrite(_ path: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// A kind of damage after which the database can not be used.
  enum Damage: String, CaseIterable {
    case missing, empty, text, header, schema, halved

    func apply(to bytes: [UInt8]) -> [UInt8]? {
      switch self {
      case .missing: nil
      case .empty: []
      case .text: Array("My shopping list: milk, eggs, bread.\n".utf8)
      case .header: Array(repeating: 0xA5, count: 100) + bytes[100...]
      case .schema: Array(repeating: 0, count: 4096) + bytes[4096...]
      case .halved: Array(bytes[..<(bytes.count / 2)])
      }
    }

    /// Whether all rows of the project are still there.
    var leavesRows: Bool { self == .header || self == .schema }
  }

  private func damage(_ kind: Damage) throws {
    let damaged = kind.apply(to: try read(database))
    try FileManager.default.removeItem(atPath: database)
    if let damaged { try overwrite(database, damaged) }
  }

  @Test(arguments: Damage.allCases)
  func `nothing is done unless it is asked for`(kind: Damage) throws {
    try damage(kind)
    try flushSidecarlessProject()
    let before = try? read(database)
    let error = #expect(throws: StorageError.self) { try fixture.open() }
    #expect(error?.leavesRemains == true)
    #expect((try? read(database)) == before)
  }

  /// Something beside the database, so that a missing one is not taken for a new library.
  private func flushSidecarlessProject() throws {
    try overwrite(fixture.path + "/photos/other.jpg", "JPEG".utf8)
  }

  @Test(arguments: Damage.allCases)
  func `a backup of the newest state brings everything back`(kind: Damage) throws {
    try fixture.backUp()
    try damage(kind)
    let library = try fixture.open(recovering: true)
    let report = try #require(library.recovery)
    #expect(report.cause.leavesRemains)
    #expect(report.projects.map(\.id) == [id])
    #expect([.whole, .fromBackup].contains(report.projects[0].outcome), "\(report)")
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.data == states[130])
    #expect(session.editor.history.undoChanges.count == 130)
    #expect(try library.project(id).title == "Summer")
    #expect(try library.check() == [])
  }

  @Test(arguments: Damage.allCases)
  func `a sidecar brings the document back`(kind: Damage) throws {
    try flushSidecars()
    try fixture.removeBackups()
    try damage(kind)
    let library = try fixture.open(recovering: true)
    let project = try #require(library.recovery?.projects.first)
    #expect(project.id == id)
    #expect(project.title == "Summer")
    #expect(try ProjectSession(opening: id, in: library).document.data == states[130])
    if kind.leavesRows { #expect(project.outcome == .whole) }
    if [.missing, .empty, .text].contains(kind) { #expect(project.outcome == .documentOnly) }
  }

  @Test(arguments: [Damage.header, .schema])
  func `rows are found where SQLite finds no table`(kind: Damage) throws {
    try damage(kind)
    let library = try fixture.open(recovering: true)
    #expect(library.recovery?.projects.map(\.outcome) == [.whole])
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.data == states[130])
    while try session.undo() != nil {}
    #expect(session.document.data == states[0])
  }

  @Test func `edits since the backup come from the damaged database`() throws {
    try fixture.backUp()
    try edit(times: 40)
    try damage(.header)
    let library = try fixture.open(recovering: true)
    #expect(library.recovery?.projects.map(\.outcome) == [.whole])
    #expect(try ProjectSession(opening: id, in: library).editor.history.undoChanges.count == 170)
  }

  @Test func `a sidecar newer than the backup is the last step on it`() throws {
    try fixture.backUp()
    let last = try edit(times: 40)
    try flushSidecars()
    try damage(.missing)
    let library = try fixture.open(recovering: true)
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.data == last)
    #expect(session.editor.history.undoChanges.count == 131)
    try session.undo()
    #expect(session.document.data == states[130])
  }

  @discardableResult
  private func edit(times count: Int) throws -> Data {
    let session = try ProjectSession(opening: id, in: fixture.open())
    fixture.clock.now += 60
    for step in 0..<count {
      try session.edit(.move) { $0.layers[0].placement.center.y = Double(step) }
    }
    return session.document.data
  }

  @Test func `a project of which everything but its log is lost has a title all the same`() throws {
    try fixture.damage("UPDATE project SET id = 'none', crc = 0")
    let library = try fixture.open(recovering: true)
    let project = try #require(library.recovery?.projects.first)
    #expect(project.title == "Recovered")
    #expect(try ProjectSession(opening: project.id, in: library).document.data == states[130])
  }

  @Test func `a log without its row is known by the sidecar with one of its states`() throws {
    try flushSidecars()
    try fixture.removeBackups()
    let last = try edit(times: 5)
    try fixture.removeBackups()
    try fixture.damage("UPDATE project SET id = 'none', crc = 0")
    let library = try fixture.open(recovering: true)
    #expect(library.recovery?.projects.map(\.id) == [id])
    #expect(try library.project(id).title == "Summer")
    #expect(try ProjectSession(opening: id, in: library).document.data == last)
  }

  @Test func `steps before a lost one are found though the first snapshot is lost`() throws {
    try fixture.removeBackups()
    try fixture.damage("UPDATE snapshot SET crc = crc + 1 WHERE sequence = 0")
    try fixture.damage("DELETE FROM edit WHERE sequence IN (40, 41, 120)")
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.lostSteps(3)])
    let session = try ProjectSession(opening: id, in: library)
    for state in (0...130).reversed() where state != 40 {
      #expect(session.document.data == states[state])
      try session.undo()
    }
    #expect(session.editor.history.undoChanges.isEmpty)
  }

  @Test func `a log without any snapshot is replayed from the sidecar, or from nothing`() throws {
    let empty: ProjectID
    do {
      let library = try fixture.open()
      empty = try library.createProject(title: "Winter")
      let session = try ProjectSession(opening: empty, in: library)
      for word in ["snow", "ice"] {
        try session.edit(.addText) { $0.layers.append(.text(word)) }
      }
      try library.flushSidecars()
    }
    try fixture.removeBackups()
    try FileManager.default.removeItem(atPath: fixture.path + "/projects/\(empty).json")
    try fixture.damage("UPDATE snapshot SET document = zeroblob(90)")
    let library = try fixture.open()
    #expect(Set(try library.repair().map(\.id)) == [id, empty])
    let summer = try ProjectSession(opening: id, in: library)
    #expect(summer.document.data == states[130])
    #expect(summer.editor.history.undoChanges.count >= 130)
    let winter = try ProjectSession(opening: empty, in: library)
    #expect(winter.document.layers.compactMap(\.text?.text) == ["snow", "ice"])
    #expect(winter.editor.history.undoChanges.count == 2)
  }

  @Test func `a library can be rebuilt again and again`() throws {
    let other: ProjectID
    do {
      let library = try fixture.open()
      other = try library.createProject(title: "Winter")
      try library.flushSidecars()
    }
    for round in 1...3 {
      fixture.clock.now += 86_400
      try edit(times: 4)
      try damage([.header, .schema, .header][round - 1])
      let library = try fixture.open(recovering: true)
      #expect(library.recovery?.projects.map(\.outcome) == [.whole, .whole])
      let session = try ProjectSession(opening: id, in: library)
      #expect(session.editor.history.undoChanges.count == 130 + 4 * round)
      #expect(try library.project(other).title == "Winter")
    }
    #expect(try fixture.names(in: "backups").filter { $0.hasPrefix("damaged-") }.count >= 3)
  }

  @Test func `a damaged first document is better than none`() throws {
    try fixture.removeBackups()
    try fixture.damage(
      """
      UPDATE snapshot SET document =
        CAST(replace(CAST(document AS TEXT), '"sea"', '"set"') AS BLOB)
      """)
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.lostSteps(1)])
    let session = try ProjectSession(opening: id, in: library)
    #expect(session.document.layers[0].placement.center.x == 130)
    #expect(session.document.layers[0].text?.text == "set")
  }

  // MARK: Detecting

  @Test(arguments: ["title = 'Wintér'", "revision = 129", "updated = 1", "deleted = 1"])
  func `a row that was changed behind the library's back is damage`(change: String) throws {
    try fixture.backUp()
    try fixture.damage("UPDATE project SET \(change)")
    let error = #expect(throws: StorageError.self) { try fixture.open() }
    #expect(error?.leavesRemains == true)
    let library = try fixture.open(recovering: true)
    #expect(library.recovery?.projects.map(\.outcome) == [.whole])
    #expect(try library.project(id).title == "Summer")
    #expect(try ProjectSession(opening: id, in: library).document.data == states[130])
  }

  @Test func `frames that SQLite would drop are damage, and their edits come back`() throws {
    let library = try fixture.open()
    let session = try ProjectSession(opening: id, in: library)
    for step in 1...20 {
      try session.edit(.move) { $0.layers[0].placement.center.y = Double(step) }
    }
    let copy = fixture.root + "/crashed"
    try FileManager.default.copyItem(atPath: fixture.path, toPath: copy)
    var log = try read(copy + "/library.db-wal")
    log[32 + 24 + 6 * 4120 + 2_000] ^= 1
    try overwrite(copy + "/library.db-wal", log)
    let options = fixture.options()
    let error = #expect(throws: StorageError.self) { try Library(at: copy, options: options) }
    #expect(error?.leavesRemains == true)
    #expect(try read(copy + "/library.db-wal") == log, "left as it was")
    let rebuilt = try Library(at: copy, recovering: true, options: options)
    let restored = try ProjectSession(opening: id, in: rebuilt)
    #expect(restored.document == session.document)
    #expect(restored.editor.history.undoChanges.count >= 149)
  }

  // MARK: Leaving alone

  @Test func `the damaged database is kept as it was`() throws {
    try damage(.header)
    let damaged = try read(database)
    let library = try fixture.open(recovering: true)
    let kept = try #require(library.recovery?.keptDatabase)
    #expect(kept.hasPrefix(fixture.path + "/backups/damaged-"))
    #expect(try read(kept) == damaged)
  }

  @Test func `photos stay, whatever knows them`() throws {
    do {
      let library = try fixture.open()
      let photo = try library.importPhoto(from: fixture.makePhoto("a"))
      try ProjectSession(opening: id, in: library).edit(.addPhotos) {
        $0.layers.append(.photo(photo.content))
      }
    }
    try fixture.removeBackups()
    try damage(.text)
    fixture.clock.now = Date() + 60
    do {
      let library = try fixture.open(recovering: true)
      #expect(library.recovery?.projects == [])
    }
    for _ in 0..<2 {
      _ = try fixture.open()
      #expect(try fixture.names(in: "photos").count == 1)
    }
  }

  @Test func `a sound library is not rebuilt`() throws {
    #expect(try fixture.open(recovering: true).recovery == nil)
    #expect(try fixture.names(in: "backups").allSatisfy { $0.hasPrefix("library-") })
  }

  @Test func `deleted projects come back as deleted, purged ones not at all`() throws {
    let other: ProjectID
    do {
      let library = try fixture.open()
      other = try library.createProject(title: "Winter")
      let gone = try library.createProject(title: "Gone")
      try library.deleteProject(gone)
      try library.purgeProjects(deletedBefore: .distantFuture)
      try library.deleteProject(other)
    }
    try damage(.schema)
    let library = try fixture.open(recovering: true)
    #expect(try library.projects(.deleted).map(\.id) == [other])
    #expect(try library.projects().map(\.id) == [id])
    #expect(library.recovery?.projects.count == 2)
  }

  // MARK: Reading only

  @Test(arguments: Damage.allCases)
  func `for reading only what can be found is shown and nothing written`(kind: Damage) throws {
    try flushSidecars()
    try damage(kind)
    let before = try contents()
    let library = try fixture.open(.readOnly)
    #expect(try ProjectSession(opening: id, in: library).document.data == states[130])
    let cause = try #require(library.recovery?.cause)
    #expect(library.findings == [.shownFromRemains(cause)])
    #expect(try library.check().first == .shownFromRemains(cause))
    #expect(try contents() == before)
  }

  /// All files of the library but those by which SQLite lets several processes read.
  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: fixture.path)
    where !name.hasSuffix("-shm") && !name.hasSuffix("-wal") {
      contents[name] = FileManager.default.contents(atPath: fixture.path + "/" + name)
    }
    return contents
  }

  @Test func `for reading only a library of which nothing is left is refused`() throws {
    try fixture.removeBackups()
    try damage(.text)
    let error = #expect(throws: StorageError.self) { try fixture.open(.readOnly) }
    #expect(error?.leavesRemains == true)
  }
}
