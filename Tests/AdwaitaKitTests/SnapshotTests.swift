import AdwaitaKit
import CAdw
import CollageGeometry
import Foundation
import Testing
import VipsKit

extension DisplayTests {
  @MainActor
  struct SnapshotTests {
    init() { TestDisplay.start }

    nonisolated static let maps: [AffineMap] = [
      .identity,
      .translation(CanvasPoint(x: 13, y: 7)),
      .rotation(0.7).followed(by: .translation(CanvasPoint(x: 50, y: 20))),
      .scale(x: -1, y: 1).followed(by: .translation(CanvasPoint(x: 70, y: 30))),
      .scale(x: 1.5, y: 0.5).followed(by: .rotation(-2)).followed(
        by: .translation(CanvasPoint(x: 50, y: 60))),
      .rotation(0.5).followed(by: .scale(x: 2, y: 0.7)).followed(
        by: .translation(CanvasPoint(x: 30, y: 10))),
      AffineMap(a: 0.8, b: 0.3, c: 0.9, d: -1.1, tx: 20, ty: 50),
    ]

    @Test(arguments: maps) func `a map takes corners where it says`(map: AffineMap) throws {
      let rect = CanvasRect(x: 2, y: 3, width: 30, height: 20)
      let picture = try OffscreenPicture(size: 100) { snapshot in
        snapshot.mapped(by: map) {
          snapshot.fill(rect, with: GdkRGBA(red: 1, green: 0, blue: 0))
        }
      }
      let back = try #require(map.inverse)
      for y in 0..<100 {
        for x in 0..<100 {
          let center = CanvasPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let local = back.apply(to: center)
          // Pixels that an edge may cross are left out.
          if rect.outset(by: -1.5).contains(local) {
            #expect(picture[x, y] == [0, 0, 255, 255])
          } else if !rect.outset(by: 1.5).contains(local) {
            #expect(picture[x, y] == [0, 0, 0, 0])
          }
        }
      }
    }

    @Test func `a texture shows the pixels of a buffer and keeps it`() throws {
      let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 50, 60, 70, 255, 1, 2, 3, 255]
      weak var kept: PixelBuffer?
      var texture: GdkTexture?
      do {
        let buffer = PixelBuffer(width: 2, height: 2) { $0.copyBytes(from: pixels) }
        kept = buffer
        texture = buffer.withUnsafeBytes {
          .premultipliedBGRA(
            width: 2, height: 2, stride: buffer.stride, pixels: $0, keptBy: buffer)
        }
      }
      #expect(kept != nil)
      let picture = try OffscreenPicture(size: 2) { snapshot in
        guard let texture else { return }
        snapshot.draw(texture, in: CanvasRect(x: 0, y: 0, width: 2, height: 2))
      }
      #expect((0..<4).flatMap { picture[$0 % 2, $0 / 2] } == pixels)
      texture = nil
      #expect(kept == nil)
    }

    @Test(arguments: [CanvasRenderer.hardware, .software])
    func `a picture looks the same with every renderer, in each of many frames`(
      renderer: CanvasRenderer
    ) throws {
      let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 50, 60, 70, 255, 1, 2, 3, 255]
      let buffer = PixelBuffer(width: 2, height: 2) { $0.copyBytes(from: pixels) }
      let picture = buffer.withUnsafeBytes {
        CanvasPicture(
          width: 2, height: 2, stride: buffer.stride, pixels: $0, keptBy: buffer,
          in: CanvasRect(x: 1, y: 2, width: 2, height: 2))
      }
      for _ in 1...2 {
        let frame = try OffscreenPicture(size: 4) { $0.draw(picture, for: renderer) }
        #expect((0..<4).flatMap { frame[1 + $0 % 2, 2 + $0 / 2] } == pixels)
        #expect(frame[0, 2] == [0, 0, 0, 0])
      }
    }
  }
}

/// What a snapshot looks like, drawn by GSK in software.
@MainActor
struct OffscreenPicture {
  private let size: Int
  private var bytes: [UInt8]

  init(size: Int, draw: (GdkSnapshot) -> Void) throws {
    self.size = size
    bytes = [UInt8](repeating: 0, count: size * size * 4)
    let snapshot = GdkSnapshot()
    draw(snapshot)
    let node = try #require(snapshot.toNode())
    bytes.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(size),
        Int32(size), Int32(size) * 4)
      guard let context = cairo_create(surface) else { return }
      node.draw(context)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
  }

  /// Blue, green, red and alpha of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    Array(bytes[(y * size + x) * 4..<(y * size + x) * 4 + 4])
  }
}
