import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import SQLiteKit
import TestSupport

@testable import CollageStorage

/// A library with some history, of which damaged copies are made.
final class DamageCase {
  /// What was acknowledged of a project.
  struct Project {
    var id: ProjectID
    var document: Data
    var history: EditHistory
    /// The bytes of its log's rows.
    var payloads: [[UInt8]]
    /// The bytes of its snapshots, with which the rows begin.
    var documents: [[UInt8]]
  }

  /// How much there is beside the database.
  struct Surroundings: CustomStringConvertible {
    var hasLog: Bool
    var hasBackup: Bool
    var hasSidecars: Bool

    var description: String {
      [(hasLog, "log"), (hasBackup, "backup"), (hasSidecars, "sidecars")].filter(\.0).map(\.1)
        .joined(separator: "+")
    }
  }

  private let fixture: LibraryFixture
  private(set) var projects: [Project] = []

  init() throws {
    fixture = try LibraryFixture()
    let library = try fixture.open()
    let sessions = try (0..<2).map { number in
      let photo = try library.importPhoto(from: fixture.makePhoto("photo \(number)"))
      let document = EditorDocument(layers: [.text("sea"), .text("sand"), .photo(photo.content)])
      return try ProjectSession(
        opening: library.createProject(title: "Project \(number)", document: document),
        in: library)
    }
    try edit(sessions, steps: 0..<90)
    try library.deleteProject(library.createProject(title: "Deleted"))
    try library.database().copy(to: fixture.path + "/backups/library-2023-11-14.db")
    try edit(sessions, steps: 90..<120)
    try library.flushSidecars()
    // What comes now is in the log alone.
    try library.database().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try edit(sessions, steps: 120..<150)
    try fixture.copyLibrary(to: "crashed")
    projects = try sessions.map { session in
      Project(
        id: session.id, document: session.document.data, history: session.editor.history,
        payloads: try library.blobs("payload", from: "edit", of: session.id),
        documents: try library.blobs("document", from: "snapshot", of: session.id))
    }
  }

  /// Moves layers, each time to a place where none was before, with an undo and a redo now and then.
  private func edit(_ sessions: [ProjectSession], steps: Range<Int>) throws {
    for step in steps {
      fixture.clock.now += 1
      for session in sessions {
        if step % 20 == 13 {
          try session.undo()
          try session.redo()
        }
        try session.edit(.move) { $0.layers[step % 2].placement.center.x = Double(step) + 0.5 }
      }
    }
  }

  /// What came of one damaged copy.
  struct Outcome {
    var isRefused = false
    var isHarmless = false
    var findings: [StorageFinding] = []
    /// Rows of logs of which the files still had every byte, and how many of those edits are back.
    var presentEdits = 0
    var restoredEdits = 0
    var areOriginalsUntouched = false
    /// What is not in order afterwards, but for projects of which nothing can be read.
    var left: [StorageFinding] = []

    var isDetected: Bool { isRefused || isHarmless || !findings.isEmpty }
  }

  /// Damages a copy of the library and recovers it.
  func run(
    _ damage: GeneratedDamage, _ surroundings: Surroundings, _ random: inout RandomSource
  ) throws -> Outcome {
    let copy = try LibraryFixture()
    copy.clock.now = fixture.clock.now + 60
    try prepare(copy, surroundings)
    let file = copy.path + (damage.concernsLog ? "/library.db-wal" : "/library.db")
    let damaged = damage.apply(to: try copy.bytes(of: file), &random)
    try FileManager.default.removeItem(atPath: file)
    if let damaged { try Data(damaged).write(to: URL(fileURLWithPath: file)) }
    let photos = try copy.contents(of: "photos")
    var outcome = Outcome()
    let present = try presentEdits(in: copy)
    outcome.presentEdits = present.reduce(0) { $0 + $1.count }
    try look(at: copy, &outcome)
    let library = try copy.open(recovering: true)
    let mended = try library.repair() + (library.recovery?.projects ?? [])
    let unreadable = Set(mended.filter { $0.outcome == .unreadable }.map(\.id))
    outcome.left = try library.check().filter { finding in
      // A damaged document may be all that there is of a project, and name a photo wrongly.
      if case .missingPhoto = finding { return false }
      return true
    }
    if !unreadable.isEmpty { outcome.left = [] }
    for (project, present) in zip(projects, present) where !unreadable.contains(project.id) {
      outcome.restoredEdits += try restoredEdits(of: project, among: present, in: library)
    }
    outcome.areOriginalsUntouched = try copy.contents(of: "photos") == photos
    return outcome
  }

