public import VipsKit

/// How much two pictures of one size differ, over all channels, in steps of 1/255.
public struct PixelDifference {
  /// Of all channels of all pixels.
  public let mean: Double
  /// Of any channel of any pixel.
  public let greatest: Int

  /// Pictures of different sizes differ as much as can be.
  public init(_ one: PixelBuffer, _ other: PixelBuffer) {
    guard one.width == other.width, one.height == other.height else {
      (mean, greatest) = (255, 255)
      return
    }
    let count = one.stride * one.height
    let (sum, most) = one.withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        // Written for speed without optimisation, because tests are not compiled for speed.
        var (sum, most, place) = (0, 0, 0)
        while place < count {
          let difference = abs(Int(left[place]) - Int(right[place]))
          sum += difference
          if difference > most { most = difference }
          place += 1
        }
        return (sum, most)
      }
    }
    (mean, greatest) = (Double(sum) / Double(count), most)
  }
}
