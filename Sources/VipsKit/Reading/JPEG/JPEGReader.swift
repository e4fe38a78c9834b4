import CJPEG

/// Reads an ordinary JPEG through libjpeg itself, which costs a fraction of what libvips needs: the
/// decoded rows are made smaller as they come, colour by colour, and become pixels only then.
///
/// What is unusual, damaged or in doubt is left to libvips.
struct JPEGReader: ~Copyable {
  /// Why a photo could not be read in this way.
  enum Failure: Error {
    /// Another way may be possible.
    case leftToLibvips
    /// The file is made to keep every decoder busy.
    case tooManyScans
  }

  /// The size in the order of the file.
  let size: PixelSize

  private let colours: cjpeg_colours
  private let reader: OpaquePointer

  /// Reads the header.
  ///
  /// - Throws: ``Failure/leftToLibvips``
  init(_ file: borrowing PhotoFile) throws(Failure) {
    guard let reader = file.withDescriptor(cjpeg_open) else { throw .leftToLibvips }
    self.reader = reader
    size = PixelSize(
      width: Int(cjpeg_reader_width(reader)), height: Int(cjpeg_reader_height(reader)))
    colours = cjpeg_reader_colours(reader)
  }

  deinit {
    cjpeg_close(reader)
  }

  /// Whether the pixels can be read.
  var isOrdinary: Bool { colours != CJPEG_OTHER }

  var isGrey: Bool { colours == CJPEG_GREY }

  /// Decodes every row, and lets the pixels go.
  func readThrough() throws(Failure) {
    // The greatest reduction, because the pixels themselves do not matter.
    try check(cjpeg_begin_planes(reader, 1))
    var height = Int(cjpeg_reader_plane(reader, 0).height)
    while height > 0 {
      try check(cjpeg_read_planes(reader))
      height -= Int(cjpeg_reader_plane(reader, 0).row_count)
    }
    try check(cjpeg_finish(reader))
  }

  /// Decodes the photo to opaque BGRA.
  ///
  /// - Parameters:
  ///   - target: The size that it is to have, at most its own.
  ///   - place: Where each row goes.
  func read(
    as target: PixelSize, into place: (_ row: Int) -> UnsafeMutablePointer<UInt8>
  ) throws(Failure) {
    if target == size {
      try readWhole(into: place)
    } else {
      try readReduced(to: target, into: place)
    }
    try check(cjpeg_finish(reader))
  }

  private func readWhole(
    into place: (_ row: Int) -> UnsafeMutablePointer<UInt8>
  ) throws(Failure) {
    try check(cjpeg_begin_pixels(reader))
    for row in 0..<size.height { try check(cjpeg_read_pixels(reader, place(row))) }
  }

  private func readReduced(
    to target: PixelSize, into place: (_ row: Int) -> UnsafeMutablePointer<UInt8>
  ) throws(Failure) {
    try check(cjpeg_begin_planes(reader, eighths(for: target)))
    let planes = (0..<Int32(isGrey ? 1 : 3)).map {
      PlaneReducer(cjpeg_reader_plane(reader, $0), of: size, to: target)
    }
    var row = 0
    while row < target.height {
      try check(cjpeg_read_planes(reader))
      for (index, plane) in planes.enumerated() {
        plane.take(cjpeg_reader_plane(reader, Int32(index)))
      }
      while row < target.height, planes.allSatisfy({ $0.hasSamples(forRow: row) }) {
        for plane in planes { plane.make(row) }
        join(planes, into: place(row), count: target.width)
        row += 1
      }
    }
  }

  private func join(
    _ planes: [PlaneReducer], into pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let toPixels = colours == CJPEG_YCC ? cjpeg_ycc_to_bgra : cjpeg_rgb_to_bgra
    // A grey pixel is the same three times.
    toPixels(
      planes[0].line, planes[planes.count / 2].line, planes[planes.count - 1].line, pixels,
      Int32(clamping: count))
  }

  /// What libjpeg gives stays at least twice as large as the target, because its own scaling is a
  /// plain box filter.
  private func eighths(for target: PixelSize) -> Int32 {
    let fits = [1, 2, 4].first {
      size.width * $0 >= target.width * 16 && size.height * $0 >= target.height * 16
    }
    return Int32(fits ?? 8)
  }

  private func check(_ isDone: Bool) throws(Failure) {
    guard !isDone else { return }
    throw cjpeg_reader_has_too_many_scans(reader) ? .tooManyScans : .leftToLibvips
  }
}
