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
  /// Photos that run from colour to colour, each with a blue of its own.
  static func gradients(_ names: [String], size: PixelSize) -> DrawnPhotos {
    var photos = DrawnPhotos(size: size)
    for (place, name) in names.enumerated() {
      let blue = UInt8(255 * place / names.count)
      photos.drawings[name] = { x, y in
        TestColor(red: UInt8(255 * x), green: UInt8(255 * y), blue: blue)
      }
    }
    return photos
  }

  /// Three of four of the photos that random documents show; the others are missing.
  static let random = gradients(
    (0...99).filter { $0 % 4 > 0 }.map { "photo-\($0).jpg" }, size: PixelSize(width: 64, height: 48)
  )
}
