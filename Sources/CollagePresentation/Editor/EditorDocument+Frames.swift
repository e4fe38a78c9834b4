import CollageDocument
import CollageGeometry
import CollageScene

extension EditorDocument {
  /// The shortest side that a handle gives a frame, in canvas units.
  private static let shortestSide = 20.0

  /// Makes a layer's frame wider or higher, by layer units. The height of a text follows from its
  /// words; a photo goes on filling its frame.
  mutating func resizeFrame(
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
}
