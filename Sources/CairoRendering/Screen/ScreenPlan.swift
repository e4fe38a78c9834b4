import CollageDocument
import CollageGeometry
import CollageScene
import VipsKit

/// The pieces that a request leads to, before any of them is painted.
struct ScreenPlan {
  /// Neighbouring items that make up one piece.
  struct Run {
    let role: ScreenPiece.Role
    var items: [ScreenItem]
  }

  /// How far beyond the view flat pieces are painted, in pixels, so that it can be scrolled a
  /// little.
  private static let margin = 128

  let request: ScreenRequest
  let canvasToPicture: AffineMap
  /// The size in pixels that each photo is decoded to: one for all pieces, as in an export.
  let photoSizes: [String: PixelSize]
  /// From back to front.
  let runs: [Run]
  /// The part of the picture that flat pieces cover.
  let window: PixelArea

  /// - Parameters:
  ///   - isSoft: Whether photos are shown with the pixels that are there.
  ///   - previous: What was shown before, at the same size.
  init(
    _ request: ScreenRequest, photos: PhotoPixelCache, isSoft: Bool,
    previous: ScreenComposition?
  ) {
    let viewport = request.viewport
    let list = DisplayList(request.document, photos: photos)
    let canvasToPicture = viewport.picture.map(from: request.document.canvas)
    let photoSizes = PhotoLoader.decodedSizes(of: list, scale: canvasToPicture.meanScale)
    self.request = request
    self.canvasToPicture = canvasToPicture
    self.photoSizes = photoSizes
    runs = Self.runs(of: list.items, hotLayers: request.hotLayers) { item in
      let details = item.photoNames.compactMap { name in
        photoSizes[name].map { photos.detail(ofPhoto: name, covering: $0) }
      }
      guard let detail = details.first else { return .full }
      return isSoft || detail == .unreadable ? detail : .full
    }
    let shown = viewport.shown
    if let previous, previous.window.contains(shown) {
      window = previous.window
    } else {
      window =
        shown.isEmpty
        ? shown : shown.outset(by: Self.margin).intersection(PixelArea(viewport.picture))
    }
  }

  private static func runs(
    of items: [DisplayItem], hotLayers: Set<LayerID>, detail: (DisplayItem) -> PhotoDetail
  ) -> [Run] {
    var runs: [Run] = []
    for item in items {
      let isHot = item.layer.map(hotLayers.contains) ?? false
      let role: ScreenPiece.Role = isHot ? .sprite : .flat
      if runs.last?.role != role { runs.append(Run(role: role, items: [])) }
      runs[runs.count - 1].items.append(ScreenItem(item: item, detail: detail(item)))
    }
    return runs
  }
}
