import CollageDocument
import CollageGeometry
import CollageScene
import Testing

@Suite struct PhotoDrawingTests {
  private static func drawing(
    flippedHorizontally: Bool = false, flippedVertically: Bool = false
  ) throws -> PhotoDrawing {
    var content = PhotoContent(
      fileName: "a", originalName: "Holiday.jpg", pixelSize: CanvasSize(width: 800, height: 400),
      crop: PhotoCrop(zoom: 2, panX: 1, panY: -1))
    content.isFlippedHorizontally = flippedHorizontally
    content.isFlippedVertically = flippedVertically
    let layer = EditorLayer(
      placement: LayerPlacement(center: .zero, frame: CanvasSize(width: 100, height: 100)),
      content: .photo(content))
    let item = try #require(DisplayList(EditorDocument(layers: [layer])).items.last)
    guard case .photo(let photo)? = item.drawings.last else { throw NoPhoto() }
    return photo
  }

  private struct NoPhoto: Error {}

  @Test func `the part that shows follows zoom and pan`() throws {
    let photo = try Self.drawing()
    #expect(photo.visiblePart == CanvasRect(x: 0.75, y: 0, width: 0.25, height: 0.5))
    #expect(photo.displayName == "Holiday.jpg")
  }

  @Test(arguments: [false, true], [false, true])
  func `the visible part fills the frame, mirrored where it is to be`(
    horizontally: Bool, vertically: Bool
  ) throws {
    let photo = try Self.drawing(flippedHorizontally: horizontally, flippedVertically: vertically)
    let corner = photo.unitToLayer.apply(to: photo.visiblePart.origin)
    #expect(abs(corner.x - (horizontally ? 50 : -50)) < 1e-9)
    #expect(abs(corner.y - (vertically ? 50 : -50)) < 1e-9)
    let middle = photo.unitToLayer.apply(to: photo.visiblePart.center)
    #expect(middle.length < 1e-9)
  }
}