  private func prepare(_ copy: LibraryFixture, _ surroundings: Surroundings) throws {
    try FileManager.default.copyItem(
      atPath: fixture.root + "/crashed", toPath: copy.path)
    if !surroundings.hasLog {
      // Opening and closing brings the log into the database.
      _ = try Database(path: copy.path + "/library.db", access: .readWrite)
    }
    if !surroundings.hasBackup { try copy.removeBackups() }
    if !surroundings.hasSidecars {
      for project in projects {
        try FileManager.default.removeItem(atPath: copy.path + "/projects/\(project.id).json")
      }
    }
  }

  /// What the library says before it is recovered.
  private func look(at copy: LibraryFixture, _ outcome: inout Outcome) throws {
    do {
      let library = try copy.open()
      outcome.findings = library.findings
      outcome.findings += try library.check()
      outcome.isHarmless = projects.allSatisfy { isWhole($0, in: library) }
    } catch let error as StorageError {
      guard error.leavesRemains else { throw error }
      outcome.isRefused = true
    }
  }

  private func isWhole(_ project: Project, in library: Library) -> Bool {
    // Where it does not open it is not whole.
    guard let session = try? ProjectSession(opening: project.id, in: library) else { return false }
    return session.document.data == project.document
      && session.editor.history == project.history
  }

  /// The edits of each project whose rows are still somewhere in the files, if any document is to
  /// which they could be done.
  private func presentEdits(in copy: LibraryFixture) throws -> [Set<Double>] {
    var bytes = Data()
    let backups = try copy.names(in: "backups").map { "backups/" + $0 }
    for name in ["library.db", "library.db-wal"] + backups {
      let path = copy.path + "/" + name
      if FileManager.default.fileExists(atPath: path) { bytes += try copy.bytes(of: path) }
    }
    return projects.map { project in
      let sidecar = copy.path + "/projects/\(project.id).json"
      guard
        FileManager.default.fileExists(atPath: sidecar)
          || project.documents.contains(where: { bytes.range(of: Data($0)) != nil })
      else { return [] }
      return Set(
        project.payloads.filter { bytes.range(of: Data($0)) != nil }.compactMap(\.movedPlace))
    }
  }

  private func restoredEdits(
    of project: Project, among present: Set<Double>, in library: Library
  ) throws -> Int {
    guard try library.projects().contains(where: { $0.id == project.id }) else { return 0 }
    let history = try ProjectSession(opening: project.id, in: library).editor.history
    let places = (history.undoChanges + history.redoChanges).flatMap(\.places)
    return present.intersection(places).count
  }
}

extension Library {
  fileprivate func blobs(
    _ column: String, from table: String, of id: ProjectID
  ) throws -> [[UInt8]] {
    try database().query(
      "SELECT \(column) FROM \(table) JOIN project ON project.key = project WHERE id = ?",
      [.text(id.description)]
    ) { $0.blob(0) }
  }
}

extension LibraryFixture {
  /// Copies the library as it lies on the medium at this moment.
  fileprivate func copyLibrary(to name: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: root + "/" + name)
  }

  fileprivate func bytes(of path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  fileprivate func contents(of folder: String) throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: names(in: folder).map { name in
        (name, try bytes(of: path + "/" + folder + "/" + name))
      })
  }
}

extension Change {
  /// Where the change moves layers to.
  fileprivate var places: [Double] {
    layers.compactMap { if case .updated(let update) = $0 { update.to["x"]?.number } else { nil } }
  }
}

extension [UInt8] {
  /// Where the edit of a log's row moves a layer to; nil for undo and redo.
  fileprivate var movedPlace: Double? {
    guard let value = try? JSONValue(parsing: self),
      let record = try? EditRecord(jsonValue: value), case .edit(let change) = record
    else { return nil }
    return change.places.first
  }
}
