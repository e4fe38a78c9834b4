import CollageGeometry
import TestSupport
import Testing

@Suite struct CanvasRectTests {
  @Test func `the bounding rectangle holds every point and touches each side`() throws {
    try RandomCases.run(500) { random in
      let points = random.list(1...20) { $0.point() }
      let box = try #require(CanvasRect.bounding(points))
      for point in points {
        try #require(box.outset(by: 1e-9).contains(point))
      }
      try #require(points.contains { $0.x == box.minX } && points.contains { $0.y == box.minY })
    }
  }

  @Test func `nothing has no bounding rectangle`() {
    #expect(CanvasRect.bounding([CanvasPoint]()) == nil)
  }

  @Test func `a rectangle outset and inset again is the same`() throws {
    try RandomCases.run(500) { random in
      let (rect, margin) = (random.rect(), random.number(in: 0...100))
      let back = rect.outset(by: margin).outset(by: -margin)
      try #require((back.origin - rect.origin).length < 1e-9)
      try #require(abs(back.width - rect.width) < 1e-9)
    }
  }

  @Test func `a rectangle that would turn inside out becomes empty around its centre`() {
    let rect = CanvasRect(x: 10, y: 20, width: 4, height: 100).outset(by: -10)
    #expect(rect.center == CanvasPoint(x: 12, y: 70))
    #expect(rect.size == CanvasSize(width: 0, height: 80))
  }

  @Test(arguments: [
    CanvasSize(width: 0, height: 1), CanvasSize(width: 1, height: -1),
    CanvasSize(width: .nan, height: 1), CanvasSize(width: 1, height: .infinity),
  ])
  func `a size with a side that is none is not positive`(size: CanvasSize) {
    #expect(!size.isPositive)
  }
}

extension RandomSource {
  mutating func rect() -> CanvasRect {
    let corner = point()
    return CanvasRect(
      x: corner.x, y: corner.y, width: number(in: 0...900), height: number(in: 0...900))
  }
}
