import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@Suite struct ChangeTests {
  @Test func `a change reads back from its form in the log`() throws {
    try RandomCases.run(200) { random in
      var editor = Editor(document: random.document(layers: 0...5))
      guard let record = try editor.doRandomEdit(&random) else { return }
      let text = record.jsonValue.compactText
      let reread = try EditRecord(jsonValue: try JSONValue(parsing: Array(text.utf8)))
      try #require(reread == record)
      try #require(reread.jsonValue.compactText == text)
    }
  }

  @Test(arguments: [EditRecord.undo, .redo])
  func `undo and redo are single words in the log`(record: EditRecord) throws {
    #expect(record.jsonValue.string != nil)
    #expect(try EditRecord(jsonValue: record.jsonValue) == record)
  }

  @Test func `a change and its inverse cancel out`() throws {
    try RandomCases.run(200) { random in
      let before = random.document(layers: 0...5)
      var editor = Editor(document: before)
      guard case .edit(let change)? = try editor.doRandomEdit(&random) else { return }
      var document = editor.document
      try change.inverse.apply(to: &document)
      try #require(document.data == before.data)
      try #require(change.inverse.inverse == change)
    }
  }

  @Test func `a change is refused by a document that it was not made for`() throws {
    var refused = 0
    try RandomCases.run(200) { random in
      let document = random.document(layers: 1...5)
      var editor = Editor(document: document)
      guard case .edit(let change)? = try editor.doRandomEdit(&random) else { return }
      var other = Editor(document: document)
      _ = try other.doRandomEdit(&random)
      var target = other.document
      do {
        try change.apply(to: &target)
        // What fits can be taken back.
        try change.inverse.apply(to: &target)
      } catch {
        refused += 1
      }
      try #require(target == other.document)
    }
    #expect(refused > 10)
  }

  @Test func `a change is refused the second time`() throws {
    try RandomCases.run(200) { random in
      var editor = Editor(document: random.document(layers: 1...5))
      guard case .edit(let change)? = try editor.doRandomEdit(&random) else { return }
      var target = editor.document
      try #require(throws: EditingError.self) { try change.apply(to: &target) }
      try #require(target == editor.document)
    }
  }

  @Test func `damaged rows of a log are refused or replayed, and never trap`() throws {
    try RandomCases.run(200) { random in
      let document = random.document(layers: 0...4)
      var editor = Editor(document: document)
      guard let record = try editor.doRandomEdit(&random) else { return }
      var bytes = Array(record.jsonValue.compactText.utf8)
      for _ in 0..<random.integer(in: 1...4) {
        bytes[random.integer(in: 0...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
      }
      var replayed = Editor(document: document)
      do {
        try replayed.replay(EditRecord(jsonValue: try JSONValue(parsing: bytes)))
      } catch {
        try #require(replayed.document == document)
      }
    }
  }

  @Test(arguments: [
    "1", "null", "[]", "{}", "\"Undo\"", #"{"edit":1}"#, #"{"edit":{}}"#, #"{"edit":{"name":1}}"#,
    #"{"edit":{"name":"move","layers":{}}}"#, #"{"edit":{"name":"move","layers":[{}]}}"#,
    #"{"edit":{"name":"move","layers":[{"added":{},"index":0}]}}"#,
    #"{"edit":{"name":"move","layers":[{"updated":"x","from":{},"to":{}}]}}"#,
    #"{"edit":{"name":"reorder","order":[["x"],["y"]]}}"#,
    #"{"edit":{"name":"reorder","order":[[]]}}"#,
    #"{"edit":{"name":"canvas","canvas":[[1000,1000],[1e9,1000]]}}"#,
    #"{"edit":{"name":"canvas","canvas":[[1000,1000],[1000,"a",1000]]}}"#,
    #"{"edit":{"name":"background","background":["white","red"]}}"#,
  ])
  func `what is no record is refused`(text: String) throws {
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(throws: EditingError.unreadableChange) { try EditRecord(jsonValue: value) }
  }

  @Test func `an index from a log that lies nowhere is refused`() throws {
    let layer = EditorLayer(
      placement: LayerPlacement(center: .zero, frame: CanvasSize(width: 9, height: 9)),
      content: .photo(PhotoContent(fileName: "a.jpg")))
    for index in [-1, 1, 9e15] {
      let row = JSONValue.object([
        "name": "paste",
        "layers": .array([.object(["added": .object(layer.fields), "index": .number(index)])]),
      ])
      var document = EditorDocument()
      let change = try Change(jsonValue: row)
      #expect(throws: EditingError.changeDoesNotFit) { try change.apply(to: &document) }
      #expect(throws: EditingError.changeDoesNotFit) { try change.inverse.apply(to: &document) }
    }
  }

  @Test func `a moved layer is all that a move affects`() throws {
    var editor = Editor(document: EditorDocument())
    _ = try editor.edit(.addPhotos) { document in
      document.addPhotos([PhotoContent(fileName: "a.jpg"), PhotoContent(fileName: "b.jpg")])
    }
    let id = editor.document.layers[0].id
    let record = try editor.edit(.move) { try $0.move([id], by: CanvasPoint(x: 1, y: 0)) }
    guard case .edit(let change)? = record else { return }
    #expect(change.affectedLayers == [id])
    guard case .updated(let update)? = change.layers.first else { return }
    #expect(update.from == ["x": 500])
    #expect(update.to == ["x": 501])
  }
}
