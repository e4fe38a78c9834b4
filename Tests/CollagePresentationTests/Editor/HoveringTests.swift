import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct HoveringTests {
  private let layer = EditorLayer.photo(x: 300, y: 300)
  private let text = EditorLayer.text("sea", x: 700)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([layer, text])
  }

  @Test func `the pointer tells what a press would do`() {
    #expect(model.cursor(at: at(50, 900)) == .standard)
    #expect(model.cursor(at: at(300, 300)) == .move)
    #expect(model.cursor(at: at(300, 300), modifiers: .constrain) == .standard)
    #expect(model.cursor(at: at(200, 225)) == .move, "no handle before it is selected")
    model.select([layer.id])
    #expect(model.cursor(at: at(200, 225)) == .resizeTopLeftBottomRight)
    #expect(model.cursor(at: at(400, 225)) == .resizeTopRightBottomLeft)
    #expect(model.cursor(at: at(400, 300)) == .resizeLeftRight)
    #expect(model.cursor(at: at(300, 375)) == .resizeUpDown)
    #expect(model.cursor(at: at(300, 197)) == .rotate)
    model.setLocked(true, of: layer.id)
    #expect(model.cursor(at: at(300, 300)) == .standard)
  }

  @Test(arguments: [
    (0.0, PointerShape.resizeLeftRight), (40, .resizeTopLeftBottomRight), (90, .resizeUpDown),
    (-90, .resizeUpDown), (130, .resizeTopRightBottomLeft), (180, .resizeLeftRight),
    (-180, .resizeLeftRight), (-50, .resizeTopRightBottomLeft), (20, .resizeLeftRight),
    (-140, .resizeTopLeftBottomRight),
  ])
  func `the shape of an edge follows the turn of the layer`(
    degrees: Double, shape: PointerShape
  ) async throws {
    let turned = EditorLayer.photo(x: 500, y: 500, rotation: degrees * .pi / 180)
    let fixture = try await EditorFixture([turned])
    fixture.model.select([turned.id])
    let frame = try #require(fixture.model.selectionFrame)
    let place = frame.place(of: .right, in: fixture.model.viewport)
    #expect(fixture.model.cursor(at: place) == shape)
  }

  @Test func `a pressed pointer keeps its shape wherever it is`() {
    model.drag(from: at(300, 300), to: at(320, 340))
    #expect(model.cursor(at: at(900, 900)) == .move)
    model.pointerReleased(at: at(320, 340))
    model.undo()
    model.drag(from: at(400, 375), to: at(420, 390))
    #expect(model.cursor(at: at(50, 900)) == .resizeTopLeftBottomRight)
    model.pointerCancelled()
    model.drag(from: at(50, 900), to: at(80, 950))
    #expect(model.cursor(at: at(300, 300)) == .crosshair)
  }

  @Test func `over typed words it is that of text, over a cropped photo that of moving`() {
    model.editContent(of: text.id)
    #expect(model.cursor(at: at(700, 200)) == .text)
    #expect(model.cursor(at: at(300, 300)) == .move)
    model.editContent(of: layer.id)
    #expect(model.cursor(at: at(300, 300)) == .move)
    #expect(model.cursor(at: at(50, 900)) == .standard)
  }

  @Test func `the layer under the pointer is the one that a click would select`() {
    model.hover(at: at(300, 300))
    #expect(model.hoveredLayer == layer.id)
    model.hover(at: at(700, 200))
    #expect(model.hoveredLayer == text.id)
    model.hover(at: at(50, 900))
    #expect(model.hoveredLayer == nil)
    model.hover(at: at(300, 300))
    model.hover(at: nil)
    #expect(model.hoveredLayer == nil)
    model.select([layer.id])
    model.hover(at: at(205, 230))
    #expect(model.hoveredLayer == nil, "a press would take hold of the corner")
  }

  @Test func `nothing is hovered over while something is dragged, cropped or gone`() {
    model.hover(at: at(300, 300))
    model.drag(from: at(300, 300), to: at(320, 340))
    model.hover(at: at(700, 200))
    #expect(model.hoveredLayer == nil)
    model.pointerReleased(at: at(320, 340))
    model.editContent(of: layer.id)
    model.hover(at: at(700, 200))
    #expect(model.hoveredLayer == nil)
    model.leaveMode()
    model.hover(at: at(700, 200))
    model.select([text.id])
    model.removeSelection()
    #expect(model.hoveredLayer == nil)
  }
}
