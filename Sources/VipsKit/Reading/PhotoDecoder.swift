import CVips

/// Reads photos of any supported format.
///
/// All functions may be called from several threads at once. They never look at a file's name,
/// and whatever the content, they return or throw.
public enum PhotoDecoder {
  /// Photos of more pixels are refused by their header: the largest phone sensors give just
  /// under 200 million.
  public static let maximumPixelCount = 200_000_000

  /// Reads the header only: milliseconds even for the largest photo. A file whose header is good
  /// may still turn out damaged when it is decoded; see ``inspect(fileAt:)``.
  ///
  /// - Throws: every case of ``VipsKitError`` that concerns reading.
  public static func facts(ofFileAt path: String) throws(VipsKitError) -> PhotoFacts {
    try LoadedPhoto(file: openFile(path)).facts
  }

  /// Reads the header and decodes every pixel once, so that a damaged or incomplete file is found
  /// out before it is accepted. ``pixels(ofFileAt:covering:)`` finds it out just as well, so one
  /// that needs a preview anyway has no need for this.
  ///
  /// - Throws: every case of ``VipsKitError`` that concerns reading.
  public static func inspect(fileAt path: String) throws(VipsKitError) -> PhotoFacts {
    try inspect(openFile(path))
  }

  /// As ``inspect(fileAt:)``, for a process that is lent a file and can open none.
  ///
  /// - Parameters:
  ///   - descriptor: A descriptor of the file, which is closed.
  ///   - path: What to name in errors.
  /// - Throws: every case of ``VipsKitError`` that concerns reading.
  public static func inspect(
    closing descriptor: Int32, path: String
  ) throws(VipsKitError) -> PhotoFacts {
    let file = try PhotoFile(owning: descriptor, path: path)
    try VipsLibrary.start()
    return try inspect(file)
  }

  /// Lets libraries open now what they would open with the first photo, for a process that will not
  /// be able to open files any more.
  ///
  /// - Throws: `VipsKitError.libraryUnavailable`
  public static func prepare() throws(VipsKitError) {
    try VipsLibrary.start()
    for format in PhotoFormat.allCases {
      do throws(VipsFailure) {
        _ = try PhotoLoader.load(
          PhotoStream(copying: [0]), format: format, reduction: 1, failingOn: VIPS_FAIL_ON_ERROR)
      } catch {
        // That a single byte is no photo was to be expected; the format's library is there now.
      }
    }
  }

  private static func inspect(_ file: borrowing PhotoFile) throws(VipsKitError) -> PhotoFacts {
    let photo = try LoadedPhoto(file: file)
    if try photo.isReadThroughDirectly(from: file) { return photo.facts }
    // The greatest reduction, because the pixels themselves do not matter here.
    let reduction = photo.format == .jpeg ? 8 : 1
    try photo.decoded(from: file, reduction: reduction) { (picture) throws(VipsFailure) in
      try picture.readThrough()
    }
    return photo.facts
  }

  /// Decodes the whole upright picture in sRGB.
  ///
  /// - Parameter size: The picture is scaled down to the smallest size of its proportions that is
  ///   not smaller than this in either direction. It is never scaled up.
  /// - Throws: every case of ``VipsKitError`` that concerns reading. A photo of which not every
  ///   row can be decoded is damaged: it is never completed with grey.
  public static func pixels(
    ofFileAt path: String, covering size: PixelSize
  ) throws(VipsKitError) -> PixelBuffer {
    try PhotoRendering.pixels(of: openFile(path), covering: size)
  }

  private static func openFile(_ path: String) throws(VipsKitError) -> PhotoFile {
    try VipsLibrary.start()
    return try PhotoFile(path: path)
  }
}
