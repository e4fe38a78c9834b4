import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@Suite struct HistoryPropertyTests {
  @Test func `undo restores every state to the byte, and so does redo`() throws {
    try RandomCases.run(100) { random in
      var editor = Editor(document: random.document(layers: 0...5))
      var states = [editor.document.data]
      for _ in 0..<10 where try editor.doRandomEdit(&random) != nil {
        states.append(editor.document.data)
      }
      for state in states.dropLast().reversed() {
        try #require(editor.undo() != nil)
        try #require(editor.document.data == state)
      }
      try #require(editor.undo() == nil)
      for state in states.dropFirst() {
        try #require(editor.redo() != nil)
        try #require(editor.document.data == state)
      }
      try #require(editor.redo() == nil)
    }
  }

  @Test func `replaying the records gives the document and both stacks back`() throws {
    try RandomCases.run(50) { random in
      let document = random.document(layers: 0...5)
      let limit = random.integer(in: 2...20)
      var editor = Editor(document: document, history: EditHistory(limit: limit))
      var log: [String] = []
      for _ in 0..<25 {
        if let record = try editor.doAnything(&random) { log.append(record.jsonValue.compactText) }
      }
      var replayed = Editor(document: document, history: EditHistory(limit: limit))
      for line in log {
        try replayed.replay(EditRecord(jsonValue: try JSONValue(parsing: Array(line.utf8))))
      }
      try #require(replayed.document.data == editor.document.data)
      try #require(replayed.history == editor.history)
    }
  }

  @Test func `every edit leaves a document that can be saved as it is`() throws {
    try RandomCases.run(60) { random in
      var editor = Editor(document: random.document(layers: 0...5))
      for _ in 0..<10 {
        _ = try editor.doRandomEdit(&random)
        try Self.checkInvariants(of: editor.document)
      }
      var notes: [DocumentNote] = []
      let reopened = try EditorDocument(data: editor.document.data, notes: &notes)
      try #require(notes == [])
      try #require(reopened == editor.document)
    }
  }

  /// What holds after any edit of a document whose centres lie on the canvas.
  private static func checkInvariants(of document: EditorDocument) throws {
    try #require(Set(document.layers.map(\.id)).count == document.layers.count)
    for layer in document.layers {
      try #require(document.bounds.contains(layer.placement.center))
      try #require(DocumentLimits.scale.contains(layer.placement.scale))
      try #require(DocumentLimits.rotation.contains(layer.placement.rotation))
      try #require(layer.placement.frame.isPositive)
    }
  }

  @Test func `an edit that is refused leaves no trace`() throws {
    try RandomCases.run(60) { random in
      var editor = Editor(document: random.document(layers: 1...3))
      let before = editor
      let edit = random.edit(of: editor.document)
      do {
        _ = try editor.edit(edit.name) { document in
          try edit.body(&document)
          throw Refusal()
        }
      } catch {
        try #require(editor.document == before.document)
        try #require(editor.history == before.history)
      }
    }
  }
}

extension Editor {
  /// Does a random edit; nil where it was refused or changed nothing.
  mutating func doRandomEdit(_ random: inout RandomSource) throws -> EditRecord? {
    let edit = random.edit(of: document)
    do {
      return try self.edit(edit.name, edit.body)
    } catch let error as EditingError {
      // Some random edits do not suit the layer, e.g. a crop of a text.
      switch error {
      case .wrongKindOfLayer, .outOfRange: return nil
      default: throw error
      }
    }
  }

  /// An edit, an amendment, a gesture, undo or redo.
  mutating func doAnything(_ random: inout RandomSource) throws -> EditRecord? {
    switch random.integer(in: 0...6) {
    case 0: return undo()
    case 1: return redo()
    case 2:
      let key = AmendmentKey(name: .move, layers: [], burst: random.integer(in: 0...1))
      let offset = CanvasPoint(x: Double(random.integer(in: -1...1)), y: 0)
      return try edit(.move, amending: key) { document in
        try document.move(document.layers.map(\.id), by: offset)
      }
    case 3:
      try beginGesture(.transform)
      for _ in 0..<3 {
        let edit = random.edit(of: document)
        // A refused update leaves the state of the one before.
        try? updateGesture(edit.body)
      }
      if random.chance(1, in: 4) { cancelGesture() }
      return try commitGesture()
    default: return try doRandomEdit(&random)
    }
  }
}
