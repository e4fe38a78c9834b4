extension PixelBuffer {
  /// The picture at half the size, each pixel the mean of four. Of a last row or column without a
  /// partner, pixels are the mean of two, or themselves.
  public func halved() -> PixelBuffer {
    PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2) { target in
      withUnsafeBytes { source in
        for row in 0..<((height + 1) / 2) {
          let rows = (2 * row, min(2 * row + 1, height - 1))
          for column in 0..<((width + 1) / 2) {
            let columns = (2 * column, min(2 * column + 1, width - 1))
            let start = (row * ((width + 1) / 2) + column) * 4
            for channel in 0..<4 {
              func sample(_ row: Int, _ column: Int) -> Int {
                Int(source[row * stride + column * 4 + channel])
              }
              let sum =
                sample(rows.0, columns.0) + sample(rows.0, columns.1)
                + sample(rows.1, columns.0) + sample(rows.1, columns.1)
              target[start + channel] = UInt8((sum + 2) / 4)
            }
          }
        }
      }
    }
  }
}
