import Foundation
import Synchronization
import TestSupport
import Testing
import VipsKit

struct PictureWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let formats: [PictureFormat] = [
    .png, .jpeg(quality: 95), .webp(quality: 95), .losslessWebP, .tiff,
  ]

  // MARK: Content

  @Test(arguments: formats)
  func `a picture reads back as it was rendered`(format: PictureFormat) throws {
    let path = try folder.writeQuarters("p", width: 101, height: 67, format: format)
    let facts = try PhotoDecoder.inspect(fileAt: path)
    #expect(facts.size == PixelSize(width: 101, height: 67))
    #expect(!facts.hasAlpha)
    let pixels = try PhotoDecoder.pixels(ofFileAt: path, covering: facts.size)
    #expect(pixels.isOpaque)
    #expect(Quarters.order(in: pixels) == [0, 1, 2, 3])
  }

  @Test(arguments: [PictureFormat.png, .losslessWebP, .tiff])
  func `transparency is kept to the last bit`(format: PictureFormat) throws {
    let colours: [UInt32] = [0x0000_0000, 0x8040_0080, 0xFF12_3456, 0x4000_4000]
    let path = try folder.writePicture("p", width: 4, height: 4, format: format, keepsAlpha: true) {
      x, _ in colours[x]
    }
    let facts = try PhotoDecoder.facts(ofFileAt: path)
    #expect(facts.hasAlpha)
    let pixels = try PhotoDecoder.pixels(ofFileAt: path, covering: facts.size)
    for x in 0..<4 { #expect(pixels.colour(x, 2).distance(to: colours[x]) <= 1) }
  }

  @Test(arguments: formats)
  func `without transparency a picture lies on white`(format: PictureFormat) throws {
    let path = try folder.writePicture("p", width: 16, height: 16, format: format) { x, y in
      0x8000_0000  // half black
    }
    let pixels = try PhotoDecoder.pixels(
      ofFileAt: path, covering: PixelSize(width: 16, height: 16))
    #expect(pixels.colour(8, 8).distance(to: 0xFF7F_7F7F) <= 2)
  }

  @Test func `a large picture is asked for in parts that cover it once`() throws {
    let size = PixelSize(width: 12_000, height: 3_001)
    let rendered = Mutex((pixelCount: 0, largest: 0))
    let progress = Mutex([Double]())
    try PictureWriter(size: size, format: .jpeg(quality: 50)).write(
      to: folder.path("large.jpg"), progress: { part in progress.withLock { $0.append(part) } }
    ) { region, memory in
      #expect(memory.count == region.bytesPerRow * region.height)
      #expect(region.x >= 0 && region.x + region.width <= size.width)
      #expect(region.y >= 0 && region.y + region.height <= size.height)
      rendered.withLock {
        $0.pixelCount += region.width * region.height
        $0.largest = max($0.largest, memory.count)
      }
    }
    #expect(rendered.withLock(\.pixelCount) == size.width * size.height)
    #expect(rendered.withLock(\.largest) < 8_000_000)
    let parts = progress.withLock(\.self)
    #expect(parts == parts.sorted())
    #expect(parts.last == 1)
  }

  // MARK: Metadata

  @Test(arguments: [72, 96, 150, 300, 600])
  func `a JPEG says its resolution in dots per inch`(dpi: Double) throws {
    try write("p.jpg", .jpeg(quality: 80), PictureMetadata(dotsPerInch: dpi))
    let bytes = try folder.bytes("p.jpg")
    #expect(bytes[6..<10].elementsEqual("JFIF".utf8))
    // Unit 1 is the inch; then the two densities.
    #expect(bytes[13] == 1)
    #expect(Double(bytes[14]) * 256 + Double(bytes[15]) == dpi)
    #expect(Double(bytes[16]) * 256 + Double(bytes[17]) == dpi)
    // The next marker follows at once.
    #expect(Array(bytes[20..<22]) == [0xFF, 0xE1])
  }

  @Test func `a PNG says its resolution in dots per metre`() throws {
    try write("p.png", .png, PictureMetadata(dotsPerInch: 300))
    let bytes = try folder.bytes("p.png")
    let chunk = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("pHYs".utf8)) })
    // 300 / 0.0254 = 11811, big-endian, twice; unit 1 is the metre.
    let density: [UInt8] = [0, 0, 0x2E, 0x23]
    #expect(Array(bytes[(chunk + 4)..<(chunk + 13)]) == density + density + [1])
  }

  @Test(arguments: [PictureFormat.jpeg(quality: 80), .png, .webp(quality: 80), .losslessWebP])
  func `the date is written and read as EXIF`(format: PictureFormat) throws {
    let date = "2024:02:29 23:59:58"
    let path = try write(
      "p", format, PictureMetadata(creationDate: date, software: "Test"))
    #expect(try PhotoDecoder.facts(ofFileAt: path).captureDate == date)
  }

  // MARK: Failures

  @Test(arguments: formats)
  func `an error while rendering leaves the older file alone`(format: PictureFormat) throws {
    struct Broken: Error, Equatable {}
    let old = Array("the older file".utf8)
    _ = try folder.write("p", old)
    #expect(throws: Broken()) {
      try folder.writePicture("p", width: 300, height: 900, format: format) { _, y in
        if y >= 600 { throw Broken() }
        return 0xFF00_0000
      }
    }
    #expect(try folder.names == ["p"])
    #expect(try folder.bytes("p") == old)
  }

  @Test func `an error in the very last row is not lost`() throws {
    struct Broken: Error {}
    for _ in 0..<50 {
      #expect(throws: Broken.self) {
        try folder.writePicture("p", width: 20, height: 33, format: .png) { _, y in
          if y == 32 { throw Broken() }
          return 0
        }
      }
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a cancelled export leaves nothing behind`() throws {
    let asked = Mutex(0)
    let writer = PictureWriter(size: PixelSize(width: 500, height: 5000), format: .png)
    #expect(throws: VipsKitError.cancelled) {
      try writer.write(
        to: folder.path("p.png"),
        isCancelled: {
          asked.withLock {
            $0 += 1
            return $0 > 20
          }
        }, render: { _, _ in })
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a folder that is not there is an error that names the file`() {
    let path = folder.path("missing/p.png")
    #expect(
      throws: VipsKitError.writeFailed(path: path, reason: "No such file or directory")
    ) { try folder.writeQuarters("missing/p.png", width: 8, height: 8, format: .png) }
  }

  @Test(arguments: [("/dev/null", "not a regular file"), ("/tmp", "Is a directory")])
  func `what is no file is not replaced`(path: String, reason: String) {
    let writer = PictureWriter(size: PixelSize(width: 8, height: 8), format: .png)
    #expect(throws: VipsKitError.writeFailed(path: path, reason: reason)) {
      try writer.write(to: path) { _, _ in }
    }
  }

  @Test(arguments: [(PictureFormat.jpeg(quality: 90), 65_500), (.webp(quality: 90), 16_383)])
  func `what a format cannot say is refused with its limit`(format: PictureFormat, limit: Int) {
    let writer = PictureWriter(size: PixelSize(width: 10, height: limit + 1), format: format)
    let name = limit == 65_500 ? "JPEG" : "WebP"
    #expect(
      throws: VipsKitError.pictureTooLarge(
        format: name, width: 10, height: limit + 1, limit: limit)
    ) { try writer.write(to: folder.path("p")) { _, _ in } }
  }

  @Test func `a link stays and its target is replaced`() throws {
    let target = try folder.write("target.png", [1])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: target)
    try folder.writeQuarters("link.png", width: 8, height: 8, format: .png)
    #expect(try PhotoDecoder.facts(ofFileAt: target).width == 8)
    #expect(try folder.names == ["link.png", "target.png"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.png")) == target)
  }

  // MARK: Memory

  @Test func `a buffer becomes a file in memory`() throws {
    let buffer = PixelBuffer(width: 40, height: 30) { memory in
      for offset in stride(from: 0, to: memory.count, by: 4) {
        memory.storeBytes(of: 0x8000_8000, toByteOffset: offset, as: UInt32.self)
      }
    }
    #expect(!buffer.isOpaque)
    let onWhite = try decode(buffer.jpegData(quality: 95))
    #expect(onWhite.colour(20, 15).distance(to: 0xFF7F_FF7F) <= 4)
    let kept = try decode(buffer.pngData())
    #expect(kept.colour(20, 15).distance(to: 0x8000_8000) <= 1)
  }

  private func decode(_ data: Data) throws -> PixelBuffer {
    let path = try folder.write("memory", [UInt8](data))
    return try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: 40, height: 30))
  }

  @discardableResult
  private func write(
    _ name: String, _ format: PictureFormat, _ metadata: PictureMetadata
  ) throws -> String {
    try folder.writePicture(name, width: 20, height: 20, format: format, metadata: metadata) {
      _, _ in
      0xFF80_8080
    }
  }
}
