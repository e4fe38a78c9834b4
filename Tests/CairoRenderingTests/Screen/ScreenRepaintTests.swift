import CollageDocument
import CollageGeometry
import RenderingTestSupport
import Testing
import VipsKit

@testable import CairoRendering

/// What is painted again when something changes.
@Suite struct ScreenRepaintTests {
  private static let view = PixelSize(width: 240, height: 240)
  private static let style = LayerStyle(
    opacity: 0.9, cornerRadius: 12, border: LayerBorder(width: 4, color: .white), shadow: .soft)

  /// Nine photos in rows of three, each with a photo of its own.
  private static let document: EditorDocument = {
    var document = EditorDocument(canvas: CanvasSize(width: 300, height: 300))
    for place in 0..<9 {
      let corner = CanvasPoint(x: Double(place % 3) * 100 + 10, y: Double(place / 3) * 100 + 10)
      document.layers.append(
        .photo(
          "\(place)",
          CanvasRect(origin: corner, size: CanvasSize(width: 80, height: 60)),
          rotation: Double(place) * 0.1, style: style))
    }
    return document
  }()

  /// Without a cache between, so that every photo that a piece is painted with is asked for.
  private let photos = NotedPhotos(
    .gradients((0..<9).map { "\($0)" }, size: PixelSize(width: 120, height: 90)))

  private var composer: ScreenComposer {
    ScreenComposer(photos: PhotoPixelCache(photos, byteLimit: 0))
  }

  private func request(
    _ document: EditorDocument, hot: [Int] = [], offset: CanvasPoint = .zero, scale: Double = 0.8,
    isInGesture: Bool = false
  ) -> ScreenRequest {
    ScreenRequest(
      document,
      viewport: ScreenViewport(
        canvas: document.canvas, scale: scale, offset: offset, view: Self.view),
      hotLayers: Set(hot.map { Self.document.layers[$0].id }), isInGesture: isInGesture)
  }

  /// Composes and tells which photos were asked for, in ascending order.
  private func compose(
    _ request: ScreenRequest, reusing previous: ScreenComposition?
  ) throws -> (composition: ScreenComposition, painted: [String]) {
    let known = photos.asked.count
    let composition = try composer.compose(request, reusing: previous)
    return (composition, Set(photos.asked[known...]).sorted())
  }

  private func moved(_ place: Int, by offset: CanvasPoint, turned: Double = 0) -> EditorDocument {
    var document = Self.document
    document.layers[place].placement.center = document.layers[place].placement.center + offset
    document.layers[place].placement.rotation += turned
    return document
  }

