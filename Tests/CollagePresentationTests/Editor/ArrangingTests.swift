import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct ArrangingTests {
  private let one = EditorLayer.photo("one", x: 400, y: 400)
  private let other = EditorLayer.photo("other", x: 640, y: 470, width: 90, height: 300)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }
  private let start = ContinuousClock.Instant.now

  init() async throws {
    fixture = try await EditorFixture([one, other])
    fixture.model.select([one.id])
  }

  private func nudge(_ x: Double, after seconds: Double) {
    model.nudge(CanvasPoint(x: x, y: 0), at: start.advanced(by: .seconds(seconds)))
  }

  @Test func `nudges in a row are one step, after a pause another`() async throws {
    for number in 0..<5 { nudge(10, after: Double(number) * 0.9) }
    #expect(model.stepCount == 1)
    nudge(1, after: 20)
    nudge(1, after: 20.1)
    #expect(model.stepCount == 2)
    #expect(model.document[one.id]?.placement.center.x == 452)
    try await fixture.requireDurable()
    model.undo()
    #expect(model.document[one.id]?.placement.center.x == 450)
    model.undo()
    #expect(model.document.layers == [one, other])
  }

  @Test func `another selection, kind or command splits a burst`() {
    nudge(1, after: 0)
    model.select([other.id])
    nudge(1, after: 0.1)
    #expect(model.stepCount == 2)
    model.rotate(by: 0.1, at: start.advanced(by: .seconds(0.2)))
    model.rotate(by: 0.1, at: start.advanced(by: .seconds(0.3)))
    #expect(model.stepCount == 3)
    nudge(1, after: 0.4)
    model.reorder(to: .back)
    nudge(1, after: 0.5)
    #expect(model.stepCount == 6)
    model.undo()
    nudge(1, after: 0.6)
    #expect(model.stepCount == 6, "an undone nudge is not gone on with")
  }

  @Test func `nudges that cancel out leave no step`() async throws {
    nudge(5, after: 0)
    nudge(-5, after: 0.1)
    #expect(model.stepCount == 0)
    #expect(model.document.layers == [one, other])
    try await fixture.requireDurable()
  }

  @Test func `a group that is turned all around is where it was`() {
    model.selectAll()
    for _ in 0..<24 { model.rotate(by: .pi / 12) }
    for (layer, former) in zip(model.document.layers, [one, other]) {
      #expect((layer.placement.center - former.placement.center).length < 1e-6)
      #expect(abs(layer.placement.rotation) < 1e-9)
    }
  }

  @Test func `scaling keeps a group's form`() {
    model.selectAll()
    model.scale(by: 1.5)
    model.scale(by: 1 / 1.5)
    for (layer, former) in zip(model.document.layers, [one, other]) {
      #expect((layer.placement.center - former.placement.center).length < 1e-9)
    }
    model.scale(by: .nan)
    model.scale(by: 0)
    model.rotate(by: .infinity)
    #expect(model.document.layers.allSatisfy { abs($0.placement.scale - 1) < 1e-9 })
  }

  @Test func `locked layers take no part in turning a group`() {
    model.setLocked(true, of: other.id)
    model.select([one.id, other.id])
    model.rotate(by: 1)
    #expect(model.document[one.id]?.placement.center == one.placement.center)
    #expect(model.document[other.id]?.placement == other.placement)
  }

  @Test func `two selected photos change places and keep their frames`() {
    model.swapSelectedPhotos()
    #expect(model.stepCount == 0)
    model.selectAll()
    model.swapSelectedPhotos()
    #expect(model.document.layers.map(\.photo) == [other.photo, one.photo])
    #expect(model.document.layers.map(\.placement) == [one.placement, other.placement])
    model.setLocked(true, of: one.id)
    model.swapSelectedPhotos()
    #expect(model.document.layers.map(\.photo) == [other.photo, one.photo])
  }

  @Test func `copies lie in front of what they are copies of and are selected`() {
    model.duplicateSelection()
    #expect(model.document.layers.count == 3)
    #expect(model.selection == [model.document.layers[1].id])
    model.removeSelection()
    #expect(model.document.layers == [one, other])
    guard case .removed(let count)? = model.notice else {
      Issue.record("nothing was said")
      return
    }
    #expect(count == 1)
  }

  @Test func `commands without a selection do nothing`() {
    model.deselectAll()
    model.nudge(CanvasPoint(x: 1, y: 1))
    model.rotate(by: 1)
    model.scale(by: 2)
    model.reorder(to: .front)
    model.align(.left)
    model.distribute(along: .horizontal)
    model.removeSelection()
    model.duplicateSelection()
    model.flipSelection(horizontally: true, vertically: false)
    model.setSelectionHidden(true)
    model.setSelectionLocked(true)
    #expect(model.document.layers == [one, other])
    #expect(model.stepCount == 0)
    #expect(model.notice == nil)
  }

  @Test func `the layer list names, hides, locks and orders`() {
    model.rename(one.id, to: "summer")
    #expect(model.document[one.id]?.title == "summer")
    model.rename(one.id, to: " ")
    #expect(model.document[one.id]?.name == nil)
    model.selectAll()
    model.setSelectionHidden(true)
    model.setSelectionLocked(true)
    #expect(model.document.layers.allSatisfy { $0.isHidden && $0.isLocked })
    model.setSelectionLocked(false)
    model.setSelectionHidden(false)
    model.reorder(one.id, toIndex: 1)
    #expect(model.document.layers == [other, one])
    model.reorder(one.id, toIndex: 9)
    #expect(model.document.layers == [other, one])
    #expect(model.stepCount == 7)
  }

  @Test func `undo that removes what is selected leaves a selection that is there`() {
    model.duplicateSelection()
    model.undo()
    #expect(model.selection.isEmpty)
    model.redo()
    #expect(model.document.layers.count == 3)
  }
}
