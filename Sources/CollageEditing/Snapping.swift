public import CollageDocument
public import CollageGeometry

/// Pulls a box that is being dragged to the edges and middles of the canvas and of other layers.
public struct SnapTargets: Sendable {
  /// The x coordinates of upright lines, in canvas units.
  private let upright: [Double]
  /// The y coordinates of level lines, in canvas units.
  private let level: [Double]

  /// What a dragged box was pulled to.
  public struct Snap: Hashable, Sendable {
    /// How far the box is to be moved further, in canvas units.
    public var offset: CanvasPoint
    /// The x coordinate of the line that it now touches; nil for none.
    public var uprightGuide: Double?
    /// The y coordinate of the line that it now touches; nil for none.
    public var levelGuide: Double?
  }

  /// The lines of a document that the layers `moving` may be pulled to.
  public init(in document: EditorDocument, moving: Set<LayerID>) {
    let boxes =
      [document.bounds]
      + document.layers.filter { !moving.contains($0.id) && !$0.isHidden }
      .map(\.placement.outline.boundingBox)
    upright = boxes.flatMap { [$0.minX, $0.center.x, $0.maxX] }
    level = boxes.flatMap { [$0.minY, $0.center.y, $0.maxY] }
  }

  /// Pulls `box` to the nearest line in each direction.
  ///
  /// - Parameter distance: Within how many canvas units a line pulls.
  public func snap(_ box: CanvasRect, within distance: Double) -> Snap {
    let x = Self.nearest(to: [box.minX, box.center.x, box.maxX], among: upright, within: distance)
    let y = Self.nearest(to: [box.minY, box.center.y, box.maxY], among: level, within: distance)
    return Snap(
      offset: CanvasPoint(x: x?.offset ?? 0, y: y?.offset ?? 0),
      uprightGuide: x?.line, levelGuide: y?.line)
  }

  private static func nearest(
    to edges: [Double], among lines: [Double], within distance: Double
  ) -> (offset: Double, line: Double)? {
    let pairs = edges.flatMap { edge in lines.map { (offset: $0 - edge, line: $0) } }
    return pairs.filter { abs($0.offset) <= distance }.min { abs($0.offset) < abs($1.offset) }
  }
}
