import CollageDocument
import CollageGeometry
import CollageScene

extension EditorDocument {
  /// The shortest side that a handle gives a frame, in canvas units.
  private static let shortestSide = 20.0

  /// Moves an edge of a layer's frame; the opposite edge stays where it is. The centre stays on the
  /// canvas: the edge goes no further than that allows.
  ///
  /// The height of a text follows from its words; a photo goes on filling its frame.
  ///
  /// - Parameters:
  ///   - edge: The edge, as the point of its middle on a frame that reaches from -1 to 1.
  ///   - offset: By how much, along the frame's sides, in canvas units.
  mutating func moveEdge(
    _ edge: CanvasPoint, of id: LayerID, by offset: CanvasPoint,
    measuredBy measurer: some TextMeasurer
  ) {
    guard let former = self[id] else { return }
    moveEdgeFreely(edge, of: id, by: offset, measuredBy: measurer)
    guard let resized = self[id]?.placement else { return }
    let part = partOnCanvas(from: former.placement.center, to: resized.center)
    guard part < 1 else { return }
    // The way that the edge did go: the limits of a frame may have cut the one that was asked for.
    let way = CanvasPoint(
      x: (resized.frame.width - former.placement.frame.width) * edge.x,
      y: (resized.frame.height - former.placement.frame.height) * edge.y)
    self[id] = former
    moveEdgeFreely(
      edge, of: id, by: way * (former.placement.scale * part), measuredBy: measurer)
    takeRoundingBack(of: id)
  }

  /// Brings a centre back that lies beside the canvas by no more than rounding.
  private mutating func takeRoundingBack(of id: LayerID) {
    guard let center = self[id]?.placement.center else { return }
    let onCanvas = CanvasPoint(
      x: (0...canvas.width).clamp(center.x, fallback: 0),
      y: (0...canvas.height).clamp(center.y, fallback: 0))
    if (onCanvas - center).length < 1e-6 { self[id]?.placement.center = onCanvas }
  }

  private mutating func moveEdgeFreely(
    _ edge: CanvasPoint, of id: LayerID, by offset: CanvasPoint,
    measuredBy measurer: some TextMeasurer
  ) {
    guard let former = self[id]?.placement else { return }
    let growth = CanvasSize(
      width: offset.x * edge.x / former.scale, height: offset.y * edge.y / former.scale)
    resizeFrame(of: id, by: growth, measuredBy: measurer)
    guard let resized = self[id]?.placement.frame else { return }
    let shift = CanvasPoint(
      x: (resized.width - former.frame.width) / 2 * edge.x * former.scale,
      y: (resized.height - former.frame.height) / 2 * edge.y * former.scale)
    self[id]?.placement.center =
      former.center + AffineMap.rotation(former.rotation).apply(to: shift)
  }

  /// Makes a frame wider or higher about its middle, by layer units.
  private mutating func resizeFrame(
    of id: LayerID, by growth: CanvasSize, measuredBy measurer: some TextMeasurer
  ) {
    guard let layer = self[id] else { return }
    let (frame, scale) = (layer.placement.frame, layer.placement.scale)
    func side(_ length: Double, _ growth: Double) -> Double {
      // A frame that is already shorter may stay so.
      let shortest = min(length, Self.shortestSide / scale)
      return DocumentLimits.frameSide.clamp(max(length + growth, shortest), fallback: length)
    }
    let width = side(frame.width, growth.width)
    if layer.text != nil {
      if growth.width != 0 { setTextWidth(width, of: id, measuredBy: measurer) }
    } else {
      self[id]?.placement.frame = CanvasSize(
        width: width, height: side(frame.height, growth.height))
    }
  }

  /// How much of the way from `start` to `end` leads no further off the canvas, 0 to 1.
  private func partOnCanvas(from start: CanvasPoint, to end: CanvasPoint) -> Double {
    func part(_ start: Double, _ end: Double, _ side: Double) -> Double {
      guard end < 0 || end > side, end != start else { return 1 }
      let edge = end < 0 ? 0 : side
      return (0...1).clamp((edge - start) / (end - start), fallback: 1)
    }
    return min(part(start.x, end.x, canvas.width), part(start.y, end.y, canvas.height))
  }
}
