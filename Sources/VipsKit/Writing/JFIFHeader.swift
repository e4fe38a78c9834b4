import CVips
import Glibc

/// The first marker of a JPEG file, which says its resolution (ITU-T T.871). libvips leaves it out
/// where there is EXIF, but many programs look nowhere else.
struct JFIFHeader {
  private let bytes: [UInt8]

  /// The start-of-image marker, which libvips writes too.
  private static let startOfImage: [UInt8] = [0xFF, 0xD8]

  init(dotsPerInch: Double) {
    let density = UInt16(min(max(dotsPerInch.rounded(), 1), 65_535))
    let densityBytes = [UInt8(density >> 8), UInt8(density & 255)]
    // Application segment 0 of 16 bytes, version 1.01, unit inch, no thumbnail.
    let segment: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 1]
    bytes = Self.startOfImage + segment + densityBytes + densityBytes + [0, 0]
  }

  /// Leaves room so that the marker's end will overwrite the start of image that libvips writes.
  func reserve(in descriptor: Int32) throws(VipsFailure) {
    let room = off_t(bytes.count - Self.startOfImage.count)
    guard lseek(descriptor, room, SEEK_SET) == room else { throw .system() }
  }

  /// Fills the room in front of the finished file.
  func write(to descriptor: Int32) throws(VipsFailure) {
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else { throw .system() }
  }
}
