import CollageDocument
import CollageGeometry
import CollageScene
public import VipsKit

/// Where a renderer gets the pixels of photos from. Called from several threads at once.
public protocol PhotoPixelSource: Sendable {
  /// The upright size of a photo, for layers that do not say it; nil where it cannot be told.
  func size(ofPhoto fileName: String) -> PixelSize?

  /// The upright photo in its own proportions, at least of `size` in both directions unless the
  /// photo itself is smaller.
  ///
  /// - Throws: Why there are no pixels.
  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer
}

extension DisplayList {
  /// Resolves a document, with the sizes that it does not say from its photos.
  init(_ document: EditorDocument, photos: any PhotoPixelSource) {
    self.init(document) { fileName in
      photos.size(ofPhoto: fileName).map {
        CanvasSize(width: Double($0.width), height: Double($0.height))
      }
    }
  }
}
