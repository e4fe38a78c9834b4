import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct HandleTests {
  /// Drags a handle of one layer by an offset in the view.
  private func drag(
    _ handle: SelectionFrame.Handle, of layer: EditorLayer, by offset: ScreenPoint,
    _ modifiers: InputModifiers = []
  ) async throws -> EditorFixture {
    let fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
    let frame = try #require(fixture.model.selectionFrame)
    let place = frame.place(of: handle, in: fixture.model.viewport)
    fixture.model.drag(from: place, to: place + offset, modifiers)
    return fixture
  }

  /// Where a point of a frame lies on the canvas; the frame reaches from -1 to 1.
  private func point(_ unit: CanvasPoint, of placement: LayerPlacement) -> CanvasPoint {
    let outline = placement.outline
    return outline.localToCanvas.apply(
      to: CanvasPoint(x: unit.x * outline.size.width / 2, y: unit.y * outline.size.height / 2))
  }

  private nonisolated static let corners: [SelectionFrame.Handle] = [
    .topLeft, .topRight, .bottomRight, .bottomLeft,
  ]
  private nonisolated static let edges: [SelectionFrame.Handle] = [.top, .right, .bottom, .left]

  @Test(arguments: corners, [0, 0.7, -2.5])
  func `a corner scales and keeps the opposite corner`(
    corner: SelectionFrame.Handle, rotation: Double
  ) async throws {
    let layer = EditorLayer.photo(x: 500, y: 500, rotation: rotation)
    let outward = AffineMap.rotation(rotation).apply(
      to: CanvasPoint(x: corner.unitPoint.x * 40, y: corner.unitPoint.y * 30))
    let fixture = try await drag(
      corner, of: layer, by: ScreenPoint(x: outward.x, y: outward.y))
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    let opposite = corner.unitPoint * -1
    #expect(abs(placement.scale - 1.2) < 1e-9)
    #expect(
      (point(opposite, of: placement) - point(opposite, of: layer.placement)).length < 1e-9)
    #expect(placement.frame == layer.placement.frame)
    #expect(fixture.model.document[layer.id]?.placement.rotation == rotation)
  }

  @Test func `a corner with Alt keeps the middle`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await drag(.topLeft, of: layer, by: ScreenPoint(x: -20, y: -15), .free)
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    #expect(placement.center == layer.placement.center)
    #expect(abs(placement.scale - 1.2) < 1e-9)
  }

  @Test(arguments: [(900.0, 5.0), (-900, 0.2), (-180, 0.2)])
  func `the scale stops at its limits and the opposite corner stays`(
    way: Double, limit: Double
  ) async throws {
    let layer = EditorLayer.photo(x: 150, y: 150, width: 200, height: 200)
    let fixture = try await drag(.bottomRight, of: layer, by: ScreenPoint(x: way, y: way))
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    #expect(abs(placement.scale - limit) < 1e-9)
    #expect((placement.outline.corners[0] - CanvasPoint(x: 50, y: 50)).length < 1e-9)
  }

  @Test(arguments: edges, [0, 0.7, -2.5])
  func `an edge keeps the opposite edge, also on a turned layer`(
    edge: SelectionFrame.Handle, rotation: Double
  ) async throws {
    let layer = EditorLayer.photo(x: 500, y: 500, scale: 2, rotation: rotation)
    let outward = AffineMap.rotation(rotation).apply(to: edge.unitPoint * 50)
    let fixture = try await drag(edge, of: layer, by: ScreenPoint(x: outward.x, y: outward.y))
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    let opposite = edge.unitPoint * -1
    #expect(
      (point(opposite, of: placement) - point(opposite, of: layer.placement)).length < 1e-9)
    let isUpright = edge.unitPoint.x == 0
    #expect(abs(placement.frame.width - (isUpright ? 200 : 225)) < 1e-9)
    #expect(abs(placement.frame.height - (isUpright ? 175 : 150)) < 1e-9)
    #expect(placement.scale == 2)
    #expect(fixture.model.document[layer.id]?.photo == layer.photo)
  }

  @Test(arguments: edges)
  func `a frame keeps a shortest side`(edge: SelectionFrame.Handle) async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let inward = edge.unitPoint * -5000
    let fixture = try await drag(edge, of: layer, by: ScreenPoint(x: inward.x, y: inward.y))
    let frame = try #require(fixture.model.document[layer.id]?.placement.frame)
    #expect(min(frame.width, frame.height) == 20)
  }

  @Test(arguments: edges, [(0, 4000.0), (0.7, 4000), (-2.5, 4000), (0.3, 1e12)])
  func `an edge goes no further than the centre stays on the canvas`(
    edge: SelectionFrame.Handle, turnAndWay: (rotation: Double, way: Double)
  ) async throws {
    let (rotation, way) = turnAndWay
    let layer = EditorLayer.photo(x: 500, y: 500, rotation: rotation)
    let outward = AffineMap.rotation(rotation).apply(to: edge.unitPoint * way)
    let fixture = try await drag(edge, of: layer, by: ScreenPoint(x: outward.x, y: outward.y))
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    #expect(fixture.model.document.bounds.outset(by: 1e-9).contains(placement.center))
    let opposite = edge.unitPoint * -1
    #expect(
      (point(opposite, of: placement) - point(opposite, of: layer.placement)).length < 1e-9)
  }

  @Test func `the edge of a text wraps it at another width`() async throws {
    let fixture = try await EditorFixture()
    // 20 letters of 24 units: one line of 480 × 57.6.
    #expect(fixture.model.addText(TextContent(text: "twenty letters it is")))
    let text = try #require(fixture.model.selectedLayer)
    #expect(text.placement.frame.width == 480)
    let frame = try #require(fixture.model.selectionFrame)
    #expect(!frame.handles.contains(.top) && !frame.handles.contains(.bottom))
    let place = frame.place(of: .right, in: fixture.model.viewport)
    fixture.model.drag(from: place, to: place + ScreenPoint(x: -240, y: 0))
    fixture.model.pointerReleased(at: place)
    let narrow = try #require(fixture.model.document[text.id]?.placement)
    #expect(narrow.frame.width == 240)
    #expect(narrow.frame.height == text.placement.frame.height * 2)
    #expect(narrow.outline.boundingBox.minX == text.placement.outline.boundingBox.minX)
  }

  // MARK: Turning

  @Test func `the knob turns about the middle`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
    fixture.model.drag(from: at(500, 397), to: at(500 + 103, 500 + 20), .free)
    let placement = try #require(fixture.model.document[layer.id]?.placement)
    #expect(abs(placement.rotation - (.pi / 2 + atan2(20, 103))) < 1e-9)
    #expect(placement.center == layer.placement.center)
  }

  @Test(arguments: [
    (1.0, InputModifiers.constrain, 0.0), (7, .constrain, 0), (8, .constrain, 15),
    (52, .constrain, 45), (2, .plain, 0), (3, .plain, 3), (88, .plain, 90), (86, .plain, 86),
    (88, .free, 88),
  ])
  func `Shift turns in steps of 15 degrees, right angles pull, Alt is free`(
    degrees: Double, modifiers: InputModifiers, expected: Double
  ) async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
    let knob = AffineMap.rotation(degrees * .pi / 180).apply(to: CanvasPoint(x: 0, y: -103))
    fixture.model.drag(from: at(500, 397), to: at(600, 600))
    fixture.model.pointerMoved(to: at(500 + knob.x, 500 + knob.y), modifiers: modifiers)
    let rotation = try #require(fixture.model.document[layer.id]?.placement.rotation)
    #expect(abs(rotation - expected * .pi / 180) < 1e-9)
  }

  @Test func `several layers turn and scale as one group`() async throws {
    let (one, other) = (
      EditorLayer.photo("one", x: 400, y: 400), EditorLayer.photo("other", x: 600, y: 500)
    )
    let fixture = try await EditorFixture([one, other])
    let model = fixture.model
    model.selectAll()
    let frame = try #require(model.selectionFrame)
    #expect(frame.outline.rotation == 0)
    #expect(frame.handles.count == 5)
    let place = frame.place(of: .bottomRight, in: model.viewport)
    let size = frame.outline.size
    model.drag(from: place, to: place + ScreenPoint(x: size.width / 2, y: size.height / 2))
    model.pointerReleased(at: place)
    let placements = model.document.layers.map(\.placement)
    #expect(placements.allSatisfy { abs($0.scale - 1.5) < 1e-9 })
    #expect(
      (placements[1].center - placements[0].center - CanvasPoint(x: 300, y: 150)).length < 1e-9)
    #expect(model.stepCount == 1)
  }

  // MARK: Taking hold

  @Test func `a small frame stays movable`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500, width: 12, height: 12)
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    model.select([layer.id])
    let frame = try #require(model.selectionFrame)
    for device in [PointerDevice.mouse, .touch] {
      #expect(frame.handle(at: at(500, 500), in: model.viewport, device: device) == nil)
      #expect(frame.handle(at: at(510, 510), in: model.viewport, device: device) == .bottomRight)
    }
  }

  @Test func `what may not be changed has no handles`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    fixture.model.select([layer.id])
    fixture.model.editContent(of: layer.id)
    #expect(fixture.model.selectionFrame?.handles == [])
    fixture.model.leaveMode()
    #expect(fixture.model.selectionFrame?.handles.count == 9)
    fixture.model.setLocked(true, of: layer.id)
    #expect(fixture.model.selectionFrame?.handles == [])
  }

  @Test func `a handle that undo takes away while it is pressed is not dragged`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    model.select([layer.id])
    model.setLocked(true, of: layer.id)
    model.undo()
    model.pointerPressed(at: at(400, 425))
    model.redo()
    model.pointerMoved(to: at(300, 350))
    #expect(!model.editor.isInGesture)
    #expect(model.document[layer.id]?.placement == layer.placement)
  }
}

extension InputModifiers {
  /// Nothing is held down.
  fileprivate static let plain: InputModifiers = []
}
