import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct EditorPropertyTests {
  @Test func `whatever is done the document is sound, and what is saved is what is seen`()
    async throws
  {
    try await RandomCases.run(25) { random in
      let document = random.document(layers: 0...6)
      let fixture = try await EditorFixture(document.layers, in: document.canvas)
      let model = fixture.model
      for step in 0..<120 {
        random.act(on: model)
        try Self.checkState(of: model, "step \(step)")
        if random.chance(1, in: 25), !model.editor.isInGesture {
          await model.addPhotos(at: [try fixture.files.makePhoto("\(step)")])
        }
        if random.chance(1, in: 10) { await Task.yield() }
      }
      model.escape()
      model.leaveMode()
      try #require(await model.flush())
      try await fixture.requireDurable()
    }
  }

  @Test func `a medium that fails now and then loses no step and changes no order`() async throws {
    try await RandomCases.run(10) { random in
      let document = random.document(layers: 1...4)
      let fixture = try await EditorFixture(document.layers, in: document.canvas)
      for _ in 0..<6 {
        try fixture.setWritable(false)
        for _ in 0..<random.integer(in: 0...20) { random.act(on: fixture.model) }
        await fixture.model.saving.finish()
        try fixture.setWritable(true)
        for _ in 0..<random.integer(in: 0...20) { random.act(on: fixture.model) }
      }
      fixture.model.escape()
      try #require(await fixture.model.close())
      try await fixture.requireDurable()
    }
  }

  @Test func `who may only look changes nothing by whatever is done`() async throws {
    try await RandomCases.run(10) { random in
      let start = random.document(layers: 1...6)
      let fixture = try await EditorFixture(start.layers, in: start.canvas)
      let observer = try fixture.observer()
      let model = EditorViewModel(
        try await observer.open(fixture.model.id), library: observer,
        textMeasurer: FakeTextMeasurer())
      model.viewport.view = EditorFixture.view
      let document = model.document
      for _ in 0..<120 {
        random.act(on: model)
        try #require(model.document == document)
        try #require(!model.editor.isInGesture && model.mode == .arranging)
        try #require(!model.canUndo && !model.canRedo)
      }
      await model.addPhotos(at: [try fixture.files.makePhoto("sea")])
      await model.rename(to: "Winter")
      try #require(model.document == document && model.title == "Summer")
      try #require(await model.close())
    }
  }

  /// What holds at any moment.
  private static func checkState(of model: EditorViewModel, _ comment: Comment) throws {
    let document = model.document
    let ids = Set(document.layers.map(\.id))
    try #require(model.selection.isSubset(of: ids), comment)
    try #require(model.hoveredLayer.map(ids.contains) ?? true, comment)
    try #require(model.mode.layer.map(ids.contains) ?? true, comment)
    try #require(model.viewport.canvas == document.canvas, comment)
    try #require(model.viewport.screenPoint(of: document.bounds.center).isFinite, comment)
    try #require(model.editor.isInGesture == model.isDoingSomething, comment)
    try #require(model.guides == .none || model.editor.isInGesture, comment)
    let commands = model.availability
    try #require(model.canUndo == commands.contains(.undo), comment)
    guard !model.editor.isInGesture else { return }
    for layer in document.layers {
      try #require(document.bounds.contains(layer.placement.center), comment)
    }
    var notes: [DocumentNote] = []
    let reread = try EditorDocument(data: document.data, notes: &notes)
    try #require(reread == document && notes.isEmpty, comment)
  }
}

extension EditorViewModel {
  /// Whether something is going on that a gesture of the editor belongs to.
  fileprivate var isDoingSomething: Bool {
    if adjustment != nil { return true }
    if case .typing = mode { return true }
    switch pinch {
    case .transforming, .cropping: return true
    case .zooming, nil: break
    }
    switch pointer {
    case .moving, .handling, .cropping: return true
    case .none, .pressed, .banding, .panning, .swapping: return false
    }
  }
}
