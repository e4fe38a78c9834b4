/// The mean colours on white, 0 to 255, of a picture's three by three cells, row by row.
public struct PixelMeans {
  /// Red, green and blue of each cell.
  public private(set) var cells: [[Double]] = []
  /// The mean of alpha, 0 to 255.
  public let alpha: Double

  /// Looks at premultiplied pixels in the byte order B, G, R, A, row by row without gaps.
  public init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
    var sum = 0
    for offset in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[offset]) }
    alpha = Double(sum) / Double(bytes.count / 4)
    for row in 0..<3 {
      for column in 0..<3 {
        cells.append(
          Self.meanOnWhite(
            bytes, stride: width * 4, columns: Self.cell(column, of: width),
            rows: Self.cell(row, of: height)))
      }
    }
  }

  /// The greatest difference of a channel.
  public func deviation(from expected: [[Double]]) -> Double {
    zip(cells.joined(), expected.joined()).map { abs($0 - $1) }.max() ?? .infinity
  }

  private static func cell(_ index: Int, of length: Int) -> Range<Int> {
    let start = min(length * index / 3, length - 1)
    return start..<min(max(start + 1, length * (index + 1) / 3), length)
  }

  private static func meanOnWhite(
    _ bytes: UnsafeRawBufferPointer, stride: Int, columns: Range<Int>, rows: Range<Int>
  ) -> [Double] {
    var red = 0
    var green = 0
    var blue = 0
    for row in rows {
      for column in columns {
        let offset = row * stride + column * 4
        let white = 255 - Int(bytes[offset + 3])
        blue += Int(bytes[offset]) + white
        green += Int(bytes[offset + 1]) + white
        red += Int(bytes[offset + 2]) + white
      }
    }
    let count = Double(rows.count * columns.count)
    return [Double(red) / count, Double(green) / count, Double(blue) / count]
  }
}
