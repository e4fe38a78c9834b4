import CollageDocument
public import CollageGeometry

/// The shape of a new canvas.
public enum CanvasFormat: Hashable, Sendable {
  /// 1:1
  case square
  /// 3:2
  case landscape
  /// 2:3
  case portrait
  /// 9:16, as phones show it.
  case story
  /// Any size in canvas units.
  case custom(CanvasSize)
  /// A size on paper, in millimetres.
  case paper(widthInMillimetres: Double, heightInMillimetres: Double)

  /// The length of the shorter side of every format but a custom one, in canvas units.
  public static let referenceSide = 1000.0

  /// The canvas in canvas units.
  ///
  /// - Throws: `EditingError.outOfRange` where a side would be longer or shorter than a canvas may.
  public func canvasSize() throws(EditingError) -> CanvasSize {
    let size =
      switch self {
      case .square: Self.size(1, 1)
      case .landscape: Self.size(3, 2)
      case .portrait: Self.size(2, 3)
      case .story: Self.size(9, 16)
      case .custom(let size): size
      case .paper(let width, let height): Self.size(width, height)
      }
    for (name, side) in [("width", size.width), ("height", size.height)]
    where !DocumentLimits.canvasSide.contains(side) {
      throw .outOfRange(name: name, value: side)
    }
    return size
  }

  private static func size(_ width: Double, _ height: Double) -> CanvasSize {
    CanvasSize(width: width, height: height) * (referenceSide / min(width, height))
  }
}
