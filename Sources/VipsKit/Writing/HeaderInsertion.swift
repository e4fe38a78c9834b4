import Checksums
import Glibc

/// Bytes that are put into a file behind its first few, where libvips writes none of its own.
///
/// The file is written a little further on, and its beginning moved to the front at the end, so
/// that nothing has to be copied.
struct HeaderInsertion {
  /// How many of the file's bytes stay in front.
  let position: Int
  let bytes: [UInt8]

  /// Leaves room in an empty file.
  func reserve(in descriptor: Int32) throws(VipsFailure) {
    guard lseek(descriptor, off_t(bytes.count), SEEK_SET) >= 0 else { throw .system() }
  }

  /// Fills the room in front of the finished file.
  func insert(into descriptor: Int32) throws(VipsFailure) {
    var front = [UInt8](repeating: 0, count: position)
    guard pread(descriptor, &front, position, off_t(bytes.count)) == position else {
      throw .system()
    }
    front += bytes
    guard pwrite(descriptor, front, front.count, 0) == front.count else { throw .system() }
  }
}

extension HeaderInsertion {
  /// The JFIF segment of a JPEG (ITU-T T.871), which says its resolution. libvips leaves it out
  /// where there is EXIF, but many programs look nowhere else.
  static func jfif(dotsPerInch: Double) -> HeaderInsertion {
    let density = UInt16(min(max(dotsPerInch.rounded(), 1), 65_535)).bigEndianBytes
    // Application segment 0 of 16 bytes, version 1.01, unit inch; no thumbnail at the end.
    let start: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 1]
    return HeaderInsertion(position: 2, bytes: start + density + density + [0, 0])
  }

  /// The `eXIf` chunk of a PNG (PNG 3rd edition, 11.3.4.5), behind the signature and `IHDR`.
  /// libvips 8.14 reads EXIF from PNG but does not write it.
  static func pngEXIF(_ exif: [UInt8]) -> HeaderInsertion {
    let content = Array("eXIf".utf8) + exif
    let length = UInt32(exif.count).bigEndianBytes
    return HeaderInsertion(
      position: 33, bytes: length + content + CRC32.of(content).bigEndianBytes)
  }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
