import CollageGeometry
import CollageScene

/// An item of a display list as a piece shows it.
struct ScreenItem: Sendable {
  let item: DisplayItem
  /// How well its photo is shown; full where it has none.
  var detail: PhotoDetail

  /// Whether it was painted as `wanted` asks, or better.
  func serves(as wanted: ScreenItem) -> Bool {
    item == wanted.item && serves(wanted.detail)
  }

  /// The same, if it were moved to the place of `wanted`.
  func servesMoved(as wanted: ScreenItem) -> Bool {
    item.layer == wanted.item.layer && item.opacity == wanted.item.opacity
      && item.drawings == wanted.item.drawings && serves(wanted.detail)
  }

  private func serves(_ wanted: PhotoDetail) -> Bool {
    detail == wanted || detail == .full && wanted.isSoft
  }
}

extension Sequence<ScreenItem> {
  /// The pixels that the items can touch, on the picture and beyond its edges; nil where there are
  /// no items.
  func area(canvasToPicture: AffineMap) -> PixelArea? {
    lazy.map { $0.item.area(canvasToPixels: canvasToPicture) }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }
}
