import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

struct Refusal: Error {}

@Suite struct EditorTests {
  private let photo = PhotoContent(fileName: "a.jpg", pixelSize: CanvasSize(width: 4, height: 3))

  private func editorWithPhoto() throws -> (Editor, LayerID) {
    var editor = Editor(document: EditorDocument())
    _ = try editor.edit(.addPhotos) { $0.addPhotos([photo]) }
    return (editor, try #require(editor.document.layers.first?.id))
  }

  @Test func `an edit is one step that undo names`() throws {
    let (editor, _) = try editorWithPhoto()
    #expect(editor.undoName == .addPhotos)
    #expect(editor.redoName == nil)
    #expect(editor.history.undoChanges.count == 1)
  }

  @Test func `an edit that throws leaves no trace`() throws {
    var (editor, id) = try editorWithPhoto()
    let before = editor.document
    let history = editor.history
    #expect(throws: Refusal.self) {
      _ = try editor.edit(.remove) { document in
        try document.remove([id])
        throw Refusal()
      }
    }
    #expect(editor.document == before)
    #expect(editor.history == history)
  }

  @Test func `an edit that changes nothing is no step and leaves redo alone`() throws {
    var (editor, id) = try editorWithPhoto()
    _ = editor.undo()
    _ = editor.redo()
    _ = try editor.edit(.move) { try $0.move([id], by: CanvasPoint(x: 5, y: 0)) }
    _ = editor.undo()
    #expect(try editor.edit(.move) { try $0.move([id], by: .zero) } == nil)
    #expect(editor.redoName == .move)
  }

  @Test func `a new edit clears redo`() throws {
    var (editor, _) = try editorWithPhoto()
    _ = editor.undo()
    _ = try editor.edit(.background) { $0.background = .color(.black) }
    #expect(editor.redoName == nil)
    #expect(editor.redo() == nil)
  }

  @Test func `without steps there is nothing to undo or to do again`() {
    var editor = Editor(document: EditorDocument())
    #expect(editor.undo() == nil)
    #expect(editor.redo() == nil)
  }

  @Test func `the oldest steps are forgotten beyond the limit`() throws {
    var editor = Editor(document: EditorDocument(), history: EditHistory(limit: 5))
    for _ in 0..<8 { _ = try editor.edit(.addPhotos) { $0.addPhotos([photo]) } }
    var undone = 0
    while editor.undo() != nil { undone += 1 }
    #expect(undone == 5)
    #expect(editor.document.layers.count == 3)
  }

  @Test func `a text in another normal form is another text`() throws {
    var editor = Editor(document: EditorDocument())
    var id: LayerID?
    _ = try editor.edit(.addText) {
      id = try $0.addText(TextContent(text: "\u{E9}"), frame: CanvasSize(width: 9, height: 9))
    }
    let text = try #require(id)
    let record = try editor.edit(.setProperties) {
      try $0.setFields(["text": "e\u{301}"], of: text)
    }
    #expect(record != nil)
    #expect(editor.document[text]?.text?.text.unicodeScalars.count == 2)
  }

  // MARK: What no document can hold