  @Test func `nothing is painted for the same document`() throws {
    let first = try compose(request(Self.document, hot: [4]), reusing: nil)
    let second = try compose(request(Self.document, hot: [4]), reusing: first.composition)
    #expect(first.painted.count == 9)
    #expect(second.painted.isEmpty)
    #expect(
      zip(first.composition.pieces, second.composition.pieces).allSatisfy {
        $0.pixels === $1.pixels
      })
  }

  @Test func `hot layers are pieces of their own, neighbours among them one`() throws {
    let pieces = try composer.compose(request(Self.document, hot: [0, 3, 4, 8])).pieces
    #expect(pieces.map(\.role) == [.flat, .sprite, .flat, .sprite, .flat, .sprite])
    #expect(pieces.map(\.layers.count) == [0, 1, 2, 2, 3, 1])
  }

  @Test func `nothing is painted while a gesture moves a hot layer`() throws {
    let start = try compose(request(Self.document, hot: [4]), reusing: nil).composition
    let document = moved(4, by: CanvasPoint(x: 31.4, y: -20), turned: 0.3)
    let frame = try compose(
      request(document, hot: [4], isInGesture: true), reusing: start)
    #expect(frame.painted.isEmpty)
    let shown = try frame.composition.picture(showing: document)
    let exported = try PictureExporter(document, photos: photos).preview(fitting: Self.view)
    let difference = PixelDifference(shown, exported)
    #expect(difference.mean < 1.5, "\(difference)")
    // Shown at its old place, it would differ much more.
    let unmoved = PixelDifference(try start.picture(showing: Self.document), exported)
    #expect(unmoved.mean > 4 * difference.mean, "\(unmoved)")
  }

  @Test func `after the gesture only the moved layer is painted, and exactly`() throws {
    let start = try compose(request(Self.document, hot: [4]), reusing: nil).composition
    let document = moved(4, by: CanvasPoint(x: 31.4, y: -20), turned: 0.3)
    let end = try compose(request(document, hot: [4]), reusing: start)
    #expect(end.painted == ["4"])
    let exported = try PictureExporter(document, photos: photos).preview(fitting: Self.view)
    #expect(PixelDifference(try end.composition.picture(showing: document), exported).mean < 0.1)
  }

  @Test func `a hot layer of another style is painted alone`() throws {
    let start = try compose(request(Self.document, hot: [4]), reusing: nil).composition
    var document = Self.document
    document.layers[4].style.cornerRadius = 0
    let next = try compose(request(document, hot: [4], isInGesture: true), reusing: start)
    #expect(next.painted == ["4"])
  }

  @Test func `hot layers that part are painted again`() throws {
    let start = try compose(request(Self.document, hot: [4, 5]), reusing: nil).composition
    let one = moved(4, by: CanvasPoint(x: 10, y: 0))
    let parted = try compose(request(one, hot: [4, 5], isInGesture: true), reusing: start)
    #expect(parted.painted == ["4", "5"])
    var both = one
    both.layers[5].placement.center = both.layers[5].placement.center + CanvasPoint(x: 10, y: 0)
    let together = try compose(request(both, hot: [4, 5], isInGesture: true), reusing: start)
    #expect(together.painted.isEmpty)
  }

  @Test func `a static layer is painted with what it touches`() throws {
    let start = try compose(request(Self.document), reusing: nil).composition
    let next = try compose(request(moved(0, by: CanvasPoint(x: 2, y: 1))), reusing: start)
    #expect(next.painted.contains("0"))
    #expect(Set(next.painted).isDisjoint(with: ["2", "5", "6", "7", "8"]))
  }

  @Test func `of a reordered layer only its own place is painted`() throws {
    let start = try compose(request(Self.document), reusing: nil).composition
    var document = Self.document
    document.layers.append(document.layers.remove(at: 0))
    let next = try compose(request(document), reusing: start)
    #expect(next.painted.contains("0"))
    #expect(Set(next.painted).isDisjoint(with: ["2", "5", "6", "7", "8"]))
  }

  @Test func `scrolling a little paints nothing, scrolling far only what comes into view`() throws {
    let start = try compose(request(Self.document, scale: 4), reusing: nil).composition
    let near = try compose(
      request(Self.document, offset: CanvasPoint(x: -100, y: 0), scale: 4), reusing: start)
    #expect(near.painted.isEmpty)
    let far = try compose(
      request(Self.document, offset: CanvasPoint(x: -300, y: 0), scale: 4),
      reusing: near.composition)
    #expect(far.painted.contains("1"))
    #expect(Set(far.painted).isDisjoint(with: ["2", "5", "6", "7", "8"]))
  }

  @Test func `a cancelled composition says so`() throws {
    #expect(throws: ExportError.cancelled) {
      try composer.compose(request(Self.document), isCancelled: { true })
    }
  }

  @Test func `a canvas outside the view has no pieces`() throws {
    let far = request(Self.document, offset: CanvasPoint(x: 5000, y: 0))
    #expect(try composer.compose(far).pieces.isEmpty)
  }

  @Test func `a large sprite is painted as far as it can be seen, and further when it is moved`()
    throws
  {
    let scale = 40.0
    let offset = CanvasPoint(x: -4000, y: -4000)
    let start = try compose(
      request(Self.document, hot: [4], offset: offset, scale: scale), reusing: nil
    ).composition
    let sprite = try #require(start.pieces.first { $0.role == .sprite })
    #expect(sprite.area.width < 1400)
    let near = moved(4, by: CanvasPoint(x: 1, y: 1))
    let kept = try compose(
      request(near, hot: [4], offset: offset, scale: scale, isInGesture: true), reusing: start)
    #expect(kept.painted.isEmpty)
    let far = moved(4, by: CanvasPoint(x: 25, y: 20))
    let painted = try compose(
      request(far, hot: [4], offset: offset, scale: scale, isInGesture: true), reusing: start)
    #expect(painted.painted == ["4"])
  }
}
