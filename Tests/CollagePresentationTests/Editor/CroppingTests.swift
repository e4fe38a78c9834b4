import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct CroppingTests {
  /// A photo of 400 × 300 pixels in a frame of another ratio, every part of its placement used.
  private static func layer(_ random: inout RandomSource) -> EditorLayer {
    var layer = EditorLayer.photo(
      x: 500, y: 500, width: random.number(in: 60...300), height: random.number(in: 60...300),
      scale: random.number(in: 0.5...2), rotation: random.number(in: -3...3))
    layer.photo?.crop = PhotoCrop(
      zoom: random.number(in: 2...6), panX: random.number(in: -0.3...0.3),
      panY: random.number(in: -0.3...0.3))
    layer.photo?.isFlippedHorizontally = random.chance(1, in: 2)
    layer.photo?.isFlippedVertically = random.chance(1, in: 2)
    return layer
  }

  /// The point of the photo, as the unit square, that shows at a point of the canvas.
  private static func photoPoint(_ layer: EditorLayer, at place: CanvasPoint) -> CanvasPoint? {
    guard let photo = layer.photo, let pixels = photo.pixelSize else { return nil }
    let placement = layer.placement
    let local = placement.outline.local(place) * (1 / placement.scale)
    let part = photo.crop.visiblePart(ofPhoto: pixels, inFrame: placement.frame)
    return CanvasPoint(
      x: part.center.x
        + local.x / placement.frame.width * part.width * (photo.isFlippedHorizontally ? -1 : 1),
      y: part.center.y
        + local.y / placement.frame.height * part.height * (photo.isFlippedVertically ? -1 : 1))
  }

  @Test func `the photo follows the pointer at any zoom, flip, turn and scale`() async throws {
    try await RandomCases.run(20) { random in
      let layer = Self.layer(&random)
      let fixture = try await EditorFixture([layer])
      let model = fixture.model
      model.doubleClicked(at: at(500, 500))
      try #require(model.mode == .cropping(layer.id))
      let end = ScreenPoint(x: random.number(in: -5...5), y: random.number(in: 5...9))
      model.drag(from: at(500, 500), to: at(500, 500) + end)
      let cropped = try #require(model.document[layer.id])
      let before = try #require(Self.photoPoint(layer, at: CanvasPoint(x: 500, y: 500)))
      let after = try #require(
        Self.photoPoint(cropped, at: CanvasPoint(x: 500 + end.x, y: 500 + end.y)))
      try #require((after - before).length < 1e-9)
      try #require(cropped.placement == layer.placement)
      model.pointerReleased(at: end)
      try #require(model.stepCount == 1 && model.editor.undoName == .crop)
      try #require(model.mode == .cropping(layer.id))
    }
  }

  @Test func `enlarging keeps the point under the pointer`() async throws {
    try await RandomCases.run(20) { random in
      let layer = Self.layer(&random)
      let fixture = try await EditorFixture([layer])
      let model = fixture.model
      model.editContent(of: layer.id)
      let place = CanvasPoint(
        x: 500 + random.number(in: -20...20), y: 500 + random.number(in: -20...20))
      let before = try #require(Self.photoPoint(layer, at: place))
      model.scrolled(by: ScreenPoint(x: 0, y: 60), at: at(place.x, place.y), zooms: false)
      let zoomed = try #require(model.document[layer.id])
      try #require((zoomed.photo?.crop.zoom ?? 0) > (layer.photo?.crop.zoom ?? 0))
      try #require((try #require(Self.photoPoint(zoomed, at: place)) - before).length < 1e-9)
      model.finishAdjusting()

      let moved = CanvasPoint(x: place.x + 4, y: place.y - 3)
      model.pinchBegan(at: at(place.x, place.y))
      model.pinchChanged(at: at(moved.x, moved.y), scale: 1.4, rotation: 1)
      let pinched = try #require(model.document[layer.id])
      try #require((try #require(Self.photoPoint(pinched, at: moved)) - before).length < 1e-9)
      model.pinchEnded()
      try #require(
        model.stepCount == 2
          && model.document[layer.id]?.placement.rotation == layer.placement.rotation)
    }
  }

  @Test func `the photo never leaves its frame`() async throws {
    try await RandomCases.run(30) { random in
      let layer = Self.layer(&random)
      let fixture = try await EditorFixture([layer])
      let model = fixture.model
      model.editContent(of: layer.id)
      for _ in 0..<5 {
        let way = ScreenPoint(x: random.number(in: -900...900), y: random.number(in: -900...900))
        switch random.integer(in: 0...2) {
        case 0:
          model.drag(from: at(500, 500), to: at(500, 500) + way)
          model.pointerReleased(at: at(500, 500) + way)
        case 1:
          model.pinchBegan(at: at(500, 500))
          model.pinchChanged(
            at: at(500, 500) + way, scale: random.number(in: 0.1...9), rotation: 0)
          model.pinchEnded()
        default: model.scrolled(by: way, at: at(500, 500) + way, zooms: false)
        }
        let photo = try #require(model.document[layer.id]?.photo)
        let part = photo.crop.visiblePart(
          ofPhoto: try #require(photo.pixelSize), inFrame: layer.placement.frame)
        let whole = CanvasRect(x: 0, y: 0, width: 1, height: 1).outset(by: 1e-9)
        try #require(part.corners.allSatisfy(whole.contains))
        try #require(DocumentLimits.cropZoom.contains(photo.crop.zoom))
      }
    }
  }

  @Test func `a press beside the photo leaves cropping and selects what it hits`() async throws {
    let (layer, other) = (
      EditorLayer.photo("one", x: 300, y: 300), EditorLayer.photo("other", x: 700, y: 700)
    )
    let fixture = try await EditorFixture([layer, other])
    let model = fixture.model
    model.editContent(of: layer.id)
    model.click(at(300, 300))
    #expect(model.mode == .cropping(layer.id))
    model.click(at(700, 700))
    #expect(model.mode == .arranging)
    #expect(model.selection == [other.id])
    model.editContent(of: layer.id)
    model.selectNext()
    #expect(model.mode == .arranging)
  }

  @Test func `Escape takes a crop drag back first and then leaves cropping`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    model.editContent(of: layer.id)
    model.adjustCropZoom(of: layer.id, by: 3)
    model.finishAdjusting()
    let zoomed = model.document
    model.drag(from: at(500, 500), to: at(520, 500))
    #expect(model.document != zoomed)
    model.escape()
    #expect(model.document == zoomed)
    #expect(model.mode == .cropping(layer.id))
    model.escape()
    #expect(model.mode == .arranging)
    #expect(model.selection == [layer.id])
  }

  @Test func `a pinch goes on from a crop drag as one step`() async throws {
    var layer = EditorLayer.photo(x: 500, y: 500)
    layer.photo?.crop.zoom = 4
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    model.editContent(of: layer.id)
    model.drag(from: at(500, 500), to: at(520, 510), device: .touch)
    let dragged = model.document
    model.pinchBegan(at: at(520, 510))
    #expect(model.document.layers[0].photo?.crop.zoom == 4)
    let (crop, before) = (model.document.layers[0].photo?.crop, dragged.layers[0].photo?.crop)
    #expect(abs((crop?.panX ?? 9) - (before?.panX ?? 0)) < 1e-9)
    model.pinchChanged(at: at(520, 510), scale: 2, rotation: 0)
    model.pinchEnded()
    #expect(model.document.layers[0].photo?.crop.zoom == 8)
    #expect(model.stepCount == 1)
  }

  @Test func `cropping ends when the layer goes, is locked or hidden`() async throws {
    let layer = EditorLayer.photo(x: 500, y: 500)
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    for leave in [
      { model.setLocked(true, of: layer.id) }, { model.setHidden(true, of: layer.id) },
      { model.removeSelection() },
    ] {
      model.editContent(of: layer.id)
      #expect(model.mode == .cropping(layer.id))
      leave()
      #expect(model.mode == .arranging)
      model.editContent(of: layer.id)
      #expect(model.mode == .arranging)
      model.undo()
    }
  }

  @Test func `runs of crop steps on two photos are two steps`() async throws {
    let (one, other) = (
      EditorLayer.photo("one", x: 300, y: 300), EditorLayer.photo("other", x: 700, y: 700)
    )
    let fixture = try await EditorFixture([one, other])
    let model = fixture.model
    model.adjustCropZoom(of: one.id, by: 2)
    model.adjustCropZoom(of: one.id, by: 2)
    model.adjustCropZoom(of: other.id, by: 2)
    model.adjustCropPan(of: other.id, by: CanvasPoint(x: 5, y: 0))
    model.finishAdjusting()
    #expect(model.document[one.id]?.photo?.crop.zoom == 4)
    #expect(model.document[other.id]?.photo?.crop.zoom == 2)
    #expect(model.stepCount == 2)
    model.resetCrop(of: one.id)
    #expect(model.document[one.id] == one)
  }
}
