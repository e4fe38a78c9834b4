import CollageDocument
import CollageGeometry
import CollagePresentation
import TestSupport
import Testing

@Suite struct PhotoResolutionTests {
  private static func photo(
    _ width: Double, _ height: Double, crop: PhotoCrop = .centered
  ) -> PhotoContent {
    PhotoContent(
      fileName: "a.jpg", originalName: "Sea.jpg",
      pixelSize: CanvasSize(width: width, height: height), crop: crop)
  }

  /// What there is to each pixel of a picture of 2000 pixels of one photo in the standard frame.
  private static func resolution(_ layer: EditorLayer) throws -> PhotoResolution? {
    EditorDocument(layers: [layer])
      .photoResolutions(in: PictureSize(width: 2000, height: 2000)).first
  }

  @Test(arguments: [(4000.0, 5.0), (800, 1), (400, 0.5)])
  func `a photo is compared with the pixels of its frame`(width: Double, ratio: Double) throws {
    // The frame is 400 × 300 units, thus 800 × 600 pixels.
    let layer = EditorLayer.photo(Self.photo(width, width * 3 / 4))
    let resolution = try #require(try Self.resolution(layer))
    #expect(abs(resolution.pixelsPerPixel - ratio) < 1e-9)
    #expect(resolution.layer == layer.id && resolution.name == "Sea.jpg")
    #expect(resolution.isLow == (ratio < 0.6))
  }

  @Test func `zooming and enlarging cost resolution and turning does not`() throws {
    var layer = EditorLayer.photo(Self.photo(1600, 1200, crop: PhotoCrop(zoom: 2)))
    #expect(try Self.resolution(layer)?.pixelsPerPixel == 1)
    layer.placement.rotation = 1
    #expect(try Self.resolution(layer)?.pixelsPerPixel == 1)
    layer.placement.scale = 2
    #expect(try Self.resolution(layer)?.pixelsPerPixel == 0.5)
  }

  @Test func `the side that is cut does not count`() throws {
    // Of a panorama the height fills the frame.
    let layer = EditorLayer.photo(Self.photo(60_000, 600))
    #expect(abs(try #require(try Self.resolution(layer)).pixelsPerPixel - 1) < 1e-9)
  }

  @Test func `what does not show or is not known is left out`() throws {
    var hidden = EditorLayer.photo(Self.photo(10, 10))
    hidden.isHidden = true
    let unknown = EditorLayer.photo(PhotoContent(fileName: "b.jpg"))
    let document = EditorDocument(
      background: .photo(Self.photo(500, 500)), layers: [hidden, unknown, .text("sea")])
    let found = document.photoResolutions(in: PictureSize(width: 1000, height: 1000))
    #expect(found.map(\.layer) == [nil])
    #expect(found.map(\.pixelsPerPixel) == [0.5])
  }
}
