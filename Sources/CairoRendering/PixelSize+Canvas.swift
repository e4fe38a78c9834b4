import CollageGeometry
import VipsKit

extension PixelSize {
  /// No picture of a canvas has a longer side, in pixels: far more than any view or file asks for,
  /// and few enough for exact sums and products.
  private static let longestSide = 1e7

  /// The size of a picture of a canvas, at least one pixel.
  ///
  /// - Parameter scale: Pixels for each canvas unit.
  init(_ canvas: CanvasSize, scale: Double) {
    func side(_ length: Double) -> Int {
      let pixels = (length * scale).rounded()
      return pixels.isNaN ? 1 : Int(min(max(1, pixels), Self.longestSide))
    }
    self.init(width: side(canvas.width), height: side(canvas.height))
  }

  /// The map from a canvas to the pixels of a picture of this size, which it fills exactly.
  func map(from canvas: CanvasSize) -> AffineMap {
    .scale(x: Double(width) / canvas.width, y: Double(height) / canvas.height)
  }
}
