import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import Testing
import VipsKit

@Suite struct ShadowTests {
  private static let shadow = LayerShadow(
    offset: CanvasPoint(x: 3, y: 5), blur: 8, color: .black)

  private static let layers: [EditorLayer] = [
    .photo(
      "clear", CanvasRect(x: 25, y: 25, width: 50, height: 40), rotation: 0.2,
      style: LayerStyle(cornerRadius: 6, shadow: shadow)),
    .text(
      TextContent(text: "Ab", fontSize: 40, color: .clear),
      CanvasRect(x: 10, y: 20, width: 80, height: 60), style: LayerStyle(shadow: shadow)),
  ]

  /// Only the shadows show: the photo and the letters are transparent.
  @Test(arguments: layers)
  func `a shadow grows with the picture`(layer: EditorLayer) throws {
    let document = EditorDocument.showing(layer, canvas: CanvasSize(width: 100, height: 100))
    let photos = DrawnPhotos.plain(["clear": .clear])
    let small = try document.picture(photos: photos)
    let large = try document.picture(scale: 5, photos: photos)
    for y in 0..<100 {
      for x in 0..<100 {
        let mean = large.meanRed(x: x * 5..<x * 5 + 5, y: y * 5..<y * 5 + 5)
        #expect(abs(mean - Double(small[x, y].red)) < 3, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: zip([1.0, 4, 10], [16.0, 4, 60]))
  func `a shadow's edge is the integral of a Gaussian`(scale: Double, blur: Double) throws {
    let shadow = LayerShadow(offset: CanvasPoint(x: 0, y: -3 * blur), blur: blur, color: .black)
    let document = EditorDocument.showing(
      .photo(
        "clear",
        CanvasRect(x: -2 * blur, y: 200 - blur, width: 40 + 4 * blur, height: 4 * blur),
        style: LayerStyle(shadow: shadow)),
      canvas: CanvasSize(width: 40, height: 300))
    let size = PixelSize(width: Int(40 * scale), height: Int(300 * scale))
    let picture = try PictureExporter(document, photos: DrawnPhotos.plain(["clear": .clear]))
      .preview(fitting: size)
    // The shadow ends at y = 200; all of the photo in the canvas is transparent.
    for distance in stride(from: -1.5 * blur, through: 1.5 * blur, by: blur / 8) {
      let row = Int((200 + distance) * scale)
      let y = (Double(row) + 0.5) / scale - 200
      let expected = 255 * (1 - 0.5 * erfc(y / (blur / 2) / 2.0.squareRoot()))
      let found = Double(picture[Int(20 * scale), row].red)
      #expect(abs(found - expected) < 3, "\(y) units from the edge")
    }
  }

  @Test func `a shadow without blur is the shape itself`() throws {
    let shadow = LayerShadow(offset: CanvasPoint(x: 30, y: 40), blur: 0, color: .black)
    let document = EditorDocument.showing(
      .photo(
        "red", CanvasRect(x: 10, y: 10, width: 50, height: 50), style: LayerStyle(shadow: shadow)))
    let picture = try document.picture(photos: .plain(["red": .red]))
    #expect(picture.places { $0 != .red && $0 != .black && $0 != .white }.isEmpty)
    #expect(picture.extent { $0 == .black }?.x == 40...89)
    #expect(picture.extent { $0 == .black }?.y == 50...99)
  }

  @Test func `a shadow shines through a photo with transparent parts`() throws {
    let document = EditorDocument.showing(
      .photo(
        "clear", CanvasRect(x: 50, y: 50, width: 100, height: 100),
        style: LayerStyle(shadow: LayerShadow(offset: .zero, blur: 4, color: .black))))
    let picture = try document.picture(photos: .plain(["clear": .clear]))
    #expect(picture[100, 100] == .black)
  }
}

extension PixelBuffer {
  func meanRed(x: Range<Int>, y: Range<Int>) -> Double {
    let values = y.flatMap { row in x.map { Double(self[$0, row].red) } }
    return values.reduce(0, +) / Double(max(1, values.count))
  }
}
