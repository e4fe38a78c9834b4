import CSampling
import CollageGeometry
import VipsKit

/// Samples a photo at the pixels of a picture, by cubic convolution (Catmull and Rom 1974; Keys
/// 1981 with a = -1/2), with the photo's edges drawn out.
struct PhotoSampler {
  private let photo: PixelBuffer
  private let pictureToPhoto: AffineMap

  /// Photo pixels to each pixel of the picture, up to which four of them make a good sample.
  private static let greatestStep = 1.5

  /// Nil where the photo is shrunk so much that more pixels would have to be looked at.
  ///
  /// - Parameter pictureToPhoto: From pixels of the picture to pixels of the photo.
  init?(_ photo: PixelBuffer, pictureToPhoto map: AffineMap) {
    let coefficients = [map.a, map.b, map.c, map.d]
    guard coefficients.allSatisfy({ abs($0) <= Self.greatestStep }) else { return nil }
    self.photo = photo
    pictureToPhoto = map
  }

  /// Writes the samples of `area` that lie in a convex polygon, or next to it; leaves the others.
  func sample(
    _ area: PixelArea, within polygon: [CanvasPoint], into rows: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int
  ) {
    photo.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress, let target = rows.baseAddress else { return }
      var picture = csampling_picture(
        pixels: start.assumingMemoryBound(to: UInt8.self), width: Int32(clamping: photo.width),
        height: Int32(clamping: photo.height), stride: photo.stride)
      for y in area.minY..<area.maxY {
        guard let columns = Self.columns(of: polygon, row: y, in: area) else { continue }
        let first = pictureToPhoto.apply(
          to: CanvasPoint(x: Double(columns.lowerBound) + 0.5, y: Double(y) + 0.5))
        guard max(abs(first.x), abs(first.y)) < Self.farthest else { continue }
        let offset = (y - area.minY) * bytesPerRow + (columns.lowerBound - area.minX) * 4
        csampling_sample_line(
          &picture, Self.weights, first.x, first.y, pictureToPhoto.a, pictureToPhoto.b,
          (target + offset).assumingMemoryBound(to: UInt8.self), Int32(clamping: columns.count))
      }
    }
  }

  /// Farther outside the photo, in its pixels, nothing of it is visible.
  private static let farthest = 1e6

  /// The pixels of a row that a convex polygon can touch.
  private static func columns(
    of polygon: [CanvasPoint], row: Int, in area: PixelArea
  ) -> Range<Int>? {
    let band = CanvasRect(
      x: Double(area.minX) - 1, y: Double(row) - 1, width: Double(area.width) + 2, height: 3)
    guard let extent = CanvasRect.bounding(band.clip(polygon)) else { return nil }
    let touched = PixelArea(touching: extent).outset(by: 1).intersection(area)
    return touched.minX < touched.maxX ? touched.minX..<touched.maxX : nil
  }

  /// The weights of four neighbours for each phase between the two in the middle.
  private static let weights: [Int16] = (0..<Int(CSAMPLING_PHASES)).flatMap { phase in
    let t = Double(phase) / Double(CSAMPLING_PHASES)
    let exact = [
      ((2 - t) * t - 1) * t / 2, ((3 * t - 5) * t * t + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2,
      (t - 1) * t * t / 2,
    ]
    var rounded = exact.map { Int16(($0 * Double(CSAMPLING_ONE)).rounded()) }
    // The sum must be exact, or a plain colour would change.
    rounded[t < 0.5 ? 1 : 2] += Int16(CSAMPLING_ONE) - rounded.reduce(0, +)
    return rounded
  }
}
