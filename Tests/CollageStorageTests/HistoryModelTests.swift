import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import TestSupport
import Testing

/// The log against a model that never touches a disk: an editor in memory.
@Suite struct HistoryModelTests {
  @Test(arguments: [3, 40, 1_000])
  func `any sequence of edits is the same after any number of relaunches`(limit: Int) throws {
    try RandomCases.run(1) { random in
      let fixture = try LibraryFixture()
      let start = EditorDocument(layers: (0..<3).map { .text("layer \($0)") })
      let id = try fixture.open().createProject(title: "Model", document: start)
      let project = try RelaunchableProject(id, of: fixture, historyLimit: limit)
      var model = Editor(document: start, history: EditHistory(limit: limit))
      var burst = 0
      for step in 0..<250 {
        switch random.integer(in: 0...19) {
        case 18: burst += 1
        case 19: try project.relaunch()
        case let kind:
          if let record = try model.doSomething(kind, burst: burst, &random) {
            try project.session.follow(record)
          }
        }
        let session = try project.session
        try #require(session.document.data == model.document.data, "step \(step)")
        try #require(session.editor.history == model.history, "step \(step)")
        try #require(session.findings.isEmpty, "step \(step)")
      }
    }
  }
}

extension Editor {
  /// An edit of a kind from 0 to 17; nil where nothing changed.
  fileprivate mutating func doSomething(
    _ kind: Int, burst: Int, _ random: inout RandomSource
  ) throws -> EditRecord? {
    switch kind {
    case 0..<7:
      let (layer, place) = (random.integer(in: 0...2), random.number(in: 0...1_000))
      return try edit(.move) { $0.layers[layer].placement.center.y = place }
    case 7..<13:
      let key = AmendmentKey(name: .move, layers: [document.layers[0].id], burst: burst)
      let shift = Double(random.integer(in: -1...1))
      return try edit(.move, amending: key) { $0.layers[0].placement.center.x += shift }
    case 13..<16: return undo()
    default: return redo()
    }
  }
}
