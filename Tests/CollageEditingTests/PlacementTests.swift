import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

private let square = CanvasSize(width: 100, height: 100)

private func document(at centers: [CanvasPoint], scale: Double = 1) -> EditorDocument {
  EditorDocument(
    layers: centers.map { center in
      EditorLayer(
        placement: LayerPlacement(center: center, frame: square, scale: scale),
        content: .photo(PhotoContent(fileName: "a.jpg")))
    })
}

@Suite struct PlacementTests {
  @Test func `a layer dragged beyond the canvas keeps its centre on it`() throws {
    var document = document(at: [CanvasPoint(x: 500, y: 500)])
    try document.move(document.layers.map(\.id), by: CanvasPoint(x: 9_000, y: -9_000))
    #expect(document.layers[0].placement.center == CanvasPoint(x: 1000, y: 0))
  }

  @Test func `layers moved together against the edge keep their distances`() throws {
    try RandomCases.run(80) { random in
      var document = random.document(layers: 2...5)
      let ids = document.layers.map(\.id)
      let before = document.layers.map(\.placement.center)
      let offset = CanvasPoint(x: random.number(in: -3e4...3e4), y: random.number(in: -3e4...3e4))
      try document.move(ids, by: offset)
      let moves = zip(document.layers.map(\.placement.center), before).map { $0 - $1 }
      for move in moves {
        try #require((move - moves[0]).length < 1e-8)
      }
    }
  }

