import CVips
public import Foundation

extension PixelBuffer {
  /// The picture as a JPEG file in memory, laid on white; quality 1 to 100.
  ///
  /// - Throws: ``VipsKitError/pictureTooLarge(format:width:height:limit:)`` or
  ///   ``VipsKitError/writeFailed(path:reason:)`` with an empty path.
  public func jpegData(quality: Int) throws(VipsKitError) -> Data {
    try encoded(as: .jpeg(quality: quality), keepsAlpha: false)
  }

  /// The picture as a PNG file in memory.
  ///
  /// - Throws: ``VipsKitError/writeFailed(path:reason:)`` with an empty path.
  public func pngData() throws(VipsKitError) -> Data {
    try encoded(as: .png, keepsAlpha: !isOpaque)
  }

  private func encoded(
    as format: PictureFormat, keepsAlpha: Bool
  ) throws(VipsKitError) -> Data {
    try VipsLibrary.start()
    let limit = format.maximumSideLength
    guard max(width, height) <= limit else {
      throw .pictureTooLarge(format: format.name, width: width, height: height, limit: limit)
    }
    let source = PictureSource(
      size: PixelSize(width: width, height: height), keepsAlpha: keepsAlpha,
      render: { [self] region, pixels in copy(region, to: pixels) })
    do throws(VipsFailure) {
      let target = try MemoryTarget()
      let picture = try source.picture()
      try picture.describe(PictureMetadata(), for: format)
      try picture.save(to: target.pointer, as: format)
      return withExtendedLifetime(source) { target.data }
    } catch {
      throw .writeFailed(path: "", reason: error.message)
    }
  }

  private func copy(_ region: PixelRegion, to pixels: UnsafeMutableRawBufferPointer) {
    withUnsafeBytes { all in
      for row in 0..<region.height {
        let start = (region.y + row) * stride + region.x * 4
        let target = UnsafeMutableRawBufferPointer(
          rebasing: pixels[(row * region.bytesPerRow)...])
        target.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: all[start..<start + region.width * 4]))
      }
    }
  }
}

/// A `VipsTarget` that collects a file in memory.
private final class MemoryTarget {
  let pointer: UnsafeMutablePointer<VipsTarget>

  init() throws(VipsFailure) {
    guard let pointer = vips_target_new_to_memory() else { throw .current() }
    self.pointer = pointer
  }

  deinit {
    g_object_unref(pointer)
  }

  var data: Data {
    var count = 0
    guard let bytes = vips_blob_get(pointer.pointee.blob, &count) else { return Data() }
    return Data(bytes: bytes, count: count)
  }
}
