import CollageGeometry
import Foundation
import TestSupport
import Testing

@Suite struct RotatedRectTests {
  @Test func `a rectangle contains all up to its corners, and nothing just beyond them`() throws {
    try RandomCases.run(2_000) { random in
      let rect = random.rotatedRect()
      for corner in rect.corners {
        let outwards = corner - rect.center
        // The corner itself may fall to either side of the edge, by rounding.
        try #require(rect.contains(rect.center + outwards * 0.999))
        try #require(!rect.contains(rect.center + outwards * 1.001))
      }
    }
  }

  @Test func `a point lies inside just where the same turn puts it into the upright rectangle`()
    throws
  {
    try RandomCases.run(2_000) { random in
      let rect = random.rotatedRect()
      let local = CanvasPoint(
        x: random.number(in: -1...1) * rect.size.width,
        y: random.number(in: -1...1) * rect.size.height)
      let point = rect.localToCanvas.apply(to: local)
      try #require((rect.local(point) - local).length < 1e-9)
      let margin = min(
        abs(abs(local.x) - rect.size.width / 2), abs(abs(local.y) - rect.size.height / 2))
      guard margin > 1e-9 else { return }
      let upright = CanvasRect(center: .zero, size: rect.size)
      try #require(rect.contains(point) == upright.contains(local))
    }
  }

  @Test func `the bounding box is that of the corners`() throws {
    try RandomCases.run(2_000) { random in
      let rect = random.rotatedRect()
      let (box, ofCorners) = (rect.boundingBox, try #require(CanvasRect.bounding(rect.corners)))
      try #require((box.origin - ofCorners.origin).length < 1e-9)
      try #require(abs(box.maxX - ofCorners.maxX) < 1e-9 && abs(box.maxY - ofCorners.maxY) < 1e-9)
    }
  }

  @Test func `it meets an upright rectangle where they have a point in common`() throws {
    try RandomCases.run(500) { random in
      let rotated = random.rotatedRect()
      let upright = CanvasRect(
        center: random.point(),
        size: CanvasSize(width: random.number(in: 0...900), height: random.number(in: 0...900)))
      let steps = stride(from: 0.0, through: 1, by: 0.02)
      let shares = steps.contains { across in
        steps.contains { down in
          let x = (across - 0.5) * rotated.size.width
          let y = (down - 0.5) * rotated.size.height
          return upright.contains(rotated.localToCanvas.apply(to: CanvasPoint(x: x, y: y)))
        }
      }
      if shares { try #require(rotated.intersects(upright)) }
      // A smaller one shares a point only where the raster is fine enough to find one.
      let smaller = upright.outset(by: -20)
      if smaller.width > 0, smaller.height > 0, rotated.intersects(smaller) { try #require(shares) }
    }
  }

  @Test func `a turned rectangle does not fill its bounding box`() {
    let bar = RotatedRect(
      center: .zero, size: CanvasSize(width: 400, height: 40), rotation: .pi / 4)
    let corner = CanvasRect(x: 100, y: -140, width: 40, height: 40)
    #expect(!bar.intersects(corner))
    #expect(bar.intersects(CanvasRect(x: 100, y: 100, width: 40, height: 40)))
    let square = RotatedRect(center: .zero, size: CanvasSize(width: 2, height: 2), rotation: 0)
    #expect(square.intersects(CanvasRect(x: 1, y: 0, width: 5, height: 0)), "an edge is enough")
  }

  @Test func `a full radius makes a square a disc`() throws {
    let square = RotatedRect(center: .zero, size: CanvasSize(width: 2, height: 2), rotation: 0.3)
    try RandomCases.run(2_000) { random in
      let point = CanvasPoint(x: random.number(in: -1.2...1.2), y: random.number(in: -1.2...1.2))
      guard abs(point.length - 1) > 1e-9 else { return }
      try #require(square.contains(point, cornerRadius: 99) == (point.length < 1))
    }
  }

  @Test(arguments: [-5, 0.0])
  func `without a radius the corners belong to it`(radius: Double) {
    let rect = RotatedRect(center: .zero, size: CanvasSize(width: 4, height: 2), rotation: 0)
    #expect(rect.contains(CanvasPoint(x: 2, y: 1), cornerRadius: radius))
  }
}

extension RandomSource {
  mutating func rotatedRect() -> RotatedRect {
    RotatedRect(
      center: point(), size: CanvasSize(width: number(in: 1...900), height: number(in: 1...900)),
      rotation: number(in: -4...4))
  }
}
