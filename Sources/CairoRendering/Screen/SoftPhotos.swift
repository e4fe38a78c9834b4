import CollageDocument
import VipsKit

/// Shows photos with the pixels that a cache has, however few, and those of which it has none as
/// plain surfaces. Never decodes.
struct SoftPhotos: PhotoPixelSource {
  let cache: PhotoPixelCache

  func size(ofPhoto fileName: String) -> PixelSize? { cache.size(ofPhoto: fileName) }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    try cache.nearest(toPhoto: fileName, covering: size) ?? Self.plain
  }

  /// One pixel of a middle grey, which is drawn out to any size.
  private static let plain = PixelBuffer(width: 1, height: 1) { pixels in
    for channel in 0..<3 { pixels[channel] = 200 }
    pixels[3] = 255
  }
}
