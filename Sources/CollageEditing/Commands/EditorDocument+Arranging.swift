public import CollageDocument
import CollageGeometry

/// The line on which layers are lined up.
public enum LayerAlignment: String, CaseIterable, Sendable {
  /// Left edges.
  case left
  /// Middles, on an upright line.
  case center
  /// Right edges.
  case right
  /// Top edges.
  case top
  /// Middles, on a level line.
  case middle
  /// Bottom edges.
  case bottom
}

/// A direction in which layers are spaced.
public enum LayoutAxis: String, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// Lining layers up and spacing them evenly.
extension EditorDocument {
  /// Lines layers up along an edge or middle of their common bounding box; a single layer is lined
  /// up with the canvas.
  ///
  /// - Throws: `EditingError.unknownLayer`
  public mutating func align(
    _ ids: [LayerID], _ alignment: LayerAlignment
  ) throws(EditingError) {
    let chosen = try layers(ids)
    guard let target = chosen.count == 1 ? bounds : boundingBox(of: chosen) else { return }
    let offsets = chosen.map { layer in
      (layer.id, alignment.offset(from: layer.placement.outline.boundingBox, to: target))
    }
    move(by: Dictionary(uniqueKeysWithValues: offsets))
  }

  /// Spaces three or more layers so that the gaps between their bounding boxes are equal; the
  /// outermost two stay.
  ///
  /// - Throws: `EditingError.unknownLayer`
  public mutating func distribute(
    _ ids: [LayerID], along axis: LayoutAxis
  ) throws(EditingError) {
    let boxes = try layers(ids)
      .map { (id: $0.id, span: axis.span(of: $0.placement.outline.boundingBox)) }
      .sorted { $0.span.lowerBound + $0.span.upperBound < $1.span.lowerBound + $1.span.upperBound }
    guard boxes.count > 2, let first = boxes.first, let last = boxes.last else { return }
    let lengths = boxes.map { $0.span.upperBound - $0.span.lowerBound }.reduce(0, +)
    let room = last.span.upperBound - first.span.lowerBound
    let gap = (room - lengths) / Double(boxes.count - 1)
    var start = first.span.lowerBound
    var offsets: [LayerID: CanvasPoint] = [:]
    for (id, span) in boxes.dropLast() {
      offsets[id] = axis.vector(start - span.lowerBound)
      start += span.upperBound - span.lowerBound + gap
    }
    move(by: offsets)
  }
}

extension LayerAlignment {
  fileprivate func offset(from box: CanvasRect, to target: CanvasRect) -> CanvasPoint {
    switch self {
    case .left: CanvasPoint(x: target.minX - box.minX, y: 0)
    case .center: CanvasPoint(x: target.center.x - box.center.x, y: 0)
    case .right: CanvasPoint(x: target.maxX - box.maxX, y: 0)
    case .top: CanvasPoint(x: 0, y: target.minY - box.minY)
    case .middle: CanvasPoint(x: 0, y: target.center.y - box.center.y)
    case .bottom: CanvasPoint(x: 0, y: target.maxY - box.maxY)
    }
  }
}

extension LayoutAxis {
  func span(of rect: CanvasRect) -> ClosedRange<Double> {
    self == .horizontal
      ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
  }

  func vector(_ length: Double) -> CanvasPoint {
    self == .horizontal ? CanvasPoint(x: length, y: 0) : CanvasPoint(x: 0, y: length)
  }
}
