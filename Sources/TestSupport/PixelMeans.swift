/// The mean colours on white, 0 to 255, of a picture's three by three cells, row by row.
///
/// Of a high cell only some rows are looked at: tests are not compiled for speed, and the mean of a
/// hundred rows is as good as that of all.
public struct PixelMeans {
  /// Red, green and blue of each cell.
  public let cells: [[Double]]
  /// The mean of alpha, 0 to 255.
  public let alpha: Double

  /// Looks at premultiplied pixels in the byte order B, G, R, A, row by row without gaps.
  public init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
    let sums = (0..<9).map { index in
      PixelSum(
        bytes, bytesPerRow: width * 4, columns: Self.cell(index % 3, of: width),
        rows: Self.cell(index / 3, of: height))
    }
    cells = sums.map(\.meanOnWhite)
    alpha = Double(sums.reduce(0) { $0 + $1.alpha }) / Double(sums.reduce(0) { $0 + $1.count })
  }

  /// The greatest difference of a channel.
  public func deviation(from expected: [[Double]]) -> Double {
    zip(cells.joined(), expected.joined()).map { abs($0 - $1) }.max() ?? .infinity
  }

  private static func cell(_ index: Int, of length: Int) -> Range<Int> {
    let start = min(length * index / 3, length - 1)
    return start..<min(max(start + 1, length * (index + 1) / 3), length)
  }
}

/// The sums of some pixels' channels.
private struct PixelSum {
  var (red, green, blue, alpha) = (0, 0, 0, 0)
  var count = 0

  init(
    _ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, columns: Range<Int>, rows: Range<Int>
  ) {
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: rows.count / 100 + 1) {
      for column in columns {
        let offset = row * bytesPerRow + column * 4
        blue += Int(bytes[offset])
        green += Int(bytes[offset + 1])
        red += Int(bytes[offset + 2])
        alpha += Int(bytes[offset + 3])
      }
      count += columns.count
    }
  }

  var meanOnWhite: [Double] {
    // What is not covered is white.
    let white = Double(255 * count - alpha)
    return [red, green, blue].map { (Double($0) + white) / Double(count) }
  }
}
