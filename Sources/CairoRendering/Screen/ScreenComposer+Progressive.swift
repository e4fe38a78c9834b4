import CollageScene
import Dispatch
import VipsKit

extension ScreenComposer {
  /// In how many steps photos come into view.
  private static let stepCount = 4
  /// A step is not worth its painting for fewer photos.
  private static let fewestPhotos = 4

  /// Paints a document whose photos may not be decoded yet: at once with the pixels that are there,
  /// then in a few steps with those that are decoded meanwhile, on all cores.
  ///
  /// - Parameters:
  ///   - previous: What was shown before.
  ///   - isCancelled: Asked often; from any thread.
  ///   - show: Gets what comes before the result, if anything does; on the calling thread.
  /// - Returns: The document with all its photos.
  /// - Throws: As ``compose(_:photoQuality:reusing:isCancelled:)`` does.
  public func composeProgressively(
    _ request: ScreenRequest, reusing previous: ScreenComposition? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    show: (ScreenComposition) -> Void
  ) throws(ExportError) -> ScreenComposition {
    var shown = try compose(
      request, photoQuality: .available, reusing: previous, isCancelled: isCancelled)
    var waiting = shown.softPhotos(of: request, photos: photos)
    let stepSize = max(Self.fewestPhotos, (waiting.count + Self.stepCount - 1) / Self.stepCount)
    while !waiting.isEmpty {
      show(shown)
      decode(waiting.prefix(stepSize), isCancelled: isCancelled)
      waiting = waiting.dropFirst(stepSize)
      guard !waiting.isEmpty else { break }
      shown = try compose(
        request, photoQuality: .available, reusing: shown, isCancelled: isCancelled)
    }
    return try compose(request, reusing: shown, isCancelled: isCancelled)
  }

  private func decode(
    _ wanted: ArraySlice<(fileName: String, size: PixelSize)>,
    isCancelled: @Sendable () -> Bool
  ) {
    let wanted = Array(wanted)
    DispatchQueue.concurrentPerform(iterations: wanted.count) { place in
      guard !isCancelled() else { return }
      // The cache remembers why a photo has no pixels, and the picture says so.
      _ = try? photos.pixels(ofPhoto: wanted[place].fileName, covering: wanted[place].size)
    }
  }
}

extension ScreenComposition {
  /// The photos in view that are shown with too few pixels, with the sizes that they should have,
  /// from back to front.
  fileprivate func softPhotos(
    of request: ScreenRequest, photos: PhotoPixelCache
  ) -> ArraySlice<(fileName: String, size: PixelSize)> {
    let plan = ScreenPlan(request, photos: photos, isSoft: true, previous: self)
    var names: [String] = []
    for piece in pieces {
      for item in piece.items where item.detail.isSoft {
        let area = item.item.area(canvasToPixels: canvasToPicture)
        guard !area.intersection(piece.area).isEmpty else { continue }
        names += item.item.photoNames.filter { !names.contains($0) }
      }
    }
    return names.compactMap { name in plan.photoSizes[name].map { (name, $0) } }[...]
  }
}