  @Test func `the scale stays within its limits`() throws {
    var document = document(at: [CanvasPoint(x: 500, y: 500)])
    let ids = document.layers.map(\.id)
    for (factor, scale) in [(1e300, 5.0), (1e-300, 0.2), (2, 0.4)] {
      try document.scale(ids, by: factor)
      #expect(abs(document.layers[0].placement.scale - scale) < 1e-12)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a factor that is none is refused`(factor: Double) {
    var document = document(at: [.zero])
    let ids = document.layers.map(\.id)
    #expect(throws: EditingError.self) { try document.scale(ids, by: factor) }
    #expect(throws: EditingError.self) {
      try document.transform(ids, about: .zero, scaleBy: factor)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is none is refused`(number: Double) {
    var document = document(at: [.zero])
    let ids = document.layers.map(\.id)
    #expect(throws: EditingError.self) { try document.move(ids, by: CanvasPoint(x: number, y: 0)) }
    #expect(throws: EditingError.self) { try document.move(ids, by: CanvasPoint(x: 0, y: number)) }
    #expect(throws: EditingError.self) { try document.rotate(ids, by: number) }
    #expect(throws: EditingError.self) {
      try document.transform(ids, about: .zero, rotateBy: number)
    }
  }

  @Test func `an unknown layer is named`() {
    var document = EditorDocument()
    let id = LayerID()
    #expect(throws: EditingError.unknownLayer(id)) { try document.move([id], by: .zero) }
  }

  @Test func `a group transformed keeps its form`() throws {
    try RandomCases.run(80) { random in
      let centers = random.list(2...5) { random in
        CanvasPoint(x: random.number(in: 400...600), y: random.number(in: 400...600))
      }
      var document = document(at: centers)
      let ids = document.layers.map(\.id)
      let factor = random.number(in: 0.5...2)
      try document.transform(
        ids, about: CanvasPoint(x: 500, y: 500),
        moveBy: CanvasPoint(x: random.number(in: -900...900), y: random.number(in: -900...900)),
        scaleBy: factor, rotateBy: random.number(in: -4...4))
      let after = document.layers.map(\.placement.center)
      for (one, other) in zip(centers.indices, centers.indices.dropFirst()) {
        let (was, now) = (centers[other] - centers[one], after[other] - after[one])
        try #require(abs(now.length - was.length * factor) < 1e-9)
      }
      try #require(after.allSatisfy(document.bounds.contains))
    }
  }

  @Test func `the factor of a group is cut for all where one reaches its limit`() throws {
    var document = document(at: [CanvasPoint(x: 450, y: 500), CanvasPoint(x: 550, y: 500)])
    document.layers[0].placement.scale = 4
    try document.transform(
      document.layers.map(\.id), about: CanvasPoint(x: 500, y: 500), scaleBy: 3)
    #expect(document.layers.map(\.placement.scale) == [5, 1.25])
    #expect(document.layers.map(\.placement.center.x) == [437.5, 562.5])
  }

  @Test func `a group does not drift over a thousand transforms and their inverses`() throws {
    let centers = [(450.0, 480.0), (530, 500), (500, 560)].map { CanvasPoint(x: $0.0, y: $0.1) }
    var document = document(at: centers)
    let ids = document.layers.map(\.id)
    let pivot = CanvasPoint(x: 500, y: 500)
    var random = RandomSource(seed: 7)
    for _ in 0..<1_000 {
      let (factor, turn) = (random.number(in: 0.8...1.25), random.number(in: -3...3))
      let offset = CanvasPoint(x: random.number(in: -20...20), y: random.number(in: -20...20))
      try document.transform(ids, about: pivot, moveBy: offset, scaleBy: factor, rotateBy: turn)
      try document.transform(
        ids, about: pivot + offset, moveBy: CanvasPoint.zero - offset, scaleBy: 1 / factor,
        rotateBy: -turn)
    }
    for (layer, center) in zip(document.layers, centers) {
      #expect((layer.placement.center - center).length < 1e-8)
      #expect(abs(layer.placement.scale - 1) < 1e-9)
      #expect(abs(layer.placement.rotation) < 1e-9)
    }
  }
}

@Suite struct ArrangingTests {
  private func edge(_ alignment: LayerAlignment, of rect: CanvasRect) -> Double {
    switch alignment {
    case .left: rect.minX
    case .center: rect.center.x
    case .right: rect.maxX
    case .top: rect.minY
    case .middle: rect.center.y
    case .bottom: rect.maxY
    }
  }

  @Test(arguments: LayerAlignment.allCases)
  func `aligned layers share their line`(alignment: LayerAlignment) throws {
    try RandomCases.run(40) { random in
      // Small layers around the middle, so that no centre is held back at the edge of the canvas.
      var document = EditorDocument(
        layers: random.list(2...6) { $0.layer(on: CanvasSize(width: 100, height: 100)) })
      for index in document.layers.indices {
        document.layers[index].placement.scale = 1
        document.layers[index].placement.center.x += 450
        document.layers[index].placement.center.y += 450
      }
      let target = edge(alignment, of: try #require(document.boundingBox(of: document.layers)))
      try document.align(document.layers.map(\.id), alignment)
      for layer in document.layers {
        let line = edge(alignment, of: layer.placement.outline.boundingBox)
        try #require(abs(line - target) < 1e-9)
      }
    }
  }

  @Test func `a single layer is aligned with the canvas`() throws {
    var document = document(at: [CanvasPoint(x: 300, y: 300)])
    try document.align(document.layers.map(\.id), .right)
    #expect(document.layers[0].placement.center == CanvasPoint(x: 950, y: 300))
  }

  @Test(arguments: LayoutAxis.allCases)
  func `distributed layers have equal gaps and the outermost stay`(axis: LayoutAxis) throws {
    try RandomCases.run(40) { random in
      var document = document(
        at: random.list(3...8) {
          CanvasPoint(x: $0.number(in: 0...1000), y: $0.number(in: 0...1000))
        })
      try document.distribute(document.layers.map(\.id), along: axis)
      let spans = document.layers.map(\.placement.outline.boundingBox)
        .map { axis == .horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }.sorted {
          $0.0 < $1.0
        }
      let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
      for gap in gaps { try #require(abs(gap - gaps[0]) < 1e-9) }
    }
  }

  @Test func `two layers are left where they are`() throws {
    var document = document(at: [.zero, CanvasPoint(x: 10, y: 10)])
    let before = document
    try document.distribute(document.layers.map(\.id), along: .horizontal)
    #expect(document == before)
  }
}
