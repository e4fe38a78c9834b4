import CairoRendering
import CollageDocument
import CollageGeometry
import Testing
import VipsKit

@Suite struct EdgeTests {
  private let photos = DrawnPhotos.plain(["red": .red, "blue": .blue])

  @Test(arguments: [1, 2, 2.5, 20])
  func `a photo that fills the canvas mixes with nothing at its edges`(scale: Double) throws {
    let canvas = CanvasSize(width: 40, height: 22.5)
    let document = EditorDocument.showing(
      .photo("red", CanvasRect(origin: .zero, size: canvas)), canvas: canvas,
      background: .color(.clear))
    let picture = try document.picture(scale: scale, photos: photos)
    #expect(picture.places { $0 != .red }.isEmpty)
  }

  @Test(arguments: [0.37, 0.5, 1, 1.3, 2.71, 7.77])
  func `cells without a gap leave no seam at any zoom`(scale: Double) throws {
    let side = 100.0 / 3
    var document = EditorDocument(
      canvas: CanvasSize(width: 100, height: 100),
      background: .color(SRGBColor(red: 0, green: 255, blue: 0)))
    for cell in 0..<9 {
      let place = CanvasRect(
        x: Double(cell % 3) * side, y: Double(cell / 3) * side, width: side, height: side)
      document.layers.append(.photo(cell % 2 == 0 ? "red" : "blue", place))
    }
    let picture = try document.picture(scale: scale, photos: photos)
    #expect(picture.places { $0 != .red && $0 != .blue }.isEmpty)
  }

  @Test(arguments: [Double.pi / 2, .pi, -.pi / 2])
  func `cells on their side leave no seam`(rotation: Double) throws {
    var document = EditorDocument(canvas: CanvasSize(width: 99, height: 99))
    for cell in 0..<3 {
      let center = CanvasPoint(x: Double(cell) * 33 + 16.5, y: 49.5)
      document.layers.append(
        EditorLayer(
          placement: LayerPlacement(
            center: center, frame: CanvasSize(width: 99, height: 33), rotation: rotation),
          content: .photo(PhotoContent(fileName: "red"))))
    }
    document.layers[1].placement.rotation = .pi / 2
    let picture = try document.picture(scale: 1.37, photos: photos)
    let mixed = picture.places { $0 != .red }
    #expect(mixed.isEmpty || rotation == .pi)
  }

  @Test(arguments: [0.0, 0.4])
  func `an opaque border lets nothing of the photo show outside`(rotation: Double) throws {
    let style = LayerStyle(cornerRadius: 12, border: LayerBorder(width: 6, color: .white))
    let frame = CanvasRect(x: 40.3, y: 50.7, width: 120, height: 90)
    let document = EditorDocument.showing(
      .photo("red", frame, rotation: rotation, style: style))
    let picture = try document.picture(photos: photos)
    let inner = RotatedRect(
      center: frame.center, size: frame.outset(by: -4).size, rotation: rotation)
    let stained = picture.places { $0 != .white }.filter { place in
      !inner.contains(CanvasPoint(x: Double(place.x) + 0.5, y: Double(place.y) + 0.5))
    }
    #expect(stained.isEmpty)
    #expect(picture[100, 95] == .red)
  }

  @Test func `a border without width is no border`() throws {
    let frame = CanvasRect(x: 20.5, y: 30.5, width: 100, height: 80)
    let bare = EditorDocument.showing(.photo("red", frame, rotation: 0.2))
    var bordered = bare
    bordered.layers[0].style.border = LayerBorder(width: 0, color: .black)
    let (a, b) = try (bare.picture(photos: photos), bordered.picture(photos: photos))
    #expect(a.withUnsafeBytes { Array($0) } == b.withUnsafeBytes { Array($0) })
  }

  @Test func `a border wider than its frame fills it`() throws {
    let style = LayerStyle(border: LayerBorder(width: 500, color: .black))
    let document = EditorDocument.showing(
      .photo("red", CanvasRect(x: 50, y: 50, width: 100, height: 60), style: style))
    let picture = try document.picture(photos: photos)
    #expect(picture.extent { $0 == .black }?.x == 50...149)
    #expect(picture.places { $0 != .black && $0 != .white }.isEmpty)
  }

  @Test func `a frame of millions of pixels covers the picture`() throws {
    let huge = EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 400_000, y: 5), frame: CanvasSize(width: 100_000, height: 90_000),
        scale: 5, rotation: 0.7),
      content: .photo(PhotoContent(fileName: "red")),
      style: LayerStyle(cornerRadius: 10_000))
    var document = EditorDocument.showing(huge, canvas: CanvasSize(width: 10, height: 10))
    #expect(try document.picture(scale: 20, photos: photos)[100, 100] == .white)
    document.layers[0].placement.center = CanvasPoint(x: 100_000, y: 5)
    let picture = try document.picture(scale: 20, photos: photos)
    #expect(picture.places { $0 != .red }.isEmpty)
  }
}
