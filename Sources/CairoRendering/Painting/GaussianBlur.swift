import Foundation

/// A Gaussian blur of a picture of one channel.
struct GaussianBlur {
  /// The weights of a pixel's neighbours from `-reach` to `reach`; their sum is 1.
  private let weights: [Float]

  /// - Parameter sigma: The standard deviation in pixels; 0 changes nothing.
  init(sigma: Double) {
    let reach = Int((3 * sigma).rounded(.up))
    let raw = (-reach...reach).map { offset in
      sigma > 0 ? exp(-Double(offset * offset) / (2 * sigma * sigma)) : 1
    }
    let sum = raw.reduce(0, +)
    weights = raw.map { Float($0 / sum) }
  }

  /// The blurred channel; beyond its edges it is taken to be 0.
  ///
  /// - Parameter pixels: `width` × `height` values, row by row.
  func apply(to pixels: [Float], width: Int, height: Int) -> [Float] {
    // A Gaussian of the plane is one along the rows and then one along the columns.
    var rows = [Float](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for (index, weight) in weights.enumerated() {
        let offset = index - weights.count / 2
        let from = max(0, -offset)
        let count = width - abs(offset)
        guard count > 0 else { continue }
        add(pixels, from: y * width + from + offset, weight, to: &rows, at: y * width + from, count)
      }
    }
    var result = [Float](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for (index, weight) in weights.enumerated() {
        let source = y + index - weights.count / 2
        guard source >= 0, source < height else { continue }
        add(rows, from: source * width, weight, to: &result, at: y * width, width)
      }
    }
    return result
  }

  private func add(
    _ source: [Float], from start: Int, _ weight: Float, to target: inout [Float], at place: Int,
    _ count: Int
  ) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for index in 0..<count {
          target[place + index] += weight * source[start + index]
        }
      }
    }
  }
}
