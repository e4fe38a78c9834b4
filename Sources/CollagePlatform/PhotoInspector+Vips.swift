public import CollageStorage
import VipsKit

extension PhotoInspector {
  /// Recognizes photos through libvips, by decoding each once.
  public static let vips = PhotoInspector { path in
    let facts = try PhotoDecoder.inspect(fileAt: path)
    return PhotoDescription(
      fileExtension: facts.format.fileExtension, pixelWidth: facts.width,
      pixelHeight: facts.height)
  }
}
