public import CollageDocument
public import CollageGeometry
import Foundation

/// Moving, scaling and turning layers.
extension EditorDocument {
  /// The nearest point on the canvas: a layer's centre never leaves it, so that no layer is lost.
  func onCanvas(_ point: CanvasPoint) -> CanvasPoint {
    CanvasPoint(
      x: (0...canvas.width).clamp(point.x, fallback: canvas.width / 2),
      y: (0...canvas.height).clamp(point.y, fallback: canvas.height / 2))
  }

  /// Changes the placement of each layer.
  private mutating func place(
    _ ids: [LayerID], _ body: (inout LayerPlacement) -> Void
  ) throws(EditingError) {
    let chosen = Set(try layers(ids).map(\.id))
    for index in layers.indices where chosen.contains(layers[index].id) {
      body(&layers[index].placement)
    }
  }

  /// Moves layers by `offset` canvas units. The offset is cut so that each centre stays on the canvas
  /// and the layers keep their distances.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.outOfRange`
  public mutating func move(_ ids: [LayerID], by offset: CanvasPoint) throws(EditingError) {
    try requireFinite(offset.x, "dx")
    try requireFinite(offset.y, "dy")
    let centers = try layers(ids).map { $0.placement.center + offset }
    let offset = offset + offsetOntoCanvas(of: centers)
    let document = self
    try place(ids) { $0.center = document.onCanvas($0.center + offset) }
  }

  /// Moves each of some layers by an offset of its own; each centre stays on the canvas.
  mutating func move(by offsets: [LayerID: CanvasPoint]) {
    for index in layers.indices {
      guard let offset = offsets[layers[index].id] else { continue }
      layers[index].placement.center = onCanvas(layers[index].placement.center + offset)
    }
  }

  /// The shortest way that brings all of `points` onto the canvas together. Where they lie further
  /// apart than the canvas is large, it brings their middle onto the canvas's middle.
  func offsetOntoCanvas(of points: [CanvasPoint]) -> CanvasPoint {
    guard let box = CanvasRect.bounding(points) else { return .zero }
    func offset(_ low: Double, _ high: Double, _ side: Double) -> Double {
      if high - low > side { return side / 2 - (low + high) / 2 }
      return low < 0 ? -low : min(0, side - high)
    }
    return CanvasPoint(
      x: offset(box.minX, box.maxX, canvas.width), y: offset(box.minY, box.maxY, canvas.height))
  }

  /// Makes layers larger or smaller, each about its own centre, within the limits of the scale.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.outOfRange` for a factor that is not above 0
  public mutating func scale(_ ids: [LayerID], by factor: Double) throws(EditingError) {
    try requireFactor(factor)
    try place(ids) { placement in
      placement.scale = DocumentLimits.scale.clamp(placement.scale * factor, fallback: 1)
    }
  }

  /// Turns layers by `radians`, clockwise, each about its own centre.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.outOfRange`
  public mutating func rotate(_ ids: [LayerID], by radians: Double) throws(EditingError) {
    try requireFinite(radians, "by")
    try place(ids) { placement in
      placement.rotation = LayerPlacement.normalized(rotation: placement.rotation + radians)
    }
  }

  /// Moves, scales and turns layers together, as one rigid group about `pivot`.
  ///
  /// The factor is the same for all: it is cut so that the scale of every layer stays within its
  /// limits. A group that would leave the canvas is pushed back as a whole. So it keeps its form,
  /// unless its centres lie further apart than the canvas is large.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.outOfRange`
  public mutating func transform(
    _ ids: [LayerID], about pivot: CanvasPoint, moveBy offset: CanvasPoint = .zero,
    scaleBy factor: Double = 1, rotateBy radians: Double = 0
  ) throws(EditingError) {
    try requireFactor(factor)
    for (name, value) in [("dx", offset.x), ("dy", offset.y), ("rotate", radians)] {
      try requireFinite(value, name)
    }
    let chosen = try layers(ids)
    let factor = commonFactor(factor, for: chosen)
    let map = AffineMap.translation(CanvasPoint.zero - pivot)
      .followed(by: .scale(x: factor, y: factor)).followed(by: .rotation(radians))
      .followed(by: .translation(pivot + offset))
    let correction = offsetOntoCanvas(of: chosen.map { map.apply(to: $0.placement.center) })
    let document = self
    try place(ids) { placement in
      placement.center = document.onCanvas(map.apply(to: placement.center) + correction)
      placement.scale = DocumentLimits.scale.clamp(placement.scale * factor, fallback: 1)
      placement.rotation = LayerPlacement.normalized(rotation: placement.rotation + radians)
    }
  }

  private func commonFactor(_ factor: Double, for layers: [EditorLayer]) -> Double {
    let scales = layers.map(\.placement.scale)
    let smallest = DocumentLimits.scale.lowerBound / (scales.min() ?? 1)
    let largest = DocumentLimits.scale.upperBound / (scales.max() ?? 1)
    return min(max(factor, min(1, smallest)), max(1, largest))
  }

  /// The smallest upright rectangle around layers; nil for none.
  public func boundingBox(of layers: [EditorLayer]) -> CanvasRect? {
    CanvasRect.bounding(layers.flatMap(\.placement.outline.corners))
  }

  /// The nearest turn that is a multiple of 15°, in radians.
  public static func steppedRotation(_ radians: Double) -> Double {
    let step = Double.pi / 12
    return (radians / step).rounded() * step
  }

  private func requireFinite(_ value: Double, _ name: String) throws(EditingError) {
    guard value.isFinite else { throw .outOfRange(name: name, value: value) }
  }

  private func requireFactor(_ factor: Double) throws(EditingError) {
    guard factor.isFinite, factor > 0 else { throw .outOfRange(name: "by", value: factor) }
  }
}
