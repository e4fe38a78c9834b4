import CollageGeometry
import VipsKit

/// An upright rectangle of whole pixels of a picture.
struct PixelArea: Hashable, Sendable {
  /// The edges, in pixels from the picture's top left corner.
  var minX, minY, maxX, maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// How many pixels it has.
  var count: Int { width * height }

  /// The same as an ordinary rectangle.
  var rect: CanvasRect {
    CanvasRect(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// A whole picture.
  init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// All pixels that `rect` touches.
  init(touching rect: CanvasRect) {
    self.init(
      minX: Self.whole(rect.minX.rounded(.down)), minY: Self.whole(rect.minY.rounded(.down)),
      maxX: Self.whole(rect.maxX.rounded(.up)), maxY: Self.whole(rect.maxY.rounded(.up)))
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    PixelArea(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func outset(by margin: Int) -> PixelArea {
    PixelArea(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Far outside every picture, where the sums and products above are still exact.
  private static let farthest = 1e9

  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -farthest), farthest))
  }
}
