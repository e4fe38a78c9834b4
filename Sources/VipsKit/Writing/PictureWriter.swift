import CVips

/// A part of a picture that is to be rendered.
public struct PixelRegion: Hashable, Sendable {
  /// Of the left edge, in pixels of the whole picture.
  public var x: Int

  /// Of the top edge, in pixels of the whole picture.
  public var y: Int

  /// In pixels.
  public var width: Int

  /// In pixels.
  public var height: Int

  /// Bytes from one row of the region to the next in the memory that comes with it.
  public var bytesPerRow: Int
}

/// Writes pictures of any size in bounded memory: it asks for the pixels part by part, from
/// several threads, while it compresses what it has.
public struct PictureWriter: Sendable {
  /// Fills a region with premultiplied BGRA pixels. The memory holds zeros (transparent) at first
  /// and is `bytesPerRow` × `height` bytes. Called from several threads at once, and in no
  /// particular order.
  public typealias Render =
    @Sendable (_ region: PixelRegion, _ pixels: UnsafeMutableRawBufferPointer) throws -> Void

  /// Of the whole picture.
  public var size: PixelSize

  /// Of the file.
  public var format: PictureFormat

  /// Whether transparency is kept, where the format can. Otherwise what is rendered is laid on
  /// white.
  public var keepsAlpha: Bool

  /// What is written beside the pixels.
  public var metadata: PictureMetadata

  /// Makes a writer for pictures of one kind.
  public init(
    size: PixelSize, format: PictureFormat, keepsAlpha: Bool = false,
    metadata: PictureMetadata = PictureMetadata()
  ) {
    self.size = size
    self.format = format
    self.keepsAlpha = keepsAlpha
    self.metadata = metadata
  }

  /// Renders the picture and writes it to a file. The file appears, or replaces an older one, only
  /// when it is complete and on the disk; otherwise nothing is left behind.
  ///
  /// - Parameters:
  ///   - progress: Told the finished part, from 0 to 1, never going back; from any thread.
  ///   - isCancelled: Asked before each region; from any thread.
  /// - Throws: ``VipsKitError/pictureTooLarge(format:width:height:limit:)``,
  ///   ``VipsKitError/writeFailed(path:reason:)``, ``VipsKitError/cancelled``, or the first error
  ///   that `render` threw.
  public func write(
    to path: String, progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }, render: @escaping Render
  ) throws {
    try VipsLibrary.start()
    try checkSize(path: path)
    let source = PictureSource(
      size: size, keepsAlpha: keepsAlpha && format.supportsAlpha, progress: progress,
      isCancelled: isCancelled, render: render)
    let file = try ReplacementFile(replacing: path)
    do {
      try save(source, to: file.descriptor)
    } catch {
      throw source.failure ?? VipsKitError.writeFailed(path: path, reason: error.message)
    }
    // libvips may lose the error of the last region; see StripReader.
    if let failure = source.failure { throw failure }
    try file.commit()
    progress(1)
  }

  private func checkSize(path: String) throws(VipsKitError) {
    guard size.width > 0, size.height > 0 else {
      throw .writeFailed(path: path, reason: "the picture has no pixels")
    }
    let limit = format.maximumSideLength
    guard max(size.width, size.height) <= limit else {
      throw .pictureTooLarge(
        format: format.name, width: size.width, height: size.height, limit: limit)
    }
  }

  private func save(_ source: PictureSource, to descriptor: Int32) throws(VipsFailure) {
    let picture = try source.picture()
    try picture.describe(metadata, for: format)
    let insertion = format.insertion(for: metadata)
    try insertion?.reserve(in: descriptor)
    try picture.save(toFile: descriptor, as: format)
    try insertion?.insert(into: descriptor)
    // The picture points to the source without owning it.
    withExtendedLifetime(source) {}
  }
}

extension VipsPicture {
  /// Saves into an open file. A failure of the system is told in the system's words: libvips may
  /// not have them.
  fileprivate func save(toFile descriptor: Int32, as format: PictureFormat) throws(VipsFailure) {
    let file = UnsafeMutablePointer<CVipsFile>.allocate(capacity: 1)
    file.initialize(to: CVipsFile(descriptor: descriptor, error: 0))
    defer { file.deallocate() }
    guard let target = cvips_target_new(file) else { throw .current() }
    defer { g_object_unref(target) }
    do throws(VipsFailure) {
      try save(to: target, as: format)
    } catch {
      throw file.pointee.error == 0 ? error : .system(errno: file.pointee.error)
    }
  }

  func save(to target: UnsafeMutablePointer<VipsTarget>, as format: PictureFormat)
    throws(VipsFailure)
  {
    let status =
      switch format {
      case .png: cvips_save_png(pointer, target, 3, VIPS_FOREIGN_PNG_FILTER_UP)
      case .jpeg(let quality): saveJPEG(to: target, quality: quality)
      case .webp(let quality): cvips_save_webp(pointer, target, Self.clamped(quality), 0)
      case .losslessWebP: cvips_save_webp(pointer, target, 75, 1)
      case .tiff: cvips_save_tiff(pointer, target, needsBigTIFF ? 1 : 0)
      }
    guard status == 0 else { throw .current() }
  }

  private func saveJPEG(to target: UnsafeMutablePointer<VipsTarget>, quality: Int) -> Int32 {
    // From here on the eye may see halved colour resolution before it sees the quantisation.
    let subsample =
      quality >= 95 ? VIPS_FOREIGN_SUBSAMPLE_OFF : VIPS_FOREIGN_SUBSAMPLE_ON
    return cvips_save_jpeg(pointer, target, Self.clamped(quality), subsample)
  }

  private static func clamped(_ quality: Int) -> Int32 { Int32(min(max(quality, 1), 100)) }

  /// Offsets in a classic TIFF have 32 bits. Deflate may make noise slightly larger.
  private var needsBigTIFF: Bool { width * height * bands > 3_900_000_000 }
}
