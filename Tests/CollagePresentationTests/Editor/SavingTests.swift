import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct SavingTests {
  private let layer = EditorLayer.photo(x: 500, y: 500)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
  }

  /// Makes one step that no other is like.
  private func edit(_ number: Int) {
    model.edit(.move) { $0[layer.id]?.placement.center.x = Double(number) }
  }

  @Test func `steps arrive in their order however fast they come`() async throws {
    for number in 1...60 {
      edit(number)
      if number % 7 == 0 { model.undo() }
      if number % 14 == 0 { model.redo() }
      if number % 11 == 0 { await Task.yield() }
    }
    #expect(await model.flush())
    #expect(model.saving.waitingCount == 0)
    try await fixture.requireDurable()
  }

  @Test func `saved is said only of what is durable`() async throws {
    for number in 1...20 {
      edit(number)
      #expect(!model.saving.state.isSaved)
      let isBusy = number % 3 == 0
      while isBusy, !model.saving.state.isSaved { await Task.yield() }
      if model.saving.state.isSaved {
        let durable = try await fixture.durable()
        #expect(durable.editor.document == model.document)
      }
    }
    await model.saving.finish()
    #expect(model.saving.state.isSaved)
    try await fixture.requireDurable()
  }

  @Test func `steps that could not be saved are kept and tried again in their order`() async throws
  {
    edit(1)
    await model.saving.finish()
    try fixture.setWritable(false)
    edit(2)
    edit(3)
    await model.saving.finish()
    #expect(model.saving.state.error is StorageError)
    #expect(model.saving.waitingCount == 2)
    #expect(try await fixture.durable().editor.document.layers[0].placement.center.x == 1)
    #expect(!(await model.flush()))
    edit(4)
    await model.saving.finish()
    #expect(!model.saving.state.isSaved)
    #expect(model.saving.waitingCount == 3)
    #expect(model.document.layers[0].placement.center.x == 4, "the screen goes on")

    try fixture.setWritable(true)
    model.undo()
    await model.saving.finish()
    #expect(model.saving.state.isSaved, "the next step tries those before it again")
    try await fixture.requireDurable()
    #expect(try await fixture.recordCount() == 5)
  }

  @Test func `a step that had reached the medium in spite of an error is not written twice`()
    async throws
  {
    var editor = model.editor
    let record = try #require(
      try editor.edit(.move) { $0[layer.id]?.placement.center.x = 3 })
    #expect(try await fixture.service.append(record, to: model.id, after: 0) == 1)
    let queue = SaveQueue(project: model.id, revision: 0, library: fixture.service)
    queue.append(record)
    await queue.finish()
    #expect(queue.state.isSaved)
    #expect(try await fixture.durable().revision == 1)
  }

  @Test func `closing while steps are on their way waits for them`() async throws {
    for number in 1...30 { edit(number) }
    #expect(await model.close())
    try await fixture.requireDurable()
    let reopened = try await fixture.service.open(model.id)
    #expect(reopened.editor.document == model.document)
    #expect(reopened.editor.history == model.editor.history)
  }

  @Test func `an editor that cannot be saved cannot be closed and goes on`() async throws {
    try fixture.setWritable(false)
    edit(1)
    #expect(!(await model.close()))
    edit(2)
    #expect(model.stepCount == 2)
    let path = try fixture.files.makePhoto("sea")
    await model.addPhotos(at: [path])
    #expect(model.document.layers.count == 2)
    try fixture.setWritable(true)
    #expect(await model.close(), "\(model.saving.state)")
    try await fixture.requireDurable()
  }

  @Test func `history goes on where it was after the project is opened again`() async throws {
    for number in 1...3 { edit(number) }
    model.undo()
    #expect(await model.close())
    let again = EditorViewModel(
      try await fixture.service.open(model.id), library: fixture.service,
      textMeasurer: FakeTextMeasurer())
    #expect(again.canUndo && again.canRedo)
    again.redo()
    #expect(again.document.layers[0].placement.center.x == 3)
    again.undo()
    again.undo()
    again.undo()
    #expect(again.document.layers == [layer])
    #expect(!again.canUndo)
    #expect(await again.flush())
    #expect(try await fixture.durable().editor.history == again.editor.history)
  }

  @Test func `a burst that is undone and saved step by step is the same on the medium`()
    async throws
  {
    let now = ContinuousClock.Instant.now
    for _ in 0..<4 {
      model.nudge(CanvasPoint(x: 1, y: 0), at: now)
      await model.saving.finish()
      try await fixture.requireDurable()
    }
    #expect(model.stepCount == 1)
    model.undo()
    try await fixture.requireDurable()
  }

  @Test func `another name shows when it is stored`() async throws {
    await model.rename(to: "Autumn")
    #expect(model.title == "Autumn")
    #expect(try await fixture.durable().summary.title == "Autumn")
    await model.rename(to: String(repeating: "long ", count: 1_000))
    #expect(try await fixture.durable().summary.title == model.title)
  }

  @Test func `opening and closing is no edit`() async throws {
    model.select([layer.id])
    model.viewport.zoom(by: 2)
    model.click(at(500, 500))
    #expect(await model.flush())
    #expect(await model.close())
    #expect(try await fixture.recordCount() == 0)
  }
}
