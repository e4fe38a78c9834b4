public import CollageGeometry
import VipsKit

/// An upright rectangle of whole pixels of a picture.
public struct PixelArea: Hashable, Sendable {
  /// The edges, in pixels from the picture's top left corner.
  public var minX, minY, maxX, maxY: Int

  /// In pixels; 0 where the edges have changed sides.
  public var width: Int { max(0, maxX - minX) }
  /// In pixels; 0 where the edges have changed sides.
  public var height: Int { max(0, maxY - minY) }
  /// Whether there are no pixels in it.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// How many pixels it has.
  var count: Int { width * height }

  /// The same as an ordinary rectangle.
  public var rect: CanvasRect {
    CanvasRect(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// A whole picture.
  init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// A rectangle between four edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
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

  /// The smallest area around both.
  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelArea(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelArea) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  /// The parts of the area that `other` leaves, at most four.
  func subtracting(_ other: PixelArea) -> [PixelArea] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelArea(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelArea(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
      PixelArea(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelArea(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
    ].filter { !$0.isEmpty }
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
