public import CollageDocument
import CollageGeometry

extension EditorLayer {
  /// A text layer in a frame of 300 × 100 units, with its centre at `x` and 200.
  public static func text(_ text: String, x: Double = 100) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: x, y: 200), frame: CanvasSize(width: 300, height: 100)),
      content: .text(TextContent(text: text)))
  }

  /// A layer that shows a photo in the middle of the standard canvas.
  public static func photo(_ photo: PhotoContent) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 500, y: 500), frame: CanvasSize(width: 400, height: 300)),
      content: .photo(photo))
  }
}
