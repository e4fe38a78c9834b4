import Checksums
import Foundation
import TestSupport
import Testing
import VipsKit

struct PhotoDecoderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: Refusals

  @Test func `an empty file is refused as empty`() throws {
    let path = try folder.write("empty.jpg", [])
    #expect(throws: VipsKitError.emptyFile(path: path)) { try PhotoDecoder.facts(ofFileAt: path) }
  }

  @Test func `a folder and a missing file are refused with the system's reason`() {
    let path = folder.path
    #expect(throws: VipsKitError.unreadable(path: path, reason: "Is a directory")) {
      try PhotoDecoder.facts(ofFileAt: path)
    }
    let missing = folder.path("missing")
    #expect(throws: VipsKitError.unreadable(path: missing, reason: "No such file or directory")) {
      try PhotoDecoder.facts(ofFileAt: missing)
    }
  }

  @Test func `a pipe that nobody writes to is refused at once`() throws {
    let path = folder.path("pipe.jpg")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: VipsKitError.unreadable(path: path, reason: "Invalid argument")) {
      try PhotoDecoder.facts(ofFileAt: path)
    }
  }

  @Test(arguments: [("%PDF-1.7 …", "PDF"), ("<svg xmlns='…'>", "SVG"), ("Dear diary", "unknown")])
  func `a file of another kind is refused by its name`(content: String, detail: String) throws {
    let path = try folder.write("photo.jpg", Array(content.utf8))
    #expect(throws: VipsKitError.unsupportedFormat(path: path, detail: detail)) {
      try PhotoDecoder.facts(ofFileAt: path)
    }
  }

  @Test func `the stand-in picture of a camera raw file is not taken for the photo`() throws {
    try folder.writeQuarters("p", width: 16, height: 16, format: .tiff)
    var bytes = try folder.bytes("p")
    // A directory at the start whose first entry says: a reduced picture of another.
    let entry: [UInt8] = [254, 0, 4, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    bytes.replaceSubrange(4..<26, with: [8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0])
    let path = try folder.write("raw", bytes)
    #expect(throws: VipsKitError.unsupportedFormat(path: path, detail: "camera raw")) {
      try PhotoDecoder.facts(ofFileAt: path)
    }
  }

  @Test(arguments: [[UInt8](arrayLiteral: 0, 0, 54, 176), [0, 0, 39, 16]])
  func `a PNG that is too short for its size is refused by its header`(side: [UInt8]) throws {
    try folder.writeQuarters("p", width: 16, height: 16, format: .png)
    var bytes = try folder.bytes("p")
    bytes.replaceSubrange(16..<24, with: side + side)
    // The check sum of the header (PNG 1.2, 5.3) is over its name and content.
    let sum = CRC32.of(bytes[12..<29])
    bytes.replaceSubrange(
      29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) })
    let path = try folder.write("short", bytes)
    let error = #expect(throws: VipsKitError.self) { try PhotoDecoder.facts(ofFileAt: path) }
    guard case .damaged(path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("PNG: too short for"))
  }

  @Test(arguments: [PictureFormat.jpeg(quality: 90), .png, .webp(quality: 90), .tiff])
  func `a file cut anywhere is refused`(format: PictureFormat) throws {
    try folder.writeNoise("whole", width: 150, height: 100, format: format)
    let whole = try folder.bytes("whole")
    // Beyond eight tenths a TIFF loses nothing but its colour profile.
    for tenth in 1...8 {
      let path = try folder.write("cut", Array(whole.prefix(whole.count * tenth / 10)))
      #expect(throws: VipsKitError.self, "\(tenth)/10") { try PhotoDecoder.inspect(fileAt: path) }
      #expect(throws: VipsKitError.self, "\(tenth)/10") {
        try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: 50, height: 50))
      }
    }
  }

  @Test(arguments: [3, 8, 50, 200])
  func `a JPEG that lacks its last few rows is refused`(missing: Int) throws {
    try folder.writeNoise("whole", width: 150, height: 100, format: .jpeg(quality: 90))
    let path = try folder.write("cut", folder.bytes("whole").dropLast(2 + missing))
    #expect(throws: VipsKitError.self) { try PhotoDecoder.inspect(fileAt: path) }
  }

  @Test func `a JPEG that lacks only its end marker is whole`() throws {
    try folder.writeQuarters("whole", width: 300, height: 200, format: .jpeg(quality: 90))
    let path = try folder.write("cut", folder.bytes("whole").dropLast(2))
    let facts = try PhotoDecoder.inspect(fileAt: path)
    let pixels = try PhotoDecoder.pixels(ofFileAt: path, covering: facts.size)
    #expect(Quarters.order(in: pixels) == [0, 1, 2, 3])
  }

  @Test func `a header that promises too much is refused before anything is decoded`() throws {
    try folder.writeQuarters("small", width: 64, height: 64, format: .jpeg(quality: 90))
    var bytes = try folder.bytes("small")
    let frame = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0, 0, 17]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0, 0xFF, 0])
    let path = try folder.write("large", bytes)
    #expect(
      throws: VipsKitError.tooManyPixels(
        path: path, width: 65280, height: 65280, limit: PhotoDecoder.maximumPixelCount)
    ) { try PhotoDecoder.facts(ofFileAt: path) }
  }

  // MARK: Pixels

  @Test(arguments: [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
    (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
  ])
  func `every EXIF orientation is obeyed`(orientation: Int, corners: [Int]) throws {
    try folder.writeQuarters("plain", width: 80, height: 40, format: .jpeg(quality: 90))
    let path = try folder.write(
      "turned", folder.bytes("plain").withEXIFOrientation(UInt8(orientation)))
    let facts = try PhotoDecoder.facts(ofFileAt: path)
    let isTransposed = orientation >= 5
    #expect(facts.size == PixelSize(width: isTransposed ? 40 : 80, height: isTransposed ? 80 : 40))
    for size in [facts.size, PixelSize(width: 20, height: 20)] {
      let pixels = try PhotoDecoder.pixels(ofFileAt: path, covering: size)
      #expect(Quarters.order(in: pixels) == corners)
      #expect((pixels.width > pixels.height) == !isTransposed)
    }
  }

  @Test(arguments: [
    (1, 1, 2, 1), (100, 10, 100, 50), (10, 100, 200, 100), (400, 200, 400, 200),
    (1000, 10, 400, 200), (Int.max, Int.max, 400, 200), (0, -5, 2, 1), (399, 1, 399, 200),
  ])
  func `a picture covers what is asked for and is never scaled up`(
    askedWidth: Int, askedHeight: Int, width: Int, height: Int
  ) throws {
    let path = try folder.writeQuarters("wide", width: 400, height: 200, format: .png)
    let pixels = try PhotoDecoder.pixels(
      ofFileAt: path, covering: PixelSize(width: askedWidth, height: askedHeight))
    #expect(pixels.width == width)
    #expect(pixels.height == height)
  }

  @Test func `transparent pixels lend no colour to their neighbours`() throws {
    let path = try folder.writePicture(
      "edge.png", width: 64, height: 64, format: .png, keepsAlpha: true
    ) { x, _ in x < 30 ? 0 : 0xFFFF_FFFF }
    let pixels = try PhotoDecoder.pixels(
      ofFileAt: path, covering: PixelSize(width: 16, height: 16))
    #expect(!pixels.isOpaque)
    for x in 0..<16 {
      let colour = pixels.colour(x, 8)
      let alpha = colour >> 24
      #expect(colour.distance(to: alpha * 0x0101_0101) <= 1, "white of alpha \(alpha) at \(x)")
    }
  }

  @Test func `photos are decoded on many threads at once`() async throws {
    let path = try folder.writeQuarters(
      "p.jpg", width: 600, height: 400, format: .jpeg(quality: 90))
    try await withThrowingTaskGroup(of: [Int].self) { group in
      for side in 1...24 {
        group.addTask {
          let size = PixelSize(width: side * 20, height: side)
          return Quarters.order(in: try PhotoDecoder.pixels(ofFileAt: path, covering: size))
        }
      }
      for try await order in group { #expect(order == [0, 1, 2, 3]) }
    }
  }
}

extension [UInt8] {
  /// A JPEG with an EXIF block of one entry put after its first marker.
  fileprivate func withEXIFOrientation(_ orientation: UInt8) -> [UInt8] {
    let header: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8]
    let entry: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(header.count + entry.count + 2)] + header + entry
    return Array(prefix(2)) + segment + dropFirst(2).withoutSegment(0xE1)
  }
}

extension ArraySlice<UInt8> {
  /// Without the first segment of this kind: two EXIF blocks would contradict each other.
  fileprivate func withoutSegment(_ marker: UInt8) -> [UInt8] {
    guard
      let start = indices.dropLast(4).first(where: { self[$0...].starts(with: [0xFF, marker]) })
    else { return Array(self) }
    let length = Int(self[start + 2]) << 8 | Int(self[start + 3])
    return Array(self[..<start]) + self[(start + 2 + length)...]
  }
}
