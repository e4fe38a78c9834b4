import TestSupport
import Testing
import VipsKit

struct BitmapTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The quarters' colours in each way that BMP can hold them: two by two pixels, the lower row
  /// first.
  static let quarters: [(name: String, bytes: [UInt8])] = [
    (
      "24 bits",
      bitmap(bits: 24, pixels: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0])
    ),
    (
      "24 bits from the top down",
      bitmap(
        height: -2, bits: 24,
        pixels: [0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0])
    ),
    (
      "32 bits",
      bitmap(
        bits: 32, pixels: [255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0])
    ),
    ("16 bits", bitmap(bits: 16, pixels: [0x1F, 0, 0xFF, 0x7F, 0, 0x7C, 0xE0, 0x03])),
    (
      "16 bits with masks",
      bitmap(
        bits: 16, compression: 3, between: masks(0xF800, 0x07E0, 0x001F),
        pixels: [0x1F, 0, 0xFF, 0xFF, 0, 0xF8, 0xE0, 0x07])
    ),
    ("8 bits", bitmap(bits: 8, between: palette, pixels: [2, 3, 0, 0, 0, 1, 0, 0])),
    ("4 bits", bitmap(bits: 4, between: palette, pixels: [0x23, 0, 0, 0, 0x01, 0, 0, 0])),
    (
      "8 bits in runs",
      bitmap(
        bits: 8, compression: 1, between: palette,
        pixels: [1, 2, 1, 3, 0, 0, 1, 0, 1, 1, 0, 1])
    ),
    (
      "4 bits in runs",
      bitmap(bits: 4, compression: 2, between: palette, pixels: [2, 0x23, 0, 0, 2, 0x01, 0, 1])
    ),
  ]

  @Test(arguments: quarters)
  func `every kind of BMP is read`(name: String, bytes: [UInt8]) throws {
    let path = try folder.write("p.bmp", bytes)
    let facts = try PhotoDecoder.inspect(fileAt: path)
    #expect(facts == PhotoFacts(format: .bmp, size: facts.size, hasAlpha: false))
    let pixels = try PhotoDecoder.pixels(ofFileAt: path, covering: facts.size)
    let colours = [(0, 0), (1, 0), (0, 1), (1, 1)].map { pixels.colour($0, $1) }
    #expect(colours == Quarters.colours)
  }

  @Test(arguments: quarters)
  func `a BMP cut anywhere is refused`(name: String, bytes: [UInt8]) throws {
    for count in 1..<(bytes.count - 3) {
      let path = try folder.write("p.bmp", Array(bytes.prefix(count)))
      #expect(throws: VipsKitError.self, "\(count)") { try PhotoDecoder.inspect(fileAt: path) }
    }
  }

  @Test func `a BMP that promises too much is refused by its header`() throws {
    let path = try folder.write("p.bmp", Self.bitmap(width: 60_000, height: 60_000, bits: 24))
    #expect(
      throws: VipsKitError.tooManyPixels(
        path: path, width: 60_000, height: 60_000, limit: PhotoDecoder.maximumPixelCount)
    ) { try PhotoDecoder.inspect(fileAt: path) }
  }

  @Test func `bytes at random never crash the reader`() throws {
    try RandomCases.run(300) { random in
      var bytes = random.element(of: Self.quarters).bytes
      for _ in 0..<3 {
        bytes[random.integer(in: 14...bytes.count - 1)] = .random(in: 0...255, using: &random)
      }
      let path = try folder.write("p.bmp", bytes)
      do {
        let facts = try PhotoDecoder.inspect(fileAt: path)
        try #require(facts.width > 0 && facts.height > 0)
      } catch let error as VipsKitError {
        try #require(error.concerns(path))
      }
    }
  }

  // MARK: Making files

  private static let palette: [UInt8] = [
    0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0,
  ]

  private static func masks(_ masks: UInt32...) -> [UInt8] { masks.flatMap(littleEndian) }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }

  private static func bitmap(
    width: Int32 = 2, height: Int32 = 2, bits: UInt16, compression: UInt32 = 0,
    between: [UInt8] = [], pixels: [UInt8] = []
  ) -> [UInt8] {
    let colourCount: UInt32 = bits <= 8 ? 4 : 0
    let info = littleEndian(UInt32(40)) + littleEndian(width) + littleEndian(height)
    let kind = littleEndian(UInt16(1)) + littleEndian(bits) + littleEndian(compression)
    let rest = [UInt8](repeating: 0, count: 12) + littleEndian(colourCount) + [0, 0, 0, 0]
    let offset = littleEndian(UInt32(54 + between.count))
    let start: [UInt8] = Array("BM".utf8) + [UInt8](repeating: 0, count: 8) + offset
    return start + info + kind + rest + between + pixels
  }
}

extension VipsKitError {
  /// Whether this is a refusal of the file at `path`.
  fileprivate func concerns(_ path: String) -> Bool {
    switch self {
    case .emptyFile(path), .unreadable(path, _), .unsupportedFormat(path, _), .damaged(path, _),
      .tooManyPixels(path, _, _, _):
      true
    default: false
    }
  }
}
