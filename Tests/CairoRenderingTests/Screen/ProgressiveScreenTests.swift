import CollageDocument
import CollageGeometry
import RenderingTestSupport
import Synchronization
import Testing
import VipsKit

@testable import CairoRendering

@Suite struct ProgressiveScreenTests {
  private static let view = PixelSize(width: 160, height: 160)
  private static let names = (0..<20).map { "\($0)" }

  private let photos = NotedPhotos(.gradients(names, size: PixelSize(width: 80, height: 60)))

  /// Twenty photos, one of them twice and one of them missing.
  private static let document: EditorDocument = {
    var document = EditorDocument(canvas: CanvasSize(width: 320, height: 320))
    for (place, name) in (names + ["3", "missing"]).enumerated() {
      document.layers.append(
        .photo(
          name,
          CanvasRect(
            x: Double(place % 5) * 60 + 5, y: Double(place / 5) * 60 + 5, width: 70, height: 50),
          style: LayerStyle(cornerRadius: 8)))
    }
    return document
  }()

  private func request(hot: Set<LayerID> = []) -> ScreenRequest {
    ScreenRequest(
      Self.document,
      viewport: ScreenViewport(
        canvas: Self.document.canvas, scale: 0.5, offset: .zero, view: Self.view),
      hotLayers: hot)
  }

  private func exported() throws -> PixelBuffer {
    try PictureExporter(Self.document, photos: photos).preview(fitting: Self.view)
  }

  @Test func `what is available is shown without decoding`() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    let soft = try composer.compose(request(), photoQuality: .available)
    #expect(photos.asked.isEmpty)
    #expect(soft.isSoft)
    let picture = try soft.picture(showing: Self.document)
    // In a photo there is a plain surface; beside it the canvas.
    #expect(picture[20, 15] == TestColor(red: 200, green: 200, blue: 200))
    #expect(picture[0, 0] == .white)
  }

  @Test func `photos come in steps, each decoded once, and the end is the export`() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    var steps: [PixelBuffer] = []
    let last = try composer.composeProgressively(request()) { step in
      #expect(step.isSoft)
      steps += (try? step.picture(showing: Self.document)).map { [$0] } ?? []
    }
    #expect(photos.asked.sorted() == (Self.names + ["missing"]).sorted())
    #expect(!last.isSoft)
    #expect(last.unreadablePhotos.map(\.fileName) == ["missing"])
    let exported = try exported()
    let end = PixelDifference(try last.picture(showing: Self.document), exported)
    #expect(end.mean < 0.1, "\(end)")
    let distances = steps.map { PixelDifference($0, exported).mean }
    #expect(distances.count == 4)
    #expect(distances == distances.sorted(by: >))
  }

  @Test func `photos that are there make the first step the last`() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    let first = try composer.compose(request())
    let known = photos.asked.count
    var stepCount = 0
    let again = try composer.composeProgressively(request(), reusing: first) { _ in stepCount += 1 }
    #expect(stepCount == 0)
    #expect(photos.asked.count == known)
    #expect(first.pieces[0].pixels === again.pieces[0].pixels)
  }

  @Test func `photos of another size stand in until they are decoded`() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    _ = try composer.compose(request())
    let zoomed = ScreenRequest(
      Self.document,
      viewport: ScreenViewport(
        canvas: Self.document.canvas, scale: 0.25, offset: .zero, view: Self.view))
    let known = photos.asked.count
    let soft = try composer.compose(zoomed, photoQuality: .available)
    #expect(photos.asked.count == known)
    #expect(soft.isSoft)
    let small = try PictureExporter(Self.document, photos: photos)
      .preview(fitting: PixelSize(width: 80, height: 80))
    let difference = PixelDifference(try soft.picture(showing: Self.document), small)
    #expect(difference.mean < 3, "\(difference)")
  }

  @Test func `a photo that was lost is shown when it is forgotten and there again`() throws {
    let returning = ReturningPhotos(photos)
    let cache = PhotoPixelCache(returning)
    let composer = ScreenComposer(photos: cache)
    let first = try composer.compose(request())
    #expect(first.unreadablePhotos.map(\.fileName) == Self.names.sorted() + ["missing"])
    returning.areThere = true
    let unasked = try composer.compose(request(), reusing: first)
    #expect(unasked.pieces[0].pixels === first.pieces[0].pixels)
    cache.forgetAll()
    let second = try composer.compose(request(), reusing: first)
    #expect(second.unreadablePhotos.map(\.fileName) == ["missing"])
    let picture = try second.picture(showing: Self.document)
    #expect(PixelDifference(picture, try exported()).mean < 0.1)
  }

  @Test func `a cancelled composition decodes no more`() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    let asked = photos
    #expect(throws: ExportError.cancelled) {
      try composer.composeProgressively(
        request(), isCancelled: { asked.asked.count >= 3 }, show: { _ in })
    }
    #expect(photos.asked.count < 10)
  }
}

/// Photos that are missing until they are there.
private final class ReturningPhotos: PhotoPixelSource {
  private let photos: NotedPhotos
  private let state = Mutex(false)

  var areThere: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  init(_ photos: NotedPhotos) {
    self.photos = photos
  }

  func size(ofPhoto fileName: String) -> PixelSize? { photos.size(ofPhoto: fileName) }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    guard areThere else { throw DrawnPhotos.MissingPhoto() }
    return try photos.pixels(ofPhoto: fileName, covering: size)
  }
}
