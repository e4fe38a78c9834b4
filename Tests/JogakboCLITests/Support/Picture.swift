import Foundation
import VipsKit

/// A picture that the program wrote.
struct Picture {
  let pixels: PixelBuffer
  var size: [Int] { [pixels.width, pixels.height] }

  /// Reads all of a picture, or as little as covers `size`.
  init(at path: String, covering size: Int = 100_000) throws {
    pixels = try PhotoDecoder.pixels(
      ofFileAt: path, covering: PixelSize(width: size, height: size))
  }

  /// A pixel's red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    pixels.withUnsafeBytes { bytes in
      let start = y * pixels.stride + x * 4
      return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]].map(Int.init)
    }
  }

  /// Whether a pixel is of a colour, but for what coding and scaling may change.
  func isNear(_ color: [Int], x: Int, y: Int, within tolerance: Int = 12) -> Bool {
    zip(pixel(x, y), color).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Whether all pixels are the same.
  func equals(_ other: Picture) -> Bool {
    size == other.size
      && pixels.withUnsafeBytes { mine in
        other.pixels.withUnsafeBytes { theirs in
          Data(mine) == Data(theirs)
        }
      }
  }
}

extension FileManager {
  /// Every file in a folder, however deep, with its content.
  func contents(of folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try subpathsOfDirectory(atPath: folder) {
      contents[name] = self.contents(atPath: folder + "/" + name)
    }
    return contents
  }
}
