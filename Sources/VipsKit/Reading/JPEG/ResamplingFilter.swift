import CJPEG
import Glibc

/// How the samples of a row or column become fewer (or slightly more): the weights of Lanczos'
/// windowed sinc with three lobes (Duchon 1979), as libvips and Pillow have them.
struct ResamplingFilter {
  /// How many samples each result is made of.
  let sampleCount: Int

  /// The first sample of each result.
  private let first: [Int32]

  /// For each result the weights of ``sampleCount`` samples, and zeros up to a multiple of eight.
  private let weights: [Int16]

  private let taps: Int

  private static let lobes = 3.0

  /// - Parameters:
  ///   - sampleCount: How many samples there are.
  ///   - extent: How many of them the results cover; the last one may be partly padding.
  ///   - resultCount: How many results there are to be.
  init(sampleCount: Int, extent: Double, resultCount: Int) {
    let step = extent / Double(resultCount)
    let reach = Self.lobes * max(step, 1)
    let count = min(Int((2 * reach).rounded(.up)) + 1, sampleCount)
    let taps = (count + 7) / 8 * 8
    var first: [Int32] = []
    var weights = [Int16](repeating: 0, count: resultCount * taps)
    for result in 0..<resultCount {
      let center = (Double(result) + 0.5) * step
      let start = min(max(Int((center - reach).rounded()), 0), sampleCount - count)
      first.append(Int32(clamping: start))
      let distances = (start..<start + count).map { (Double($0) + 0.5 - center) / max(step, 1) }
      for (offset, weight) in Self.integerWeights(distances).enumerated() {
        weights[result * taps + offset] = weight
      }
    }
    self.sampleCount = count
    self.first = first
    self.weights = weights
    self.taps = taps
  }

  /// The samples of one result.
  func samples(ofResult index: Int) -> Range<Int> {
    let start = Int(first[index])
    return start..<start + sampleCount
  }

  /// Lends the filter to C.
  func withFilter<Result>(_ body: (inout cjpeg_filter) -> Result) -> Result {
    first.withUnsafeBufferPointer { first in
      weights.withUnsafeBufferPointer { weights in
        guard let firstStart = first.baseAddress, let weightsStart = weights.baseAddress else {
          preconditionFailure("a filter has at least one result")
        }
        var filter = cjpeg_filter(
          first: firstStart, weights: weightsStart, taps: Int32(clamping: taps),
          count: Int32(clamping: first.count))
        return body(&filter)
      }
    }
  }

  /// Lends the weights of one result.
  func withWeights<Result>(
    ofResult index: Int, _ body: (UnsafePointer<Int16>) -> Result
  ) -> Result {
    weights.withUnsafeBufferPointer { weights in
      guard let start = weights.baseAddress else {
        preconditionFailure("a filter has at least one result")
      }
      return body(start + index * taps)
    }
  }

  /// Weights for samples at such distances from the middle. Their sum is exact, or a plain colour
  /// would change: so it is the sums up to each sample that are rounded.
  private static func integerWeights(_ distances: [Double]) -> [Int16] {
    let exact = distances.map(lanczos)
    let scale = Double(CJPEG_ONE) / exact.reduce(0, +)
    var sum = 0.0
    return exact.map { weight in
      let before = sum.rounded()
      sum += weight * scale
      return Int16(sum.rounded() - before)
    }
  }

  private static func lanczos(_ distance: Double) -> Double {
    guard abs(distance) < lobes else { return 0 }
    guard abs(distance) > 1e-9 else { return 1 }
    let angle = distance * .pi
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
