import CollageDocument
import CollageGeometry
import CollageScene
import Foundation
import Testing

@Suite struct DisplayListTests {
  private static let frame = CanvasSize(width: 200, height: 100)

  private static func layer(
    _ content: LayerContent, style: LayerStyle = .plain, scale: Double = 1, rotation: Double = 0
  ) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 300, y: 400), frame: frame, scale: scale, rotation: rotation),
      content: content, style: style)
  }

  private static let photo = LayerContent.photo(PhotoContent(fileName: "a.jpg"))

  private static func list(_ layers: EditorLayer...) -> DisplayList {
    DisplayList(EditorDocument(layers: layers))
  }

  @Test func `the background comes first, then the layers from back to front`() {
    let layers = [Self.layer(Self.photo), Self.layer(.text(TextContent(text: "a")))]
    let list = DisplayList(EditorDocument(layers: layers))
    #expect(list.items.map(\.layer) == [nil, layers[0].id, layers[1].id])
    #expect(list.canvas == CanvasSize(width: 1000, height: 1000))
  }

  @Test func `hidden, transparent and unknown layers are left out`() {
    var hidden = Self.layer(Self.photo)
    hidden.isHidden = true
    let transparent = Self.layer(Self.photo, style: LayerStyle(opacity: 0))
    let unknown = Self.layer(.unsupported(kind: "video"))
    #expect(Self.list(hidden, transparent, unknown).items.count == 1)
  }

  @Test func `a photo is drawn above its shadow and below its border`() throws {
    let border = LayerBorder(width: 3, color: .black)
    let style = LayerStyle(opacity: 0.5, cornerRadius: 9, border: border, shadow: .soft)
    let item = try #require(Self.list(Self.layer(Self.photo, style: style)).items.last)
    let frame = RoundedFrame(
      rect: CanvasRect(x: -100, y: -50, width: 200, height: 100), cornerRadius: 9)
    #expect(item.opacity == 0.5)
    #expect(item.drawings.count == 3)
    #expect(item.drawings.first == .frameShadow(frame, .soft))
    #expect(item.drawings.last == .border(frame, border))
    guard case .photo(let photo) = item.drawings[1] else {
      Issue.record("no photo in the middle")
      return
    }
    #expect(photo.frame == frame)
  }

  @Test func `a border without width is not drawn`() {
    let style = LayerStyle(border: LayerBorder(width: 0, color: .black))
    #expect(Self.list(Self.layer(Self.photo, style: style)).items.last?.drawings.count == 1)
  }

  @Test func `letters cast the shadow, or their background where they have one`() {
    var content = TextContent(text: "a\r\nb")
    let style = LayerStyle(shadow: .soft)
    let bare = Self.list(Self.layer(.text(content), style: style)).items.last?.drawings ?? []
    let text = TextDrawing(
      content: content.settable, frame: CanvasRect(x: -100, y: -50, width: 200, height: 100))
    #expect(bare == [.textShadow(text, .soft), .text(text)])
    content.background = .white
    let filled = Self.list(Self.layer(.text(content), style: style)).items.last?.drawings ?? []
    #expect(filled.count == 3)
    guard case .frameShadow? = filled.first, case .fill(_, .color(.white)) = filled[1] else {
      Issue.record("\(filled)")
      return
    }
  }

  @Test func `the corner radius is at most half the shorter side`() {
    let rect = CanvasRect(origin: .zero, size: Self.frame)
    #expect(RoundedFrame(rect: rect, cornerRadius: 80).cornerRadius == 50)
    #expect(RoundedFrame(rect: rect, cornerRadius: -1).cornerRadius == 0)
  }

  @Test(arguments: [0, 0.7, -2.5], [0.2, 1, 5])
  func `the bounds hold the outline and the shadow`(rotation: Double, scale: Double) throws {
    let shadow = LayerShadow(offset: CanvasPoint(x: 30, y: -20), blur: 10)
    let layer = Self.layer(
      Self.photo, style: LayerStyle(shadow: shadow), scale: scale, rotation: rotation)
    let item = try #require(Self.list(layer).items.last)
    let bounds = item.bounds.outset(by: 1e-6)
    #expect(layer.placement.outline.corners.allSatisfy(bounds.contains))
    let moved = CanvasRect(center: shadow.offset, size: Self.frame)
    for corner in moved.corners.map(item.layerToCanvas.apply) {
      for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
        let way = CanvasPoint(x: cos(angle), y: sin(angle)) * (shadow.reach * scale)
        #expect(bounds.contains(corner + way))
      }
    }
  }

  @Test func `a photo fills the background around its middle`() throws {
    let document = EditorDocument(background: .photo(PhotoContent(fileName: "wide.jpg")))
    let list = DisplayList(document) { name in
      name == "wide.jpg" ? CanvasSize(width: 4000, height: 1000) : nil
    }
    guard case .photo(let photo)? = list.items.first?.drawings.first else {
      Issue.record("no photo")
      return
    }
    #expect(photo.visiblePart == CanvasRect(x: 0.375, y: 0, width: 0.25, height: 1))
    #expect(photo.wholePhotoSize == CanvasSize(width: 4000, height: 1000))
  }

  @Test func `a photo's extent is the largest at which it shows`() {
    var zoomed = Self.layer(.photo(PhotoContent(fileName: "a.jpg", pixelSize: Self.frame)))
    zoomed.photo?.crop.zoom = 3
    let enlarged = Self.layer(
      .photo(PhotoContent(fileName: "a.jpg", pixelSize: Self.frame)), scale: 2)
    let extent = Self.list(zoomed, enlarged).photoExtents["a.jpg"]
    #expect(abs((extent?.width ?? 0) - 600) < 1e-9)
    #expect(abs((extent?.height ?? 0) - 300) < 1e-9)
  }
}
