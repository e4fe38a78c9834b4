import CJPEG

/// Resamples the plane of one colour while its rows arrive: each is made narrower at once, and
/// only as many narrow rows are kept as one row of results is made of.
final class PlaneReducer {
  private let horizontal: ResamplingFilter
  private let vertical: ResamplingFilter
  private let height: Int
  private let width: Int

  /// Rows that are narrow already, the latest of which replaces the oldest.
  private let kept: UnsafeMutablePointer<UInt8>
  private let keptCount: Int
  private let stride: Int
  private var arrivedCount = 0

  /// The row of results made last, with room for a few more behind it.
  let line: UnsafeMutablePointer<UInt8>

  /// - Parameters:
  ///   - plane: Of which no row is read yet.
  ///   - photo: The size of the whole photo.
  ///   - size: What the photo is to become.
  init(_ plane: cjpeg_plane, of photo: PixelSize, to size: PixelSize) {
    height = Int(plane.height)
    width = size.width
    horizontal = ResamplingFilter(
      sampleCount: Int(plane.width), extent: Double(photo.width) * plane.horizontal_scale,
      resultCount: size.width)
    vertical = ResamplingFilter(
      sampleCount: height, extent: Double(photo.height) * plane.vertical_scale,
      resultCount: size.height)
    stride = (size.width + 15) / 16 * 16 + Int(CJPEG_PADDING)
    // A plane of fewer rows may keep this one waiting for one band more.
    keptCount = vertical.sampleCount + 2 * Int(plane.band)
    kept = .allocate(capacity: keptCount * stride)
    kept.initialize(repeating: 0, count: keptCount * stride)
    line = .allocate(capacity: stride)
    line.initialize(repeating: 0, count: stride)
  }

  deinit {
    kept.deallocate()
    line.deallocate()
  }

  /// Takes the rows in that were read last.
  func take(_ plane: cjpeg_plane) {
    guard let rows = plane.rows else { return }
    for row in 0..<Int(plane.row_count) {
      let target = kept + (arrivedCount + row) % keptCount * stride
      horizontal.withFilter { cjpeg_reduce_row(&$0, rows + row * plane.stride, target) }
    }
    arrivedCount += Int(plane.row_count)
  }

  /// Whether all is there that a row of results is made of.
  func hasSamples(forRow row: Int) -> Bool {
    vertical.samples(ofResult: row).upperBound <= arrivedCount
  }

  /// Makes a row of results.
  func make(_ row: Int) {
    let rows = vertical.samples(ofResult: row).map { UnsafePointer(kept + $0 % keptCount * stride) }
    vertical.withWeights(ofResult: row) {
      cjpeg_blend_rows(rows, $0, Int32(clamping: rows.count), line, Int32(clamping: width))
    }
  }
}
