import CairoKit
import CairoRendering
import CollageDocument
import CollageGeometry
import RenderingTestSupport
import VipsKit

/// How long the steps of working in an editor take, on a view of 1000 × 1000 pixels.
struct ScreenBenchmark {
  private static let view = PixelSize(width: 1000, height: 1000)

  private let photos: BenchmarkPhotos
  private let document: EditorDocument
  private let rounds: Int

  init(photos: BenchmarkPhotos, layerCount: Int, rounds: Int) {
    self.photos = photos
    self.rounds = rounds
    document = .benchmark(photos: photos.names(layerCount))
  }

  /// Measures all and prints a table.
  func run() throws {
    print("\n\(document.layers.count) photos\n\n\(Measurement.head)")
    try measureOpening()
    try measureEditing()
  }

  private func measureOpening() throws {
    var (first, last) = (Measurement(), Measurement())
    for _ in 0..<max(1, rounds / 10) {
      let composer = ScreenComposer(photos: PhotoPixelCache(photos))
      let start = try first.run {
        try composer.compose(request(document), photoQuality: .available)
      }
      _ = try last.run {
        try composer.composeProgressively(request(document), reusing: start) { _ in }
      }
    }
    print(first.row("open, no photo decoded yet"))
    print(last.row("then all photos, step by step"))
  }

  private func measureEditing() throws {
    let composer = ScreenComposer(photos: PhotoPixelCache(photos))
    let hot = document.layers[document.layers.count / 2].id
    var (whole, start, frames, end) = (Measurement(), Measurement(), Measurement(), Measurement())
    _ = try composer.compose(request(document))
    for round in 0..<rounds {
      let rest = try whole.run { try composer.compose(request(document)) }
      let split = try start.run {
        try composer.compose(request(document, hot: [hot]), reusing: rest)
      }
      var moved = document
      let offset = CanvasPoint(x: Double(round % 19) * 3.3 - 31, y: Double(round % 7) * 2.1)
      moved[hot]?.placement.center = (document[hot]?.placement.center ?? .zero) + offset
      try frames.run { try drawFrame(split, showing: moved) }
      _ = try end.run { try composer.compose(request(moved, hot: [hot]), reusing: split) }
    }
    print(whole.row("paint all"))
    print(start.row("begin a gesture: take a layer out"))
    print(frames.row("a frame of the gesture, laid together by cairo"))
    print(end.row("end it: paint the layer in its new place"))
  }

  private func request(_ document: EditorDocument, hot: Set<LayerID> = []) -> ScreenRequest {
    ScreenRequest(
      document,
      viewport: ScreenViewport(
        canvas: document.canvas, scale: 1, offset: .zero, view: Self.view),
      hotLayers: hot)
  }

  /// What a view in software rendering does for each frame.
  private func drawFrame(
    _ composition: ScreenComposition, showing document: EditorDocument
  ) throws {
    let surface = try CairoSurface(
      format: .argb32, width: Self.view.width, height: Self.view.height)
    let context = CairoContext(drawingOn: surface)
    try composition.draw(showing: document, in: context)
    try context.checkStatus()
  }
}
