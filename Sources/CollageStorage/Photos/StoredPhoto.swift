public import CollageDocument
import CollageGeometry

/// An original that is durably in the library.
public struct StoredPhoto: Hashable, Sendable {
  /// Its name there.
  public var fileName: String
  /// What it was called where it came from; nil where that is not known.
  public var originalName: String?
  /// Its size in bytes.
  public var byteCount: Int
  /// What its content says.
  public var description: PhotoDescription

  /// The photo as the content of a layer, uncropped.
  public var content: PhotoContent {
    PhotoContent(
      fileName: fileName, originalName: originalName,
      pixelSize: CanvasSize(
        width: Double(description.pixelWidth), height: Double(description.pixelHeight)))
  }
}
