import Testing
import VipsKit

struct PhotoFormatTests {
  static let starts: [(bytes: [UInt8], format: PhotoFormat)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (bytes("GIF89a"), .gif),
    (bytes("RIFF\0\0\0\0WEBPVP8 "), .webp),
    ([0xFF, 0x0A, 0, 0], .jxl),
    ([0x4D, 0x4D, 0, 42, 0, 0, 0, 8], .tiff),
    ([0x49, 0x49, 43, 0, 8, 0, 0, 0], .tiff),
    (bytes("\0\0\0\u{14}ftypheic\0\0\0\0mif1"), .heif),
    (bytes("\0\0\0\u{18}ftypmif1\0\0\0\0miafavif"), .avif),
    (bytes("BM\0\0\0\0\0\0\0\0\0\0\0\0\u{28}\0\0\0"), .bmp),
  ]

  static let foreignStarts: [[UInt8]] = [
    [], [0xFF], bytes("BM is a fine beginning of a text"), bytes("RIFF\0\0\0\0WAVE"),
    bytes("\0\0\0\u{14}ftypisom\0\0\0\0mp42"), [0xFF, 0xFF, 0xFF, 0xFF] + bytes("ftyp"),
  ]

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: starts)
  func `a photo is known by its first bytes`(bytes: [UInt8], format: PhotoFormat) {
    #expect(PhotoFormat.sniff(bytes) == format)
  }

  @Test(arguments: foreignStarts)
  func `anything else is no photo`(bytes: [UInt8]) {
    #expect(PhotoFormat.sniff(bytes) == nil)
  }
}
