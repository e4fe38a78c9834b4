import CollageDocument
import CollageGeometry
import Dispatch
import Synchronization
import TestSupport
import Testing
import VipsKit

@testable import CairoRendering
@testable import CollageScene

@Suite struct RegionTests {
  private static let size = PixelSize(width: 300, height: 240)

  /// Photos, shadows, a gradient, half opacity and text, turned and not.
  private static let document: EditorDocument = {
    let style = LayerStyle(
      opacity: 0.8, cornerRadius: 10, border: LayerBorder(width: 3, color: .white), shadow: .soft)
    var document = EditorDocument(
      canvas: CanvasSize(width: 250, height: 200),
      background: .gradient(GradientFill(from: .white, to: SRGBColor(red: 90, green: 0, blue: 0))))
    for place in 0..<4 {
      document.layers.append(
        .photo(
          "chart", CanvasRect(x: Double(place) * 50, y: 30, width: 90, height: 120),
          rotation: Double(place) * 0.4, style: style))
    }
    document.layers.append(
      .text(
        TextContent(text: "Regions", fontSize: 40),
        CanvasRect(x: 10, y: 120, width: 230, height: 70), rotation: -0.1,
        style: LayerStyle(shadow: .soft)))
    return document
  }()

  private static func makeRenderer() -> SceneRenderer {
    SceneRenderer(DisplayList(document), size: size, photos: DrawnPhotos.chart())
  }

  /// Paints the bands of 16 rows in the order given, from as many threads.
  private static func paintBands(
    with renderer: SceneRenderer, order: [Int], threads: Int
  ) -> [UInt8] {
    let bands = Mutex<[Int: [UInt8]]>([:])
    let queue = Mutex(order[...])
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let band = queue.withLock({ $0.popFirst() }) {
        let area = PixelArea(
          minX: 0, minY: band * 16, maxX: size.width, maxY: band * 16 + 16)
        var pixels = [UInt8](repeating: 0, count: area.count * 4)
        pixels.withUnsafeMutableBytes { bytes in
          do {
            try renderer.paint(area, into: bytes, bytesPerRow: size.width * 4)
          } catch {
            Issue.record(error)
          }
        }
        bands.withLock { $0[band] = pixels }
      }
    }
    return bands.withLock { bands in bands.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  @Test func `the bytes do not depend on threads and order`() throws {
    let bands = Array(0..<15)
    let one = Self.paintBands(with: Self.makeRenderer(), order: bands, threads: 1)
    try RandomCases.run(2) { random in
      let order = bands.shuffled(using: &random)
      let four = Self.paintBands(with: Self.makeRenderer(), order: order, threads: 4)
      try #require(one == four, "order \(order)")
    }
  }

  @Test func `regions join without a trace`() throws {
    let bands = Self.paintBands(with: Self.makeRenderer(), order: Array(0..<15), threads: 1)
    let whole = try Self.makeRenderer().picture().withUnsafeBytes { Array($0) }
    let differences = zip(bands, whole).map { abs(Int($0) - Int($1)) }
    // Sampling is in fixed point, relative to the region.
    #expect(differences.max() ?? 0 <= 2)
  }

  @Test func `painting a region again brings back what was let go`() {
    let renderer = Self.makeRenderer()
    let first = Self.paintBands(with: renderer, order: Array(0..<15), threads: 2)
    let second = Self.paintBands(with: renderer, order: Array(0..<15), threads: 2)
    #expect(first == second)
  }

  @Test func `a photo is decoded once and let go after the last region`() {
    let photos = CountingPhotos()
    let renderer = SceneRenderer(DisplayList(Self.document), size: Self.size, photos: photos)
    _ = Self.paintBands(with: renderer, order: Array(0..<15), threads: 4)
    #expect(photos.count == 1)
    #expect(photos.isLetGo)
  }
}

/// Counts how often a photo is decoded, and whether its pixels are still in use.
private final class CountingPhotos: PhotoPixelSource {
  private struct WeakBuffer {
    weak var buffer: PixelBuffer?
  }

  private let decoded = Mutex<[WeakBuffer]>([])
  private let photos = DrawnPhotos.chart()

  var count: Int { decoded.withLock(\.count) }
  var isLetGo: Bool { decoded.withLock { $0.allSatisfy { $0.buffer == nil } } }

  func size(ofPhoto fileName: String) -> PixelSize? { photos.size(ofPhoto: fileName) }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    let buffer = try photos.pixels(ofPhoto: fileName, covering: size)
    decoded.withLock { $0.append(WeakBuffer(buffer: buffer)) }
    return buffer
  }
}
