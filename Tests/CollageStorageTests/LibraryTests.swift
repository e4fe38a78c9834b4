import CollageDocument
import CollageEditing
import Foundation
import TestSupport
import Testing

@testable import CollageStorage
@testable import SQLiteKit

@Suite struct LibraryTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
  }

  @Test func `a new library has its folders`() throws {
    _ = try fixture.open()
    let names = try fixture.names(in: "").filter { !$0.hasPrefix("library.db") }
    #expect(names == ["backups", "photos", "previews", "projects", "tmp"])
  }

  // A writer that waited for the other would wait for ever.
  @Test(.timeLimit(.minutes(1)))
  func `a second writer is refused at once and may read`() throws {
    let library = try fixture.open()
    let id = try library.createProject(title: "Summer")
    #expect(throws: StorageError.locked(path: fixture.path + "/.lock")) { try fixture.open() }
    let reader = try fixture.open(.readOnly)
    #expect(try reader.projects().map(\.id) == [id])
    try library.renameProject(id, to: "Winter")
    #expect(try reader.projects().map(\.title) == ["Winter"])
  }

  @Test func `a reader refuses to write`() throws {
    let id = try fixture.open().createProject(title: "Summer")
    let reader = try fixture.open(.readOnly)
    let refusal = StorageError.openedReadOnly(path: fixture.path)
    #expect(throws: refusal) { try reader.createProject(title: "Winter") }
    #expect(throws: refusal) { try reader.deleteProject(id) }
    #expect(throws: refusal) { try reader.importPhoto(from: fixture.makePhoto("a")) }
    let session = try ProjectSession(opening: id, in: reader)
    #expect(throws: refusal) {
      try session.edit(.addText) { $0.layers.append(.text("sea")) }
    }
    #expect(session.document.layers.isEmpty)
  }

  @Test func `edits in a leftover write-ahead log are seen where nothing can be written`() throws {
    let library = try fixture.open()
    let session = try ProjectSession(
      opening: library.createProject(title: "Summer"), in: library)
    try session.edit(.addText) { $0.layers.append(.text("sea")) }
    let medium = fixture.root + "/medium"
    try FileManager.default.createDirectory(atPath: medium, withIntermediateDirectories: true)
    for name in ["library.db", "library.db-wal"] {
      try FileManager.default.copyItem(
        atPath: fixture.path + "/" + name, toPath: medium + "/" + name)
    }
    // In the place of the index that SQLite cannot make on a medium that cannot be written to.
    try FileManager.default.createDirectory(
      atPath: medium + "/library.db-shm", withIntermediateDirectories: true)
    let reader = try Library(at: medium, access: .readOnly, options: fixture.options())
    #expect(try ProjectSession(opening: session.id, in: reader).document == session.document)
  }

  /// SQLite's result codes (sqlite.org/rescode.html), the system's, and what they mean for a reader.
  private static let openingErrors: [(name: String, code: Int32, errno: Int32, isCopied: Bool)] = [
    ("CANTOPEN", 14, 0, true), ("READONLY", 8, 0, true), ("FULL", 13, 0, true),
    ("IOERR_SHMSIZE", 4874, ENOSPC, true), ("IOERR_SHMSIZE", 4874, EDQUOT, true),
    ("IOERR_SHMSIZE", 4874, EIO, false), ("CORRUPT", 11, 0, false), ("BUSY", 5, 0, false),
  ]

  @Test(arguments: openingErrors)
  func `a database is read in a copy where there is no room or no right beside it`(
    name: String, code: Int32, errno: Int32, isCopied: Bool
  ) {
    let error = DatabaseError(code: code, message: name, systemError: errno)
    #expect(error.keepsFromWriting == isCopied)
  }

  @Test func `what keeps a sidecar from being written is named`() throws {
    let library = try fixture.open()
    _ = try library.createProject(title: "Summer")
    // In the place of the folder for files that are not finished.
    let obstacle = fixture.path + "/tmp"
    try FileManager.default.removeItem(atPath: obstacle)
    try Data().write(to: URL(fileURLWithPath: obstacle))
    #expect(throws: StorageError.notWritable(path: obstacle, errno: ENOTDIR)) {
      try library.flushSidecars()
    }
  }

  @Test func `a library of a newer version is refused by name and left alone`() throws {
    _ = try fixture.open()
    try fixture.damage("PRAGMA user_version = 99")
    let refusal = StorageError.newerVersion(
      path: fixture.path + "/library.db", found: 99, supported: 2)
    #expect(throws: refusal) { try fixture.open() }
    #expect(throws: refusal) { try fixture.open(.readOnly) }
  }

  @Test func `a database of another program is refused`() throws {
    _ = try fixture.open()
    try fixture.damage("PRAGMA application_id = 1")
    #expect(throws: StorageError.notALibrary(path: fixture.path + "/library.db")) {
      try fixture.open()
    }
  }

  @Test func `a damaged database is refused with SQLite's words`() throws {
    _ = try fixture.open().createProject(title: "Summer")
    let url = URL(fileURLWithPath: fixture.path + "/library.db")
    var bytes = try Data(contentsOf: url)
    for index in 4096..<bytes.count { bytes[index] ^= 0x5A }
    try bytes.write(to: url)
    let error = #expect(throws: StorageError.self) { try fixture.open() }
    guard case .damagedDatabase = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["missing", "empty"])
  func `a lost database is not taken for a new one`(kind: String) throws {
    do {
      let library = try fixture.open()
      let photo = try library.importPhoto(from: fixture.makePhoto("a"))
      let document = EditorDocument(layers: [.photo(photo.content)])
      _ = try library.createProject(title: "Summer", document: document)
      try library.flushSidecars()
    }
    let database = fixture.path + "/library.db"
    try FileManager.default.removeItem(atPath: database)
    if kind == "empty" { try Data().write(to: URL(fileURLWithPath: database)) }
    #expect(throws: StorageError.lostDatabase(path: database)) { try fixture.open() }
    #expect(try fixture.names(in: "photos").count == 1)
    #expect(try fixture.names(in: "projects").count == 1)
  }

  @Test func `three daily copies of the database are kept`() throws {
    _ = try fixture.open().createProject(title: "Summer")
    for _ in 0..<5 {
      _ = try fixture.open()
      _ = try fixture.open()
      fixture.clock.now += 86_400
    }
    #expect(
      try fixture.names(in: "backups") == [
        "library-2023-11-16.db", "library-2023-11-17.db", "library-2023-11-18.db",
      ])
    let copy = fixture.path + "/backups/library-2023-11-18.db"
    let database = try Database(path: copy, access: .readOnly)
    #expect(try database.query("SELECT title FROM project") { $0.text(0) } == ["Summer"])
  }

  @Test func `open files return to where they were`() throws {
    for _ in 0..<20 {
      let library = try fixture.open()
      let photo = try library.importPhoto(from: fixture.makePhoto("a"))
      let id = try library.createProject(title: "Summer")
      let session = try ProjectSession(opening: id, in: library)
      try session.edit(.addPhotos) { $0.layers.append(.photo(photo.content)) }
      try session.flushSidecar()
      #expect(throws: StorageError.self) { try fixture.open() }
      #expect(throws: StorageError.self) { try library.importPhoto(from: fixture.root) }
    }
    #expect(OpenFiles.paths(in: fixture.folder.url) == [])
  }
}
