import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

/// Rows of a log that are lost cost themselves, whatever they were, and not the rows that are left.
@Suite struct LostRowTests {
  private let fixture: LibraryFixture
  private let id: ProjectID

  init() throws {
    fixture = try LibraryFixture()
    id = try fixture.open().createProject(title: "Summer")
  }

  @Test func `edits of a layer come back though the row that added it is lost`() throws {
    try edit(times: 130) { step, document in
      if step == 0 { document.layers.append(.text("sea")) }
      document.layers[0].placement.center.x = Double(step) + 0.5
    }
    let left = try steps(in: fixture.open()).dropFirst()
    try lose([1])
    let library = try fixture.open()
    #expect(try library.repair().map(\.outcome) == [.lostSteps(1)])
    #expect(try steps(in: library) == Array(left))
    #expect(try library.check() == [])
  }

  @Test(arguments: [true, false])
  func `each row that is left of known layers is a step again`(hasSnapshots: Bool) throws {
    try RandomCases.run(8) { random in
      let fixture = try LibraryFixture()
      let id = try fixture.open().createProject(title: "Summer")
      let test = LostRowTests(fixture, id)
      // What a snapshot, the sidecar or a row that is left has whole.
      var known: Set<LayerID> = []
      try test.edit(times: 120) { step, document in
        // The document before this step is that of the second snapshot.
        if step == 100, hasSnapshots { known.formUnion(document.layers.map(\.id)) }
        document.doRandomEdit(number: step, &random)
        if step == 119 { known.formUnion(document.layers.map(\.id)) }
      }
      let before = try test.steps(in: fixture.open())
      let lost = Set((0..<random.integer(in: 1...12)).map { _ in random.integer(in: 1...120) })
      try test.lose(lost)
      if !hasSnapshots { try fixture.damage("DELETE FROM snapshot WHERE sequence > 0") }
      let rows = before.enumerated().filter { !lost.contains($0.offset + 1) }.map(\.element)
      known.formUnion(rows.flatMap(\.wholeLayers))
      let left = rows.filter { known.isSuperset(of: $0.affectedLayers) }
      let library = try fixture.open()
      try #require(library.repair().map(\.outcome) == [.lostSteps(120 - left.count)])
      try #require(test.steps(in: library) == left)
      try #require(library.check() == [])
    }
  }

  private init(_ fixture: LibraryFixture, _ id: ProjectID) {
    (self.fixture, self.id) = (fixture, id)
  }

  private func edit(times count: Int, _ body: (Int, inout EditorDocument) -> Void) throws {
    let library = try fixture.open()
    let session = try ProjectSession(opening: id, in: library)
    for step in 0..<count { try session.edit(.move) { body(step, &$0) } }
    try library.flushSidecars()
  }

  /// What was done, wherever layers lay that came or went.
  private func steps(in library: Library) throws -> [Change] {
    try ProjectSession(opening: id, in: library).editor.history.undoChanges
      .filter { $0.name != .recover }
      .map { $0.fitting(EditorDocument()).inverse.fitting(EditorDocument()).inverse }
  }

  private func lose(_ rows: Set<Int>) throws {
    try fixture.removeBackups()
    let numbers = rows.map(String.init).joined(separator: ", ")
    try fixture.damage("DELETE FROM edit WHERE sequence IN (\(numbers))")
  }
}

extension EditorDocument {
  /// Adds, removes, moves or reorders layers; no two edits are the same.
  fileprivate mutating func doRandomEdit(number: Int, _ random: inout RandomSource) {
    let kind = layers.count < 2 ? 0 : random.integer(in: 0...7)
    switch kind {
    case 0: layers.insert(.text("\(number)"), at: random.integer(in: 0...layers.count))
    case 1: layers.remove(at: random.integer(in: 0...layers.count - 1))
    case 2: layers.append(layers.removeFirst())
    default:
      let index = random.integer(in: 0...layers.count - 1)
      layers[index].placement.center.x = Double(number) + 0.5
    }
  }
}

extension Change {
  /// The layers of which it tells all that they are or were.
  fileprivate var wholeLayers: [LayerID] {
    layers.compactMap { if case .updated = $0 { nil } else { $0.id } }
  }
}
