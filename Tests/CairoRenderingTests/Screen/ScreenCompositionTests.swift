import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import RenderingTestSupport
import TestSupport
import Testing
import VipsKit

@Suite struct ScreenCompositionTests {
  /// Of 255. Pieces that are laid over each other are rounded once more for each piece.
  private static let tolerance = 0.5

  private let composer = ScreenComposer(photos: PhotoPixelCache(DrawnPhotos.random))

  /// A view that just holds the canvas.
  private func viewport(of document: EditorDocument, side: Int = 120) -> ScreenViewport {
    let canvas = document.canvas
    return ScreenViewport(
      canvas: canvas, scale: Double(side) / max(canvas.width, canvas.height), offset: .zero,
      view: PixelSize(width: side, height: side))
  }

  private func preview(of document: EditorDocument, side: Int = 120) throws -> PixelBuffer {
    try PictureExporter(document, photos: DrawnPhotos.random)
      .preview(fitting: PixelSize(width: side, height: side))
  }

  private func hotLayers(
    of document: EditorDocument, _ random: inout RandomSource
  ) -> Set<LayerID> {
    Set(document.layers.map(\.id).filter { _ in random.chance(1, in: 3) })
  }

  @Test func `any document looks as it is exported, whatever is hot`() throws {
    try RandomCases.run(20) { random in
      let document = random.document()
      let exported = try preview(of: document)
      for hot in [[], hotLayers(of: document, &random), Set(document.layers.map(\.id))] {
        let composition = try composer.compose(
          ScreenRequest(document, viewport: viewport(of: document), hotLayers: hot))
        let difference = PixelDifference(try composition.picture(showing: document), exported)
        try #require(difference.mean < Self.tolerance, "\(difference), hot: \(hot.count)")
      }
    }
  }

  @Test func `after any edits, what was kept makes the same picture`() throws {
    try RandomCases.run(15) { random in
      var document = random.document(layers: 1...8)
      var composition: ScreenComposition?
      for _ in 0..<6 {
        // What is refused leaves the document as it is.
        var edited = document
        if (try? random.edit(of: document).body(&edited)) != nil { document = edited }
        let request = ScreenRequest(
          document, viewport: viewport(of: document), hotLayers: hotLayers(of: document, &random))
        let next = try composer.compose(request, reusing: composition)
        let difference = PixelDifference(
          try next.picture(showing: document), try preview(of: document))
        try #require(difference.mean < Self.tolerance, "\(difference)")
        composition = next
      }
    }
  }

  @Test func `a part of the canvas is that part of the export`() throws {
    try RandomCases.run(10) { random in
      var document = random.document(layers: 1...5)
      document.canvas = CanvasSize(width: 800, height: 500)
      let exported = try preview(of: document, side: 400)
      var composition: ScreenComposition?
      for _ in 0..<4 {
        let offset = CanvasPoint(
          x: random.number(in: -500...150), y: random.number(in: -300...150))
        let viewport = ScreenViewport(
          canvas: document.canvas, scale: 0.5, offset: offset,
          view: PixelSize(width: 90, height: 70))
        let next = try composer.compose(
          ScreenRequest(
            document, viewport: viewport, hotLayers: hotLayers(of: document, &random)),
          reusing: composition)
        let shown = viewport.visible.cropped(exported)
        let seen = viewport.visible.cropped(try next.picture(showing: document))
        let difference = PixelDifference(shown, seen)
        try #require(difference.mean < Self.tolerance, "\(difference) at \(offset)")
        composition = next
      }
    }
  }
}

extension PixelArea {
  /// This part of a picture; transparent beyond its edges.
  fileprivate func cropped(_ picture: PixelBuffer) -> PixelBuffer {
    PixelBuffer(width: width, height: height) { pixels in
      for y in max(minY, 0)..<max(min(maxY, picture.height), max(minY, 0)) {
        for x in max(minX, 0)..<max(min(maxX, picture.width), max(minX, 0)) {
          pixels.storeBytes(
            of: picture[x, y].bytes, toByteOffset: ((y - minY) * width + x - minX) * 4,
            as: UInt32.self)
        }
      }
    }
  }
}
