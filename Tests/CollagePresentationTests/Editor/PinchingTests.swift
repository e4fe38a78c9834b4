import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct PinchingTests {
  private let layer = EditorLayer.photo(x: 500, y: 500)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([layer])
  }

  private var placement: LayerPlacement {
    get throws { try #require(model.document[layer.id]?.placement) }
  }

  /// The point of the layer that was at `start`, where it is now.
  private func moved(_ start: CanvasPoint) throws -> CanvasPoint {
    let local = layer.placement.layerToCanvas.inverse?.apply(to: start) ?? start
    return try placement.layerToCanvas.apply(to: local)
  }

  @Test func `two fingers move, scale and turn together, as one step`() throws {
    model.pinchBegan(at: at(540, 520))
    model.pinchChanged(at: at(600, 560), scale: 1.5, rotation: 0.6)
    model.pinchEnded()
    let placement = try placement
    #expect(abs(placement.scale - 1.5 / exp(TouchTransform.scaleThreshold)) < 1e-9)
    #expect(abs(placement.rotation - (0.6 - TouchTransform.rotationThreshold)) < 1e-9)
    let pivot = try moved(CanvasPoint(x: 540, y: 520))
    #expect((pivot - CanvasPoint(x: 600, y: 560)).length < 1e-9, "it stays under the fingers")
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == .transform)
    #expect(model.selection == [layer.id])
  }

  @Test func `below the thresholds nothing is scaled or turned`() throws {
    model.pinchBegan(at: at(500, 500))
    model.pinchChanged(at: at(520, 500), scale: 1.039, rotation: -0.13)
    #expect(
      try placement
        == LayerPlacement(
          center: CanvasPoint(x: 520, y: 500), frame: layer.placement.frame))
  }

  @Test(arguments: [1.0, -1])
  func `nothing jumps at the thresholds, nor at half a turn`(sign: Double) throws {
    model.pinchBegan(at: at(500, 500))
    var last = try placement
    for step in 1...400 {
      let progress = Double(step) / 400
      model.pinchChanged(
        at: at(500, 500), scale: exp(sign * progress),
        rotation: remainder(sign * progress * 1.9 * .pi, 2 * .pi))
      let now = try placement
      #expect(abs(log(now.scale / last.scale)) < 0.01)
      #expect(abs(remainder(now.rotation - last.rotation, 2 * .pi)) < 0.02)
      last = now
    }
    let turn = sign * (1.9 * .pi - TouchTransform.rotationThreshold)
    #expect(abs(remainder(last.rotation - turn, 2 * .pi)) < 1e-9)
  }

  @Test func `with Shift two fingers turn in steps of 15 degrees`() throws {
    model.pinchBegan(at: at(500, 500))
    model.pinchChanged(at: at(500, 500), scale: 1, rotation: 1, modifiers: .constrain)
    #expect(abs(try placement.rotation - .pi / 4) < 1e-9)
  }

  @Test func `a pinch takes over from a drag as one step, without a jump`() async throws {
    model.snaps = false
    model.drag(from: at(500, 500), to: at(560, 530), device: .touch)
    // The middle between the fingers may lie beside the layer.
    model.pinchBegan(at: at(700, 560))
    #expect(try placement.center == CanvasPoint(x: 560, y: 530))
    model.pinchChanged(at: at(710, 560), scale: 1, rotation: 0)
    #expect(try placement.center == CanvasPoint(x: 570, y: 530))
    model.pointerCancelled()
    model.pinchEnded()
    #expect(try placement.center == CanvasPoint(x: 570, y: 530))
    #expect(model.stepCount == 1)
    #expect(try await fixture.recordCount() == 1)
    model.undo()
    #expect(model.document.layers == [layer])
  }

  @Test func `a pinch that takes over from a drag and is cancelled takes both back`() throws {
    model.drag(from: at(500, 500), to: at(560, 530), device: .touch)
    model.pinchBegan(at: at(560, 530))
    model.escape()
    #expect(model.document.layers == [layer])
    #expect(model.stepCount == 0)
    #expect(model.allowsEditing)
  }

  @Test func `a pinch that begins anew without an end does not block the editor`() throws {
    model.pinchBegan(at: at(500, 500))
    model.pinchChanged(at: at(550, 500), scale: 1, rotation: 0)
    model.pinchBegan(at: at(500, 500))
    model.pinchChanged(at: at(520, 500), scale: 1, rotation: 0)
    model.pinchEnded()
    #expect(try placement.center == CanvasPoint(x: 520, y: 500))
    #expect(model.allowsEditing)
    #expect(model.stepCount == 1)
  }

  @Test func `a selected layer below another is pinched first`() async throws {
    let above = EditorLayer.photo("above", x: 500, y: 500)
    let fixture = try await EditorFixture([layer, above])
    fixture.model.select([layer.id])
    fixture.model.pinchBegan(at: at(500, 500))
    fixture.model.pinchChanged(at: at(540, 500), scale: 1, rotation: 0)
    #expect(fixture.model.document[above.id] == above)
    #expect(fixture.model.document[layer.id] != layer)
  }

  @Test func `beside all layers the view is zoomed and what is under the fingers stays there`() {
    // Near the middle, so that the edge of the canvas does not hold it.
    let held = model.viewport.canvasPoint(at: at(500, 350))
    model.pinchBegan(at: at(500, 350))
    for step in 1...10 {
      let point = at(500 + Double(step) * 9, 350 + Double(step) * 5)
      model.pinchChanged(at: point, scale: 1 + Double(step) / 10, rotation: 0.1)
      #expect((model.viewport.canvasPoint(at: point) - held).length < 1e-6)
    }
    #expect(abs(model.viewport.zoom - 2) < 1e-9)
    model.pinchEnded()
    #expect(model.document.layers == [layer])
    #expect(model.stepCount == 0)
  }

  @Test func `one finger beside all layers moves the view`() {
    model.viewport.zoom(by: 4)
    let held = model.viewport.canvasPoint(at: at(500, 100))
    model.drag(from: at(500, 100), to: at(540, 160), device: .touch)
    #expect((model.viewport.canvasPoint(at: at(540, 160)) - held).length < 1e-9)
    #expect(model.selection.isEmpty && model.marquee == nil)
  }

  @Test func `the wheel zooms at the pointer with Ctrl and else moves a zoomed view`() {
    model.scrolled(by: ScreenPoint(x: 0, y: -50), at: at(500, 500), zooms: false)
    #expect(model.viewport.isFitting)
    let held = model.viewport.canvasPoint(at: at(520, 480))
    model.scrolled(by: ScreenPoint(x: 0, y: 100), at: at(520, 480), zooms: true)
    #expect(abs(model.viewport.zoom - 1.21) < 1e-9)
    #expect((model.viewport.canvasPoint(at: at(520, 480)) - held).length < 1e-9)
    model.scrolled(by: ScreenPoint(x: 5, y: -10), at: at(520, 480), zooms: false)
    #expect((model.viewport.canvasPoint(at: at(525, 470)) - held).length < 1e-9)
  }

  @Test func `numbers that are none leave everything as it is`() {
    let strange = ScreenPoint(x: .nan, y: .infinity)
    model.pinchBegan(at: at(500, 500))
    model.pinchChanged(at: strange, scale: .nan, rotation: .infinity)
    model.pinchEnded()
    model.pinchBegan(at: at(50, 50))
    model.pinchChanged(at: strange, scale: .nan, rotation: .nan)
    model.pinchEnded()
    model.scrolled(by: strange, at: strange, zooms: true)
    model.scrolled(by: strange, at: strange, zooms: false)
    model.drag(from: at(500, 500), to: strange)
    model.pointerReleased(at: strange)
    #expect(model.document.layers == [layer])
    #expect(model.viewport.canvasPoint(at: at(500, 500)).isFinite)
  }
}
