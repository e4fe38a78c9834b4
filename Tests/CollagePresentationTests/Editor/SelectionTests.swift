import CollageDocument
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct SelectionTests {
  private let layers = [
    EditorLayer.photo("back", x: 200, y: 200), .photo("middle", x: 500, y: 500),
    .photo("front", x: 800, y: 800),
  ]
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture(layers)
  }

  private func ids(_ indices: Int...) -> Set<LayerID> { Set(indices.map { layers[$0].id }) }

  @Test func `a click selects what it hits, and nothing beside all layers`() {
    model.click(at(200, 200))
    #expect(model.selection == ids(0))
    model.click(at(500, 500))
    #expect(model.selection == ids(1))
    model.click(at(50, 900))
    #expect(model.selection.isEmpty)
    #expect(model.stepCount == 0)
  }

  @Test(arguments: [InputModifiers.constrain, .swap])
  func `a click with a key held adds to the selection and takes out of it`(key: InputModifiers) {
    model.click(at(200, 200), key)
    model.click(at(500, 500), key)
    #expect(model.selection == ids(0, 1))
    model.click(at(200, 200), key)
    #expect(model.selection == ids(1))
    model.click(at(50, 900), key)
    #expect(model.selection == ids(1), "beside all layers it keeps what is selected")
  }

  @Test func `a click on one of several selected layers selects it alone`() {
    model.selectAll()
    model.pointerPressed(at: at(500, 500))
    #expect(model.selection == ids(0, 1, 2), "until it is clear that it is no drag")
    model.pointerReleased(at: at(500, 500))
    #expect(model.selection == ids(1))
  }

  @Test func `a rubber band selects what it touches`() {
    model.drag(from: at(20, 20), to: at(420, 440))
    #expect(model.selection == ids(0, 1))
    #expect(model.marquee == CanvasRect(x: 20, y: 20, width: 400, height: 420))
    model.pointerMoved(to: at(110, 130))
    #expect(model.selection == ids(0), "what it leaves again is not selected")
    model.pointerReleased(at: at(110, 130))
    #expect(model.marquee == nil)
    #expect(model.selection == ids(0))
  }

  @Test func `a rubber band with Shift adds to the selection`() {
    model.select([layers[2].id])
    model.drag(from: at(20, 20), to: at(300, 300), .constrain)
    #expect(model.selection == ids(0, 2))
  }

  @Test func `a rubber band that is cancelled leaves the selection as it was`() {
    model.select([layers[2].id])
    model.drag(from: at(20, 20), to: at(300, 300))
    model.escape()
    #expect(model.selection == ids(2))
    #expect(model.marquee == nil)
    model.pointerMoved(to: at(900, 900))
    #expect(model.selection == ids(2), "it is over")
  }

  @Test func `a rubber band passes by the corner that a turned layer does not reach`() async throws
  {
    let turned = EditorLayer.photo(x: 500, y: 500, width: 400, height: 40, rotation: .pi / 4)
    let fixture = try await EditorFixture([turned])
    fixture.model.drag(from: at(600, 300), to: at(660, 400))
    #expect(fixture.model.selection.isEmpty)
    fixture.model.pointerMoved(to: at(610, 640))
    #expect(fixture.model.selection == [turned.id])
  }

  @Test func `Tab goes from back to front and around, Shift and Tab the other way`() {
    for expected in [0, 1, 2, 0] {
      model.selectNext()
      #expect(model.selection == ids(expected))
    }
    for expected in [2, 1, 0, 2] {
      model.selectNext(backwards: true)
      #expect(model.selection == ids(expected))
    }
    model.selectAll()
    model.selectNext()
    #expect(model.selection == ids(0))
  }

  @Test func `Tab passes over what does not show and reaches what is locked`() {
    model.setHidden(true, of: layers[0].id)
    model.setLocked(true, of: layers[1].id)
    for expected in [1, 2, 1] {
      model.selectNext()
      #expect(model.selection == ids(expected))
    }
    model.deselectAll()
    model.adjustSelection("nothing") { $0.isHidden = true }
    for layer in layers { model.setHidden(true, of: layer.id) }
    model.selectNext()
    #expect(model.selection.isEmpty)
  }

  @Test func `the canvas passes over hidden and locked layers, the list reaches them`() {
    model.setHidden(true, of: layers[0].id)
    model.setLocked(true, of: layers[1].id)
    model.click(at(200, 200))
    #expect(model.selection.isEmpty)
    model.click(at(500, 500))
    #expect(model.selection.isEmpty)
    model.drag(from: at(5, 5), to: at(995, 995))
    model.pointerReleased(at: at(995, 995))
    #expect(model.selection == ids(2))
    model.selectAll()
    #expect(model.selection == ids(2))

    model.select([layers[1].id])
    #expect(model.selectionFrame?.handles == [])
    let before = model.document
    model.nudge(CanvasPoint(x: 1, y: 0))
    model.removeSelection()
    model.drag(from: at(500, 500), to: at(600, 600))
    #expect(model.document == before)
  }

  @Test func `what is not there is not selected`() {
    model.select([LayerID(), layers[0].id])
    #expect(model.selection == ids(0))
    model.toggleSelection(of: LayerID())
    #expect(model.selection == ids(0))
    model.removeSelection()
    #expect(model.selection.isEmpty)
    model.undo()
    #expect(model.document.layers == layers)
  }

  @Test func `a second click button selects what it hits unless it is selected`() {
    model.secondaryClicked(at: at(200, 200))
    #expect(model.selection == ids(0))
    model.selectAll()
    model.secondaryClicked(at: at(200, 200))
    #expect(model.selection == ids(0, 1, 2))
    model.secondaryClicked(at: at(50, 900))
    #expect(model.selection.isEmpty)
  }

  @Test func `Escape deselects when nothing else is going on`() {
    model.selectAll()
    model.escape()
    #expect(model.selection.isEmpty)
  }
}
