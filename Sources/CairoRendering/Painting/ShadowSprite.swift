import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene
import VipsKit

/// A blurred shape in the colour of a shadow, in few pixels: a blur has no details, so it can be
/// enlarged to any size. What it costs does not depend on the size of the picture.
struct ShadowSprite: Sendable {
  let pixels: PixelBuffer
  /// Where the sprite lies, in layer units, not yet moved by the shadow's offset.
  let box: CanvasRect

  /// The map from layer units to the sprite's pixels.
  var layerToPixels: AffineMap {
    AffineMap.translation(CanvasPoint.zero - box.origin).followed(
      by: .scale(x: Double(pixels.width) / box.width, y: Double(pixels.height) / box.height))
  }

  /// Pixels to each standard deviation of the blur, enough for linear enlargement to be smooth.
  private static let pixelsPerSigma = 6.0
  /// Very fine blurs of very large shapes become a little coarser rather than the sprite larger.
  private static let longestSide = 2048.0
  /// What antialiasing while the shape is drawn (1/12) and linear enlargement (1/6) add to the
  /// variance of the blur, in pixels of the sprite.
  private static let addedVariance = 1.0 / 4

  /// - Parameters:
  ///   - bounds: What the shape covers, in layer units.
  ///   - pixelsPerUnit: The pixels of the picture for each layer unit.
  ///   - drawShape: Draws the shape in layer units, in any opaque colour.
  init(
    of shadow: LayerShadow, bounds: CanvasRect, pixelsPerUnit: Double,
    drawShape: (borrowing CairoContext) throws -> Void
  ) throws {
    let box = bounds.outset(by: shadow.reach)
    let wanted = min(pixelsPerUnit, Self.pixelsPerSigma / shadow.sigma)
    let scale = min(wanted, Self.longestSide / max(box.width, box.height))
    let width = Int(max(1, (box.width * scale).rounded(.up)))
    let height = Int(max(1, (box.height * scale).rounded(.up)))
    let mask = try CairoSurface(format: .a8, width: width, height: height)
    let context = CairoContext(drawingOn: mask)
    context.concatenate(
      CairoMatrix(
        AffineMap.translation(CanvasPoint.zero - box.origin).followed(
          by: .scale(x: Double(width) / box.width, y: Double(height) / box.height))))
    try drawShape(context)
    try context.checkStatus()
    let sigma = shadow.sigma * scale
    let blur = GaussianBlur(sigma: max(0, sigma * sigma - Self.addedVariance).squareRoot())
    let alpha = blur.apply(to: mask.alphaChannel(width: width), width: width, height: height)
    pixels = PixelBuffer(width: width, height: height) { $0.fill(shadow.color, alpha: alpha) }
    self.box = box
  }
}

extension CairoSurface {
  /// The values of an alpha surface, 0–255.
  fileprivate func alphaChannel(width: Int) -> [Float] {
    var values: [Float] = []
    withMutablePixels { pixels, bytesPerRow in
      for row in stride(from: 0, to: pixels.count, by: bytesPerRow) {
        values += pixels[row..<row + width].map { Float($0) }
      }
    }
    return values
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes premultiplied BGRA pixels of one colour, each as opaque as `alpha` says (0–255).
  fileprivate func fill(_ color: SRGBColor, alpha: [Float]) {
    let opacity = Float(color.alpha) / 255
    let channels = [color.blue, color.green, color.red, 255].map { Float($0) / 255 * opacity }
    for (pixel, alpha) in alpha.enumerated() {
      for (channel, share) in channels.enumerated() {
        self[pixel * 4 + channel] = UInt8(Swift.min((alpha * share).rounded(), 255))
      }
    }
  }
}
