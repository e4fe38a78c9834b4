import CairoRendering
import VipsKit

/// Photos that are computed when they are asked for.
struct DrawnPhotos: PhotoPixelSource {
  /// A colour for each place of the unit square.
  typealias Drawing = @Sendable (_ x: Double, _ y: Double) -> TestColor

  struct MissingPhoto: Error {}

  /// The sides of every photo in pixels; it is given in this size or a smaller one.
  var size = PixelSize(width: 400, height: 300)
  var drawings: [String: Drawing] = [:]

  func size(ofPhoto fileName: String) -> PixelSize? {
    drawings[fileName] == nil ? nil : size
  }

  func pixels(ofPhoto fileName: String, covering wanted: PixelSize) throws -> PixelBuffer {
    guard let drawing = drawings[fileName] else { throw MissingPhoto() }
    let shrink = min(
      1,
      max(
        Double(wanted.width) / Double(size.width), Double(wanted.height) / Double(size.height)))
    let width = Int((Double(size.width) * shrink).rounded(.up))
    let height = Int((Double(size.height) * shrink).rounded(.up))
    return PixelBuffer(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let color = drawing(
            (Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
          pixels.storeBytes(
            of: color.bytes, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Photos of one colour each.
  static func plain(_ colors: [String: TestColor]) -> DrawnPhotos {
    DrawnPhotos(drawings: colors.mapValues { color in { _, _ in color } })
  }

  /// A photo in which every place has its own colour, and each quarter its own tint.
  static func chart(size: PixelSize = PixelSize(width: 400, height: 300)) -> DrawnPhotos {
    DrawnPhotos(
      size: size,
      drawings: [
        "chart": { x, y in
          TestColor(
            red: UInt8(255 * x), green: UInt8(255 * y), blue: (x < 0.5) == (y < 0.5) ? 200 : 40)
        }
      ])
  }
}

/// A premultiplied colour of a picture.
struct TestColor: Hashable, CustomStringConvertible {
  var red, green, blue: UInt8
  var alpha: UInt8 = 255

  static let black = TestColor(red: 0, green: 0, blue: 0)
  static let white = TestColor(red: 255, green: 255, blue: 255)
  static let red = TestColor(red: 230, green: 20, blue: 20)
  static let blue = TestColor(red: 20, green: 20, blue: 230)
  static let clear = TestColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The bytes B, G, R, A as a little-endian number.
  var bytes: UInt32 {
    UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | UInt32(alpha) << 24
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(bytes: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bytes >> 16), green: UInt8(truncatingIfNeeded: bytes >> 8),
      blue: UInt8(truncatingIfNeeded: bytes), alpha: UInt8(truncatingIfNeeded: bytes >> 24))
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The greatest difference of any channel.
  func distance(to other: TestColor) -> Int {
    let pairs = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension PixelBuffer {
  subscript(x: Int, y: Int) -> TestColor {
    withUnsafeBytes { bytes in
      TestColor(bytes: bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self))
    }
  }

  /// The places for which `isWanted` holds.
  func places(where isWanted: (TestColor) -> Bool) -> [(x: Int, y: Int)] {
    // Pictures have large parts of one colour, and a test is not compiled for speed.
    var (last, isLastWanted): (UInt32?, Bool) = (nil, false)
    return withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).indices.compactMap { place in
        let pixel = bytes.load(fromByteOffset: place * 4, as: UInt32.self)
        if pixel != last {
          (last, isLastWanted) = (pixel, isWanted(TestColor(bytes: pixel)))
        }
        return isLastWanted ? (place % width, place / width) : nil
      }
    }
  }

  /// The smallest ranges of columns and rows that hold all pixels that are not of `color`.
  func extent(otherThan color: TestColor) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    // Written for speed without optimisation, because whole pictures are searched.
    var (left, right, top, bottom) = (width, -1, height, -1)
    let unwanted = color.bytes
    withUnsafeBytes { bytes in
      guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      var place = 0
      while place < width * height {
        if pixels[place] != unwanted {
          let (x, y) = (place % width, place / width)
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = max(bottom, y)
        }
        place += 1
      }
    }
    return right < 0 ? nil : (left...right, top...bottom)
  }

  /// The smallest ranges of columns and rows that hold all pixels for which `isWanted` holds; nil
  /// where there are none.
  func extent(where isWanted: (TestColor) -> Bool) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let found = places(where: isWanted)
    guard let left = found.map(\.x).min(), let right = found.map(\.x).max(),
      let top = found.map(\.y).min(), let bottom = found.map(\.y).max()
    else { return nil }
    return (left...right, top...bottom)
  }
}
