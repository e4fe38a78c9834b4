import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

@Suite struct SnappingTests {
  private func document(_ rects: [CanvasRect]) -> EditorDocument {
    EditorDocument(
      layers: rects.map { rect in
        EditorLayer(
          placement: LayerPlacement(center: rect.center, frame: rect.size),
          content: .photo(PhotoContent(fileName: "a.jpg")))
      })
  }

  @Test func `a box is pulled to the nearest line in each direction`() {
    let targets = SnapTargets(
      in: document([CanvasRect(x: 200, y: 300, width: 100, height: 50)]), moving: [])
    let snap = targets.snap(CanvasRect(x: 303, y: 248, width: 60, height: 50), within: 5)
    #expect(snap.uprightGuide == 300)
    #expect(snap.levelGuide == 300)
    #expect(snap.offset == CanvasPoint(x: -3, y: 2))
  }

  @Test func `beyond the distance nothing pulls`() {
    let targets = SnapTargets(in: document([]), moving: [])
    let snap = targets.snap(CanvasRect(x: 106, y: 106, width: 100, height: 100), within: 5)
    #expect(snap.offset == .zero)
    #expect(snap.uprightGuide == nil)
    #expect(snap.levelGuide == nil)
  }

  @Test func `what is dragged or hidden does not pull`() {
    var document = document([
      CanvasRect(x: 200, y: 200, width: 100, height: 100),
      CanvasRect(x: 600, y: 600, width: 100, height: 100),
    ])
    document.layers[1].isHidden = true
    let targets = SnapTargets(in: document, moving: [document.layers[0].id])
    for place in [201.0, 601] {
      let box = CanvasRect(x: place, y: place, width: 30, height: 30)
      #expect(targets.snap(box, within: 2).uprightGuide == nil)
    }
  }

  @Test func `no line lies nearer than the one that a box is pulled to`() throws {
    try RandomCases.run(100) { random in
      let document = random.document(layers: 0...4)
      let box = CanvasRect(
        x: random.number(in: 0...900), y: random.number(in: 0...900),
        width: random.number(in: 1...300), height: random.number(in: 1...300))
      let distance = random.number(in: 0...50)
      let snap = SnapTargets(in: document, moving: []).snap(box, within: distance)
      let boxes =
        [document.bounds]
        + document.layers.filter { !$0.isHidden }
        .map(\.placement.outline.boundingBox)
      let lines = boxes.flatMap { [$0.minX, $0.center.x, $0.maxX] }
      let edges = [box.minX, box.center.x, box.maxX]
      let nearest = edges.flatMap { edge in lines.map { abs($0 - edge) } }.min() ?? .infinity
      if let guide = snap.uprightGuide {
        try #require(abs(snap.offset.x) == nearest && nearest <= distance)
        try #require(edges.contains { abs($0 + snap.offset.x - guide) < 1e-9 })
      } else {
        try #require(nearest > distance && snap.offset.x == 0)
      }
    }
  }

  @Test(arguments: -24...24)
  func `turns step by fifteen degrees`(step: Int) {
    let exact = Double(step) * .pi / 12
    for offset in [-0.12, 0, 0.12] {
      #expect(abs(EditorDocument.steppedRotation(exact + offset) - exact) < 1e-12)
    }
  }
}
