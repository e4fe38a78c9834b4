import CollageDocument
import CollageEditing
import TestSupport
import Testing

/// Going on with a log behind a gap.
@Suite struct BridgingTests {
  @Test func `a change makes nothing else of the document that it was made on`() throws {
    try RandomCases.run(60) { random in
      var editor = Editor(document: random.document(layers: 0...5))
      let before = editor.document
      guard try editor.doRandomEdit(&random) != nil else { return }
      let change = try #require(editor.history.undoChanges.last)
      try #require(change.precedingDocument(like: before).data == before.data)
    }
  }

  @Test func `a change fits what it makes of a document with the same layers`() throws {
    try RandomCases.run(200) { random in
      let base = random.document(layers: 1...5)
      var editor = Editor(document: base)
      guard try editor.doRandomEdit(&random) != nil else { return }
      let change = try #require(editor.history.undoChanges.last)
      var other = Editor(document: base)
      for _ in 0..<5 {
        _ = try other.doRandomEdit(&random)
        if Set(other.document.layers.map(\.id)) != Set(base.layers.map(\.id)) { _ = other.undo() }
      }
      var bridged = change.precedingDocument(like: other.document)
      try change.apply(to: &bridged)
      for case .updated(let update) in change.layers {
        let layer = try #require(bridged.layers.first { $0.id == update.id })
        for (name, value) in update.to {
          try #require(layer.fields[name] ?? .null == value)
        }
      }
    }
  }

  @Test func `a layer that came in the gap cannot be made up`() throws {
    var editor = Editor(document: EditorDocument(layers: [.text("sea"), .text("sand")]))
    _ = try editor.edit(.rotate) { $0.layers[1].isLocked = true }
    let change = try #require(editor.history.undoChanges.last)
    var other = change.precedingDocument(like: EditorDocument())
    #expect(throws: EditingError.changeDoesNotFit) { try change.apply(to: &other) }
  }

  @Test func `a change fits what it makes of a document with fewer layers`() throws {
    try RandomCases.run(100) { random in
      var editor = Editor(document: random.document(layers: 3...6))
      let index = random.integer(in: 0...editor.document.layers.count - 1)
      _ = try editor.edit(.addText) { $0.layers.insert(.text("sea"), at: index) }
      _ = try editor.edit(.remove) { $0.layers.remove(at: index) }
      for change in editor.history.undoChanges {
        var bridged = change.precedingDocument(like: EditorDocument(layers: [.text("sand")]))
        let wasThere = bridged.layers.contains { $0.text?.text == "sea" }
        try change.fitting(bridged).apply(to: &bridged)
        try #require(bridged.layers.contains { $0.text?.text == "sea" } != wasThere)
      }
    }
  }
}
