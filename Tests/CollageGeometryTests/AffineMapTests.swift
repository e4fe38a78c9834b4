import CollageGeometry
import Foundation
import TestSupport
import Testing

@Suite struct AffineMapTests {
  @Test func `a map followed by its inverse changes nothing`() throws {
    try RandomCases.run(2_000) { random in
      let map = random.map()
      let point = random.point()
      let back = try #require(map.inverse).apply(to: map.apply(to: point))
      try #require((back - point).length < 1e-6)
    }
  }

  @Test func `a composition does the first map and then the second`() throws {
    try RandomCases.run(2_000) { random in
      let (first, second, point) = (random.map(), random.map(), random.point())
      let composed = first.followed(by: second).apply(to: point)
      let inSteps = second.apply(to: first.apply(to: point))
      try #require((composed - inSteps).length <= 1e-9 * (1 + inSteps.length))
    }
  }

  @Test func `compositions can be bracketed as one likes`() throws {
    try RandomCases.run(1_000) { random in
      let (a, b, c, point) = (random.map(), random.map(), random.map(), random.point())
      let left = a.followed(by: b).followed(by: c).apply(to: point)
      let right = a.followed(by: b.followed(by: c)).apply(to: point)
      try #require((left - right).length <= 1e-9 * (1 + left.length))
    }
  }

  @Test func `areas grow by the determinant`() throws {
    try RandomCases.run(1_000) { random in
      let (a, b) = (random.map(), random.map())
      let product = a.determinant * b.determinant
      try #require(
        abs(a.followed(by: b).determinant - product) <= 1e-9 * (1 + abs(product)))
    }
  }

  @Test func `a quarter turn is clockwise on the screen`() {
    let right = CanvasPoint(x: 1, y: 0)
    let turned = AffineMap.rotation(.pi / 2).apply(to: right)
    #expect((turned - CanvasPoint(x: 0, y: 1)).length < 1e-15)
  }

  @Test(arguments: [
    AffineMap.scale(x: 0, y: 1), .scale(x: 1e-200, y: 1e-200), .scale(x: .infinity, y: 1),
    .scale(x: .nan, y: 1), .scale(x: .leastNonzeroMagnitude, y: 1),
  ])
  func `a map that flattens the plane has no inverse`(map: AffineMap) {
    #expect(map.inverse == nil)
  }

  @Test func `the mean scale is the geometric mean of both directions`() {
    #expect(AffineMap.scale(x: 2, y: -8).meanScale == 4)
  }
}

extension RandomSource {
  /// A map that is far from flattening the plane.
  mutating func map() -> AffineMap {
    AffineMap.scale(x: number(in: 0.2...5), y: number(in: 0.2...5) * (chance(1, in: 2) ? 1 : -1))
      .followed(by: .rotation(number(in: -7...7)))
      .followed(by: .translation(point()))
  }

  mutating func point() -> CanvasPoint {
    CanvasPoint(x: number(in: -2_000...2_000), y: number(in: -2_000...2_000))
  }
}
