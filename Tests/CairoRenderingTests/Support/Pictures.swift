import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import VipsKit

extension EditorDocument {
  /// A document of one layer.
  static func showing(
    _ layer: EditorLayer, canvas: CanvasSize = CanvasSize(width: 200, height: 200),
    background: PageBackground = .white
  ) -> EditorDocument {
    EditorDocument(canvas: canvas, background: background, layers: [layer])
  }

  /// The document as pixels, with `scale` pixels for each canvas unit.
  func picture(scale: Double = 1, photos: DrawnPhotos = DrawnPhotos()) throws -> PixelBuffer {
    let size = PixelSize(
      width: Int((canvas.width * scale).rounded()), height: Int((canvas.height * scale).rounded()))
    return try PictureExporter(self, photos: photos).preview(fitting: size)
  }
}

extension EditorLayer {
  /// A photo in a frame.
  static func photo(
    _ name: String, _ rect: CanvasRect, rotation: Double = 0, style: LayerStyle = .plain
  ) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(center: rect.center, frame: rect.size, rotation: rotation),
      content: .photo(PhotoContent(fileName: name)), style: style)
  }

  /// A text in a frame.
  static func text(
    _ content: TextContent, _ rect: CanvasRect, rotation: Double = 0, style: LayerStyle = .plain
  ) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(center: rect.center, frame: rect.size, rotation: rotation),
      content: .text(content), style: style)
  }
}

extension PixelBuffer {
  /// Reads a picture file at its full size.
  static func reading(_ file: URL) throws -> PixelBuffer {
    let size = try PhotoDecoder.facts(ofFileAt: file.path).size
    return try PhotoDecoder.pixels(ofFileAt: file.path, covering: size)
  }
}
