import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct AdjustingTests {
  private let layer = EditorLayer.photo(x: 500, y: 500)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
  }

  private func setOpacity(_ opacity: Double) {
    model.adjustSelection("opacity") { $0.style.opacity = opacity }
  }

  private var opacity: Double? { model.document[layer.id]?.style.opacity }

  @Test func `values of a control are one step when it rests`() async throws {
    setOpacity(0.8)
    setOpacity(0.6)
    setOpacity(0.4)
    #expect(opacity == 0.4)
    #expect(model.stepCount == 0)
    let last = try #require(model.adjustment).timeout
    // The first two were cancelled by the value that followed.
    for _ in 0..<3 { fixture.rest.elapse() }
    await last.value
    #expect(model.stepCount == 1)
    #expect(try await fixture.recordCount() == 1)
    model.undo()
    #expect(opacity == 1)
  }

  @Test func `a value that comes just when the time is over belongs to the same step`() async throws
  {
    setOpacity(0.8)
    let first = try #require(model.adjustment).timeout
    setOpacity(0.6)
    fixture.rest.elapse()
    await first.value
    #expect(model.adjustment != nil)
    setOpacity(0.4)
    model.finishAdjusting()
    #expect(model.stepCount == 1)
  }

  @Test func `another control begins another step`() {
    setOpacity(0.8)
    model.adjustSelection("corner radius") { $0.style.cornerRadius = 20 }
    setOpacity(0.6)
    model.finishAdjusting()
    #expect(model.stepCount == 3)
  }

  @Test func `any other command ends an adjustment and is a step of its own`() {
    let commands: [@MainActor () -> Void] = [
      { model.nudge(CanvasPoint(x: 1, y: 0)) }, { model.reorder(to: .back) },
      { model.duplicateSelection() }, { model.rename(layer.id, to: "sea") },
      { model.resizeCanvas(to: CanvasSize(width: 800, height: 900)) },
      { model.addText(TextContent(text: "sand")) },
    ]
    for command in commands {
      let before = model.document
      model.select([layer.id])
      setOpacity(model.document[layer.id]?.style.opacity == 0.5 ? 0.4 : 0.5)
      let adjusted = model.document
      command()
      #expect(model.adjustment == nil)
      if model.document != adjusted { model.undo() }
      #expect(model.document == adjusted)
      model.undo()
      #expect(model.document == before)
    }
  }

  @Test func `selecting or dragging something else ends an adjustment`() {
    setOpacity(0.5)
    model.deselectAll()
    #expect(model.stepCount == 1)
    model.select([layer.id])
    setOpacity(0.4)
    model.drag(from: at(500, 500), to: at(560, 580))
    model.pointerReleased(at: at(560, 580))
    #expect(model.stepCount == 3)
    setOpacity(0.3)
    model.pinchBegan(at: at(560, 580))
    model.pinchCancelled()
    #expect(model.stepCount == 4)
    #expect(opacity == 0.3)
  }

  @Test func `undo takes back what is being adjusted`() {
    setOpacity(0.5)
    #expect(model.canUndo, "though nothing is in the history yet")
    #expect(!model.canRedo)
    model.undo()
    #expect(opacity == 1)
    #expect(model.canRedo)
    model.redo()
    #expect(opacity == 0.5)
  }

  @Test func `Escape takes an adjustment back`() async throws {
    setOpacity(0.5)
    model.escape()
    #expect(opacity == 1)
    #expect(model.stepCount == 0)
    #expect(model.selection == [layer.id])
    #expect(try await fixture.recordCount() == 0)
  }

  @Test func `values that lead back to the first are no step`() async throws {
    setOpacity(0.5)
    setOpacity(1)
    #expect(await model.flush())
    #expect(model.stepCount == 0)
    #expect(try await fixture.recordCount() == 0)
  }

  @Test func `a value that no document can hold is refused and leaves nothing`() async throws {
    setOpacity(7)
    model.finishAdjusting()
    #expect(opacity == 1)
    #expect(model.stepCount == 0)
    guard case .refused? = model.notice else {
      Issue.record("nothing was said")
      return
    }
    model.adjust("canvas") { $0.canvas.width = -3 }
    model.finishAdjusting()
    #expect(model.viewport.canvas == CanvasSize(width: 1000, height: 1000))
    #expect(model.allowsEditing)
  }

  @Test func `locked layers keep their properties`() {
    model.setLocked(true, of: layer.id)
    setOpacity(0.5)
    model.adjustCropZoom(of: layer.id, by: 2)
    model.adjustCropPan(of: layer.id, by: CanvasPoint(x: 1, y: 1))
    model.resetCrop(of: layer.id)
    #expect(model.adjustment == nil)
    #expect(model.stepCount == 1)
  }

  @Test func `the canvas and the background are adjusted too`() {
    model.adjust("canvas", as: .canvas) {
      try $0.resizeCanvas(to: CanvasSize(width: 500, height: 800))
    }
    #expect(model.viewport.canvas == CanvasSize(width: 500, height: 800))
    model.cancelAdjusting()
    #expect(model.viewport.canvas == CanvasSize(width: 1000, height: 1000))
    model.adjustBackground(.color(.black))
    model.finishAdjusting()
    #expect(model.editor.undoName == .background)
  }
}