  @Test func `values out of bounds are refused and leave no trace`() throws {
    var (editor, id) = try editorWithPhoto()
    let before = editor.document
    let edits: [(inout EditorDocument) -> Void] = [
      { $0[id]?.placement.scale = 6 }, { $0[id]?.placement.center.x = .nan },
      { $0[id]?.style.opacity = 2 }, { $0[id]?.photo?.fileName = "../secret" },
      { $0.canvas.width = 1e9 }, { $0.canvas.height = .nan },
      { $0.background = .gradient(GradientFill(kind: .linear, stops: [])) },
      { $0.addPhotos([PhotoContent(fileName: "a/b.jpg")]) },
    ]
    for (index, edit) in edits.enumerated() {
      #expect(throws: EditingError.self, "edit \(index)") {
        _ = try editor.edit(.setProperties, edit)
      }
      #expect(editor.document == before, "edit \(index)")
    }
    #expect(editor.history.undoChanges.count == 1)
  }

  @Test func `two layers of the same identity are refused`() throws {
    var (editor, id) = try editorWithPhoto()
    let layer = try #require(editor.document[id])
    #expect(throws: EditingError.changeDoesNotFit) {
      _ = try editor.edit(.paste) { $0.layers.append(layer) }
    }
  }

  @Test func `more layers than a document may have are refused`() throws {
    var full = EditorDocument()
    full.addPhotos(Array(repeating: photo, count: DocumentLimits.layerCount))
    var editor = Editor(document: full)
    #expect(throws: EditingError.tooManyLayers(limit: DocumentLimits.layerCount)) {
      _ = try editor.edit(.addPhotos) { $0.addPhotos([photo]) }
    }
    #expect(editor.document.layers.count == DocumentLimits.layerCount)
  }

  @Test func `a turn set beyond half a turn is kept as it will be read back`() throws {
    var (editor, id) = try editorWithPhoto()
    _ = try editor.edit(.rotate) { $0[id]?.placement.rotation = 7 }
    #expect(DocumentLimits.rotation.contains(try #require(editor.document[id]?.placement.rotation)))
    let before = editor.document
    #expect(editor.undo() != nil)
    #expect(editor.redo() != nil)
    #expect(editor.document == before)
  }
}

@Suite struct AmendmentTests {
  private static let right = CanvasPoint(x: 1, y: 0)
  private static let left = CanvasPoint(x: -1, y: 0)

  private func start() throws -> (Editor, LayerID, AmendmentKey) {
    var editor = Editor(document: EditorDocument())
    _ = try editor.edit(.addPhotos) { $0.addPhotos([PhotoContent(fileName: "a.jpg")]) }
    let id = try #require(editor.document.layers.first?.id)
    return (editor, id, AmendmentKey(name: .move, layers: [id], burst: 1))
  }

  @Test func `a burst of nudges is one step`() throws {
    var (editor, id, key) = try start()
    let before = editor.document
    for _ in 0..<10 {
      _ = try editor.edit(.move, amending: key) { try $0.move([id], by: Self.right) }
    }
    #expect(editor.history.undoChanges.count == 2)
    _ = editor.undo()
    #expect(editor.document == before)
    _ = editor.redo()
    #expect(editor.document[id]?.placement.center.x == 510)
  }

  @Test func `a nudge after undo, or in another burst, is a step of its own`() throws {
    var (editor, id, key) = try start()
    let nudge: (inout EditorDocument) throws -> Void = { try $0.move([id], by: Self.right) }
    _ = try editor.edit(.move, amending: key, nudge)
    _ = try editor.edit(.move, amending: AmendmentKey(name: .move, layers: [id], burst: 2), nudge)
    #expect(editor.history.undoChanges.count == 3)
    _ = editor.undo()
    _ = try editor.edit(.move, amending: key, nudge)
    #expect(editor.history.undoChanges.count == 3)
  }

  @Test func `amendments that cancel out vanish, and the next nudge does not amend what is below`()
    throws
  {
    var (editor, id, key) = try start()
    let step = editor.history.undoChanges
    for offset in [Self.right, Self.left] {
      _ = try editor.edit(.move, amending: key) { try $0.move([id], by: offset) }
    }
    #expect(editor.history.undoChanges == step)
    _ = try editor.edit(.move, amending: key) { try $0.move([id], by: Self.right) }
    #expect(editor.history.undoChanges.map(\.name) == [.addPhotos, .move])
  }

