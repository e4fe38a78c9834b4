import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import Testing

/// The log against a model that never touches a disk: an editor in memory.
@Suite struct HistoryModelTests {
  @Test(arguments: [3, 40, 1_000])
  func `any sequence of edits is the same after any number of relaunches`(limit: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed)
    let fixture = try LibraryFixture()
    let start = EditorDocument(layers: (0..<3).map { .text("layer \($0)") })
    let id = try fixture.open().createProject(title: "Model", document: start)
    let project = try RelaunchableProject(id, of: fixture, historyLimit: limit)
    var model = Editor(document: start, history: EditHistory(limit: limit))
    var burst = 0

    for step in 0..<450 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7:
        if let record = try model.edit(.move, moveAnyLayer(&random)) {
          try project.session.follow(record)
        }
      case 7..<13:
        let key = AmendmentKey(name: .move, layers: [model.document.layers[0].id], burst: burst)
        let shift = Double.random(in: 0..<3, using: &random).rounded() - 1
        let record = try model.edit(.move, amending: key) {
          $0.layers[0].placement.center.x += shift
        }
        if let record { try project.session.follow(record) }
      case 13..<16: if let record = model.undo() { try project.session.follow(record) }
      case 16..<18: if let record = model.redo() { try project.session.follow(record) }
      case 18: burst += 1
      default:
        try project.relaunch()
      }
      let session = try project.session
      try #require(session.document.data == model.document.data, "seed \(seed), step \(step)")
      try #require(session.editor.history == model.history, "seed \(seed), step \(step)")
      try #require(session.findings.isEmpty, "seed \(seed), step \(step)")
    }
  }

  private func moveAnyLayer(
    _ random: inout SeededNumbers
  ) -> (inout EditorDocument) -> Void {
    let layer = Int.random(in: 0..<3, using: &random)
    let place = Double.random(in: 0..<1000, using: &random)
    return { $0.layers[layer].placement.center.y = place }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014), to repeat a run by its seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
