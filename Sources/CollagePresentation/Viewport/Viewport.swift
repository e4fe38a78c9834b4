public import CollageGeometry

/// Which part of the canvas a view shows, and how large.
///
/// The canvas keeps its ratio. It fits the view until it is zoomed; then the point of the canvas that
/// stays in the middle of the view is remembered, so that a view that changes its size keeps showing
/// the same part.
public struct Viewport: Hashable, Sendable {
  /// The canvas.
  public var canvas: CanvasSize {
    didSet {
      guard let place = fixed else { return }
      fixed = Place(scale: place.scale, center: onCanvas(place.center))
    }
  }
  /// The view.
  public var view: ScreenSize
  /// Zoom and place as the user set them; nil while the canvas fits the view.
  private var fixed: Place?

  private struct Place: Hashable {
    /// Logical pixels for each canvas unit.
    var scale: Double
    /// The point in the middle of the view.
    var center: CanvasPoint
  }

  /// A viewport in which the canvas fits the view.
  public init(canvas: CanvasSize, view: ScreenSize = ScreenSize(width: 1, height: 1)) {
    self.canvas = canvas
    self.view = view
  }

  /// The room left around a canvas that fits, in logical pixels.
  public static let fitMargin = 24.0
  /// How much larger or smaller than fitting the canvas can be shown.
  public static let zoomLimits = 0.25...32.0

  // MARK: Scale

  /// Logical pixels for each canvas unit at which the canvas fits the view.
  public var fitScale: Double {
    // In a very small view the margin gives way before the canvas does.
    func room(_ length: Double) -> Double { max(length - 2 * Self.fitMargin, length / 2, 1) }
    return min(room(view.width) / canvas.width, room(view.height) / canvas.height)
  }

  /// Logical pixels for each canvas unit.
  public var scale: Double { fixed?.scale ?? fitScale }

  /// The scale against the one that fits; 1 shows the whole canvas.
  public var zoom: Double { scale / fitScale }

  /// Whether the canvas follows the size of the view.
  public var isFitting: Bool { fixed == nil }

  private var center: CanvasPoint {
    fixed?.center ?? CanvasPoint(x: canvas.width / 2, y: canvas.height / 2)
  }

  // MARK: Maps

  /// The map from the canvas to the view.
  public var canvasToView: AffineMap {
    let (scale, center) = (scale, center)
    return AffineMap(
      a: scale, b: 0, c: 0, d: scale,
      tx: view.width / 2 - center.x * scale, ty: view.height / 2 - center.y * scale)
  }

  /// The point of the canvas under a point of the view.
  public func canvasPoint(at point: ScreenPoint) -> CanvasPoint {
    center
      + CanvasPoint(
        x: (point.x - view.width / 2) / scale, y: (point.y - view.height / 2) / scale)
  }

  /// Where a point of the canvas is in the view.
  public func screenPoint(of point: CanvasPoint) -> ScreenPoint {
    let mapped = canvasToView.apply(to: point)
    return ScreenPoint(x: mapped.x, y: mapped.y)
  }

  /// A displacement in the view, in canvas units.
  public func canvasOffset(_ offset: ScreenPoint) -> CanvasPoint {
    CanvasPoint(x: offset.x / scale, y: offset.y / scale)
  }

  // MARK: Zooming and panning

  /// Shows the whole canvas again.
  public mutating func zoomToFit() {
    fixed = nil
  }

  /// Zooms by a factor; the point of the canvas under `anchor` stays there.
  public mutating func zoom(by factor: Double, at anchor: ScreenPoint? = nil) {
    zoom(to: zoom * factor, at: anchor)
  }

  /// Zooms to a multiple of the fitting scale; the point of the canvas under `anchor`, or in the
  /// middle of the view, stays where it is.
  public mutating func zoom(to zoom: Double, at anchor: ScreenPoint? = nil) {
    let anchor = anchor ?? ScreenPoint(x: view.width / 2, y: view.height / 2)
    guard zoom.isFinite, anchor.isFinite else { return }
    let held = canvasPoint(at: anchor)
    let scale = Self.zoomLimits.clamped(zoom) * fitScale
    let offset = CanvasPoint(
      x: (anchor.x - view.width / 2) / scale, y: (anchor.y - view.height / 2) / scale)
    fixed = Place(scale: scale, center: onCanvas(held - offset))
  }

  /// Moves the canvas by a displacement of the view, until its edge reaches the view's middle.
  public mutating func pan(by offset: ScreenPoint) {
    guard offset.isFinite else { return }
    let moved = center - canvasOffset(offset)
    fixed = Place(scale: scale, center: onCanvas(moved))
  }

  private func onCanvas(_ point: CanvasPoint) -> CanvasPoint {
    CanvasPoint(
      x: (0...canvas.width).clamped(point.x), y: (0...canvas.height).clamped(point.y))
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to a finite `value`.
  fileprivate func clamped(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