  @Test func `a merged step does what both did`() throws {
    try RandomCases.run(50) { random in
      var apart = Editor(document: random.document(layers: 1...5))
      var together = apart
      let key = AmendmentKey(name: .transform, layers: [], burst: 0)
      var recorded = 0
      for _ in 0..<3 {
        let edit = random.edit(of: apart.document)
        var result = apart.document
        guard (try? edit.body(&result)) != nil else { continue }
        if try apart.edit(edit.name, { $0 = result }) != nil { recorded += 1 }
        _ = try together.edit(.transform, amending: key) { $0 = result }
      }
      try #require(together.document == apart.document)
      while apart.undo() != nil { recorded -= 1 }
      while together.undo() != nil {}
      try #require(recorded == 0)
      try #require(together.document == apart.document)
    }
  }
}

@Suite struct GestureTests {
  private func start() throws -> (Editor, LayerID) {
    var editor = Editor(document: EditorDocument())
    _ = try editor.edit(.addPhotos) { $0.addPhotos([PhotoContent(fileName: "a.jpg")]) }
    return (editor, try #require(editor.document.layers.first?.id))
  }

  @Test func `a gesture is one step however often it is updated`() throws {
    var (editor, id) = try start()
    let before = editor.document
    try editor.beginGesture(.move)
    for x in 1...100 {
      try editor.updateGesture { try $0.move([id], by: CanvasPoint(x: Double(x), y: 0)) }
    }
    #expect(editor.document[id]?.placement.center.x == 600)
    #expect(try editor.commitGesture() != nil)
    #expect(editor.history.undoChanges.map(\.name) == [.addPhotos, .move])
    _ = editor.undo()
    #expect(editor.document == before)
  }

  @Test func `a cancelled gesture leaves no trace`() throws {
    var (editor, id) = try start()
    let (before, history) = (editor.document, editor.history)
    try editor.beginGesture(.remove)
    try editor.updateGesture { try $0.remove([id]) }
    editor.cancelGesture()
    #expect(editor.document == before)
    #expect(editor.history == history)
    #expect(try editor.commitGesture() == nil)
  }

  @Test func `a gesture that ends where it began is no step`() throws {
    var (editor, id) = try start()
    try editor.beginGesture(.move)
    try editor.updateGesture { try $0.move([id], by: CanvasPoint(x: 40, y: 40)) }
    editor.updateGesture { _ in }
    #expect(try editor.commitGesture() == nil)
    #expect(editor.undoName == .addPhotos)
  }

  @Test func `an update that throws leaves the state of the one before`() throws {
    var (editor, id) = try start()
    try editor.beginGesture(.move)
    try editor.updateGesture { try $0.move([id], by: CanvasPoint(x: 10, y: 0)) }
    #expect(throws: Refusal.self) {
      try editor.updateGesture { document in
        try document.remove([id])
        throw Refusal()
      }
    }
    #expect(editor.document[id]?.placement.center.x == 510)
  }

  @Test func `a gesture to what no document can hold is cancelled`() throws {
    var (editor, id) = try start()
    let before = editor.document
    try editor.beginGesture(.scale)
    editor.updateGesture { $0[id]?.placement.scale = 9 }
    #expect(throws: EditingError.self) { _ = try editor.commitGesture() }
    #expect(editor.document == before)
    #expect(!editor.isInGesture)
  }

  @Test func `while a gesture runs nothing else happens`() throws {
    var (editor, id) = try start()
    let record = try #require(
      try editor.edit(.move) { try $0.move([id], by: CanvasPoint(x: 10, y: 0)) })
    try editor.beginGesture(.move)
    #expect(throws: EditingError.gestureInProgress) { try editor.beginGesture(.scale) }
    #expect(throws: EditingError.gestureInProgress) { _ = try editor.edit(.remove) { _ in } }
    #expect(throws: EditingError.gestureInProgress) { try editor.replay(record) }
    #expect(editor.undo() == nil)
    #expect(editor.redo() == nil)
  }

  @Test func `a late update after the end is harmless`() throws {
    var (editor, id) = try start()
    let before = editor.document
    try editor.updateGesture { try $0.remove([id]) }
    #expect(editor.document == before)
  }
}
