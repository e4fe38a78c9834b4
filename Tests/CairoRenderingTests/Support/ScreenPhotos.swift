import CairoRendering
import Synchronization
import VipsKit

/// Drawn photos that note which of them are asked for.
final class NotedPhotos: PhotoPixelSource {
  private let photos: DrawnPhotos
  private let names = Mutex<[String]>([])

  init(_ photos: DrawnPhotos) {
    self.photos = photos
  }

  /// The photos whose pixels were asked for so far, in this order.
  var asked: [String] { names.withLock { $0 } }

  func size(ofPhoto fileName: String) -> PixelSize? { photos.size(ofPhoto: fileName) }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    names.withLock { $0.append(fileName) }
    return try photos.pixels(ofPhoto: fileName, covering: size)
  }
}

extension DrawnPhotos {
  /// Three of four of the photos that random documents show; the others are missing.
  static let random = DrawnPhotos(
    size: PixelSize(width: 64, height: 48),
    drawings: Dictionary(
      uniqueKeysWithValues: (0...99).filter { $0 % 4 > 0 }.map { number in
        let blue = UInt8(number * 2)
        return (
          "photo-\(number).jpg",
          { x, y in TestColor(red: UInt8(255 * x), green: UInt8(255 * y), blue: blue) }
        )
      }))
}
