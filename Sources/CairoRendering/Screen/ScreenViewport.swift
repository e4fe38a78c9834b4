public import CollageGeometry
public import VipsKit

/// How a view shows a canvas: at which size, and which part of it.
public struct ScreenViewport: Hashable, Sendable {
  /// The size of the whole canvas at this zoom, in device pixels.
  public let picture: PixelSize
  /// The view in pixels of that picture; it may reach beyond its edges.
  public let visible: PixelArea

  /// The picture's pixels are those of the device: its sides and the offset are rounded to whole
  /// ones, so that nothing is blurred.
  ///
  /// - Parameters:
  ///   - canvas: The canvas of the document.
  ///   - scale: Device pixels for each canvas unit.
  ///   - offset: Where the canvas has its top left corner in the view, in device pixels.
  ///   - view: The size of the view in device pixels.
  public init(canvas: CanvasSize, scale: Double, offset: CanvasPoint, view: PixelSize) {
    picture = PixelSize(canvas, scale: scale)
    let corner = CanvasPoint(x: -offset.x.rounded(), y: -offset.y.rounded())
    visible = PixelArea(
      touching: CanvasRect(
        origin: corner,
        size: CanvasSize(width: Double(view.width), height: Double(view.height))))
  }

  /// The part of the picture that the view shows, in pixels of the picture.
  var shown: PixelArea { visible.intersection(PixelArea(picture)) }
}
