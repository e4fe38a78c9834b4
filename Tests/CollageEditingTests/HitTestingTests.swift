import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@Suite struct HitTestingTests {
  @Test func `the layer at a point is the foremost that is drawn there`() throws {
    var hits = 0
    try RandomCases.run(200) { random in
      let document = random.document(layers: 1...4)
      for _ in 0..<10 {
        let point = random.point(near: document)
        guard let expected = document.paintersChoice(at: point) else {
          // The point lies too near to an edge to tell.
          continue
        }
        let found = document.layer(at: point)
        try #require(found?.id == expected.layer?.id)
        hits += found == nil ? 0 : 1
      }
    }
    #expect(hits > 400)
  }

  @Test func `what is not drawn is not hit`() {
    let placement = LayerPlacement(
      center: CanvasPoint(x: 500, y: 500), frame: CanvasSize(width: 100, height: 100))
    let photo = LayerContent.photo(PhotoContent(fileName: "a.jpg"))
    let layers = [
      EditorLayer(placement: placement, content: photo, isHidden: true),
      EditorLayer(placement: placement, content: photo, isLocked: true),
      EditorLayer(placement: placement, content: photo, style: LayerStyle(opacity: 0)),
      EditorLayer(placement: placement, content: .unsupported(kind: "drawing")),
    ]
    #expect(EditorDocument(layers: layers).layer(at: placement.center) == nil)
  }

  @Test func `what is cut off at the edge of the canvas is not hit`() {
    let layer = EditorLayer(
      placement: LayerPlacement(center: .zero, frame: CanvasSize(width: 100, height: 100)),
      content: .photo(PhotoContent(fileName: "a.jpg")))
    let document = EditorDocument(layers: [layer])
    #expect(document.layer(at: CanvasPoint(x: 10, y: 10)) == layer)
    #expect(document.layer(at: CanvasPoint(x: -10, y: 10)) == nil)
  }
}

extension RandomSource {
  /// A point on or around a layer, often near to one of its corners.
  fileprivate mutating func point(near document: EditorDocument) -> CanvasPoint {
    let placement = element(of: document.layers).placement
    func along(_ length: Double, _ random: inout RandomSource) -> Double {
      random.chance(1, in: 2)
        ? random.number(in: -0.6...0.6) * length : random.number(in: 0.4...0.55) * length
    }
    let local = CanvasPoint(
      x: along(placement.frame.width, &self), y: along(placement.frame.height, &self))
    return placement.layerToCanvas.apply(to: local)
  }
}

extension EditorDocument {
  /// What a painter would find at `point`, by another way than `layer(at:)`: the point is mapped
  /// into each layer from front to back, and measured from the rounded rectangle there.
  ///
  /// - Returns: nil where the point lies so near to an edge that rounding decides.
  fileprivate func paintersChoice(at point: CanvasPoint) -> (layer: EditorLayer?, Void)? {
    let toEdge = min(point.x, canvas.width - point.x, point.y, canvas.height - point.y)
    guard abs(toEdge) > 1e-6 else { return nil }
    guard toEdge > 0 else { return (nil, ()) }
    for layer in layers.reversed() where layer.isDrawn && !layer.isLocked {
      guard let toLayer = layer.placement.layerToCanvas.inverse else { continue }
      let distance = layer.distance(to: toLayer.apply(to: point))
      guard abs(distance) > 1e-6 else { return nil }
      if distance < 0 { return (layer, ()) }
    }
    return (nil, ())
  }
}

extension EditorLayer {
  /// The signed distance of a point in layer units from the rounded frame; negative inside.
  fileprivate func distance(to point: CanvasPoint) -> Double {
    let (half, limit) = (
      placement.frame * 0.5, min(placement.frame.width, placement.frame.height) / 2
    )
    let radius = min(style.cornerRadius, limit)
    let corner = CanvasPoint(
      x: abs(point.x) - half.width + radius, y: abs(point.y) - half.height + radius)
    let outside = CanvasPoint(x: max(corner.x, 0), y: max(corner.y, 0)).length
    return outside + min(max(corner.x, corner.y), 0) - radius
  }
}
