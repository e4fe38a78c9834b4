import CairoKit
import CollageGeometry
import CollageScene
import Foundation

extension RoundedFrame {
  /// The frame made smaller by `margin` on all sides; nil where nothing is left.
  func inset(by margin: Double) -> RoundedFrame? {
    guard margin * 2 < min(rect.width, rect.height) else { return nil }
    return RoundedFrame(
      rect: rect.outset(by: -margin), cornerRadius: max(0, cornerRadius - margin))
  }

  /// The frame with its edges moved to the nearest whole pixels, where `map` leaves them upright.
  ///
  /// Two frames that touch then share no pixel. Otherwise each would cover a part of it, and what
  /// lies behind would shine through as a seam.
  func alignedToPixels(by map: AffineMap) -> RoundedFrame {
    let stretch = max(abs(map.a), abs(map.b), abs(map.c), abs(map.d))
    let isUpright = max(abs(map.b), abs(map.c)) <= stretch * 1e-9
    let isOnItsSide = max(abs(map.a), abs(map.d)) <= stretch * 1e-9
    guard isUpright || isOnItsSide, let inverse = map.inverse else { return self }
    let edges = rect.mapped(by: map)
    let (left, right) = Self.aligned(edges.minX, edges.maxX)
    let (top, bottom) = Self.aligned(edges.minY, edges.maxY)
    let aligned = CanvasRect(x: left, y: top, width: right - left, height: bottom - top)
    return RoundedFrame(rect: aligned.mapped(by: inverse), cornerRadius: cornerRadius)
  }

  /// Both edges on whole pixels, unless nothing would be left between them.
  private static func aligned(_ start: Double, _ end: Double) -> (Double, Double) {
    let (first, last) = (start.rounded(), end.rounded())
    return first < last ? (first, last) : (start, end)
  }

  /// The outline as a ring of corners, each arc cut into short lines.
  func polygon(segmentsPerCorner: Int) -> [CanvasPoint] {
    guard cornerRadius > 0 else { return rect.corners }
    let inner = rect.outset(by: -cornerRadius).corners
    return inner.enumerated().flatMap { corner, center in
      (0...segmentsPerCorner).map { step in
        let part = Double(step) / Double(segmentsPerCorner)
        let angle = (Double(corner) + 2 + part) * .pi / 2
        return center + CanvasPoint(x: cos(angle), y: sin(angle)) * cornerRadius
      }
    }
  }
}

extension CairoContext {
  /// Adds the outline of a frame to the path.
  func addOutline(of frame: RoundedFrame) {
    let radius = frame.cornerRadius
    guard radius > 0 else { return addRectangle(frame.rect) }
    newSubpath()
    for (corner, center) in frame.rect.outset(by: -radius).corners.enumerated() {
      let start = Double(corner + 2) * .pi / 2
      arc(centerX: center.x, y: center.y, radius: radius, from: start, to: start + .pi / 2)
    }
    closePath()
  }

  /// Adds a ring of straight lines to the path.
  func addPolygon(_ corners: some Sequence<CanvasPoint>) {
    newSubpath()
    for corner in corners { line(toX: corner.x, y: corner.y) }
    closePath()
  }
}

extension CanvasRect {
  /// The part of a convex polygon that lies in the rectangle, cut edge by edge (Sutherland and
  /// Hodgman 1974).
  func clip(_ polygon: [CanvasPoint]) -> [CanvasPoint] {
    let cuts: [(CanvasPoint) -> Double] = [
      { $0.x - minX }, { maxX - $0.x }, { $0.y - minY }, { maxY - $0.y },
    ]
    return cuts.reduce(polygon) { ring, inside in
      var result: [CanvasPoint] = []
      for (index, point) in ring.enumerated() {
        let previous = ring[(index + ring.count - 1) % ring.count]
        let (before, now) = (inside(previous), inside(point))
        if before * now < 0 {
          result.append(previous + (point - previous) * (before / (before - now)))
        }
        if now >= 0 { result.append(point) }
      }
      return result
    }
  }
}
