import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct DraggingTests {
  private let dragged = EditorLayer.photo("dragged", x: 300, y: 300)
  private let other = EditorLayer.photo("other", x: 700, y: 700)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([dragged, other])
  }

  private var center: CanvasPoint? { model.document[dragged.id]?.placement.center }

  @Test(arguments: [PointerDevice.mouse, .touch])
  func `a pointer must move some way to drag, and the layer then is where it is`(
    device: PointerDevice
  ) {
    let threshold = EditorViewModel.dragThreshold(of: device)
    model.snaps = false
    model.pointerPressed(at: at(310, 290), device: device)
    model.pointerMoved(to: at(310 + threshold - 0.5, 290))
    #expect(center == CanvasPoint(x: 300, y: 300))
    model.pointerMoved(to: at(310 + threshold, 290))
    #expect(center == CanvasPoint(x: 300 + threshold, y: 300))
    model.pointerReleased(at: at(310 + threshold, 290))
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == .move)
  }

  @Test func `what is not selected is selected by the drag that moves it`() {
    model.select([other.id])
    model.drag(from: at(300, 300), to: at(350, 320))
    #expect(model.selection == [dragged.id])
    model.pointerReleased(at: at(350, 320))
    #expect(model.document[other.id] == other)
  }

  @Test func `a drag with Shift takes the pressed layer along with the selection`() {
    model.snaps = false
    model.select([other.id])
    model.drag(from: at(300, 300), to: at(340, 310), .constrain)
    #expect(model.selection == [dragged.id, other.id])
    #expect(center == CanvasPoint(x: 340, y: 300))
    #expect(model.document[other.id]?.placement.center == CanvasPoint(x: 740, y: 700))
  }

  @Test func `a drag in a zoomed view moves by canvas units`() {
    model.snaps = false
    model.viewport.zoom(by: 4, at: at(300, 300))
    model.drag(from: at(300, 300), to: at(340, 380))
    #expect(center == CanvasPoint(x: 310, y: 320))
  }

  @Test func `edges and middles pull within reach and guides show where`() {
    model.drag(from: at(300, 300), to: at(496, 400))
    #expect(center == CanvasPoint(x: 500, y: 400))
    #expect(model.guides == SnapGuides(upright: 500, level: nil))
    model.pointerMoved(to: at(493.5, 404))
    #expect(center == CanvasPoint(x: 493.5, y: 404), "beyond the reach")
    #expect(model.guides == .none)
    model.pointerMoved(to: at(400, 703))
    #expect(center == CanvasPoint(x: 400, y: 700), "to the other layer")
    #expect(model.guides.level == 625, "the first of three lines that it lies on")
    model.pointerReleased(at: at(400, 703))
    #expect(model.guides == .none)
  }

  @Test func `nothing pulls with Alt or when it is switched off`() {
    model.drag(from: at(300, 300), to: at(496, 402), .free)
    #expect(center == CanvasPoint(x: 496, y: 402))
    model.snaps = false
    model.pointerMoved(to: at(497, 402))
    #expect(center == CanvasPoint(x: 497, y: 402))
    #expect(model.guides == .none)
  }

  @Test func `a line pulls from the same distance on the screen at any zoom`() {
    model.viewport.zoom(by: 4, at: at(300, 300))
    model.drag(from: at(300, 300), to: at(300 + 4 * 196, 300))
    #expect(center == CanvasPoint(x: 496, y: 300), "16 pixels off")
    model.pointerMoved(to: at(300 + 4 * 199, 300))
    #expect(center == CanvasPoint(x: 500, y: 300), "4 pixels off")
  }

  @Test func `Shift keeps a drag on its axis though lines are near`() {
    // Five units below the line on which its middle would be pulled up.
    model.edit(.move) { $0[dragged.id]?.placement.center.y = 495 }
    model.drag(from: at(300, 495), to: at(420, 498), .constrain)
    #expect(center == CanvasPoint(x: 420, y: 495))
    #expect(model.guides == .none)
    model.pointerMoved(to: at(303, 660), modifiers: .constrain)
    #expect(center?.x == 300)
    model.pointerMoved(to: at(497, 495), modifiers: .constrain)
    #expect(center == CanvasPoint(x: 500, y: 495))
    #expect(model.guides == SnapGuides(upright: 500, level: nil))
  }

  @Test func `no guide shows where the layer cannot follow`() {
    // A right edge is pulled to the canvas's left edge, but the middle cannot leave the canvas.
    model.drag(from: at(300, 300), to: at(-97, 400))
    #expect(center?.x == 0)
    #expect(model.guides.upright == 0, "the middle lies on it")
    model.pointerCancelled()

    let wide = EditorLayer.photo("wide", x: 500, y: 100, width: 900, height: 100)
    model.edit(.addPhotos) { $0.layers.append(wide) }
    model.drag(from: at(500, 100), to: at(-52, 100))
    #expect(model.document[wide.id]?.placement.center.x == 0)
    #expect(model.guides.upright == nil)
    model.pointerMoved(to: at(148, 100))
    #expect(model.guides.upright == 600)
  }

  @Test func `a drag that ends where it began is no step`() {
    model.drag(from: at(300, 300), to: at(400, 400), .free)
    model.pointerMoved(to: at(300, 300), modifiers: .free)
    model.pointerReleased(at: at(300, 300))
    #expect(model.stepCount == 0)
    #expect(!model.editor.isInGesture)
  }

  @Test func `a press whose end was lost does not block the editor`() {
    model.drag(from: at(300, 300), to: at(400, 400))
    model.pointerPressed(at: at(700, 700))
    #expect(model.document.layers == [dragged, other])
    model.pointerReleased(at: at(700, 700))
    #expect(model.selection == [other.id])
    #expect(model.allowsEditing)
  }

  @Test func `a layer that undo takes away while it is pressed is not dragged`() {
    model.select([dragged.id])
    model.duplicateSelection()
    let copy = model.selection
    model.pointerPressed(at: at(330, 330))
    #expect(model.selection == copy)
    model.undo()
    model.pointerMoved(to: at(500, 600))
    model.pointerReleased(at: at(500, 600))
    #expect(model.document.layers == [dragged, other])
    #expect(model.selection.isSubset(of: [dragged.id, other.id]))
  }

  @Test func `a double click takes a drag back and crops`() {
    model.drag(from: at(300, 300), to: at(320, 300))
    model.doubleClicked(at: at(300, 300))
    model.pointerReleased(at: at(300, 300))
    #expect(model.document.layers == [dragged, other])
    #expect(model.mode == .cropping(dragged.id))
    #expect(model.allowsEditing)
  }

  @Test func `a layer that undo takes away while it is pressed is not clicked`() {
    model.select([dragged.id])
    model.duplicateSelection()
    model.deselectAll()
    model.pointerPressed(at: at(330, 330))
    model.undo()
    model.pointerReleased(at: at(330, 330))
    #expect(model.selection.isEmpty)
  }

  // MARK: Swapping

  @Test func `a photo dragged with Ctrl onto another changes places with it`() {
    model.drag(from: at(300, 300), to: at(690, 710), .swap)
    #expect(model.swapTarget == other.id)
    #expect(model.document.layers == [dragged, other])
    model.pointerReleased(at: at(690, 710))
    #expect(model.swapTarget == nil)
    #expect(model.document[dragged.id]?.photo == other.photo)
    #expect(model.document[other.id]?.photo == dragged.photo)
    #expect(model.document[other.id]?.placement == other.placement)
    #expect(model.selection == [other.id])
    #expect(model.editor.undoName == .swapPhotos)
    #expect(model.stepCount == 1)
  }

  @Test func `a swap beside all photos, or cancelled, changes nothing`() {
    model.drag(from: at(300, 300), to: at(50, 900), .swap)
    #expect(model.swapTarget == nil)
    model.pointerReleased(at: at(50, 900))
    model.drag(from: at(300, 300), to: at(700, 700), .swap)
    model.escape()
    model.pointerMoved(to: at(701, 700), modifiers: .swap)
    model.pointerReleased(at: at(701, 700))
    #expect(model.stepCount == 0)
    #expect(model.swapTarget == nil)
  }

  @Test func `a swap with a photo that undo takes away is none`() {
    let late = EditorLayer.photo("late", x: 700, y: 300)
    model.edit(.addPhotos) { $0.layers.append(late) }
    model.drag(from: at(300, 300), to: at(700, 300), .swap)
    model.undo()
    model.pointerReleased(at: at(700, 300))
    #expect(model.document.layers == [dragged, other])
    #expect(model.notice == nil)
  }
}
