import CollageDocument
import CollageGeometry
import CollageScene
import Synchronization
import VipsKit

/// An item of the display list placed in a picture, with what painting it needs.
final class SceneItem: Sendable {
  let item: DisplayItem
  /// From layer units to pixels of the picture.
  let layerToPixels: AffineMap
  /// The pixels of the window that the item can touch.
  let area: PixelArea
  /// The shadows by the places of their drawings.
  let shadows: [Int: RegionResource<ShadowSprite>]
  private let remainingPixelCount: Atomic<Int>

  /// Pixels of the picture for each layer unit.
  var pixelsPerUnit: Double { layerToPixels.meanScale }

  /// - Parameter window: The pixels of the picture that will be painted.
  init(
    _ item: DisplayItem, canvasToPixels: AffineMap, window: PixelArea,
    makeShadow: @escaping @Sendable (Drawing, _ pixelsPerUnit: Double) throws -> ShadowSprite
  ) {
    self.item = item
    let map = item.layerToCanvas.followed(by: canvasToPixels)
    layerToPixels = map
    let area = item.area(canvasToPixels: canvasToPixels).intersection(window)
    self.area = area
    var shadows: [Int: RegionResource<ShadowSprite>] = [:]
    for (place, drawing) in item.drawings.enumerated() where drawing.isShadow {
      shadows[place] = RegionResource(pixelCount: area.count) {
        try makeShadow(drawing, map.meanScale)
      }
    }
    self.shadows = shadows
    remainingPixelCount = Atomic(area.count)
  }

  /// Notes that `region` is painted; returns whether all of the item is.
  func finish(_ region: PixelArea) -> Bool {
    let count = area.intersection(region).count
    for shadow in shadows.values { shadow.finish(pixelCount: count) }
    let (_, remaining) = remainingPixelCount.subtract(count, ordering: .relaxed)
    return remaining <= 0
  }

  /// The names of the photos that the item shows.
  var photoNames: [String] { item.photoNames }

  /// The line along the edge of the item's frame, if there is one.
  var border: LayerBorder? {
    for case .border(_, let border) in item.drawings { return border }
    return nil
  }
}

extension DisplayItem {
  /// The pixels of a picture that the item can touch, in it and beyond its edges.
  func area(canvasToPixels: AffineMap) -> PixelArea {
    // One more pixel around, for edges that are moved to whole pixels.
    PixelArea(touching: bounds.mapped(by: canvasToPixels)).outset(by: 1)
  }

  /// The names of the photos that the item shows.
  var photoNames: [String] {
    drawings.compactMap { drawing in
      guard case .photo(let photo) = drawing else { return nil }
      return photo.fileName
    }
  }
}

extension Drawing {
  fileprivate var isShadow: Bool {
    switch self {
    case .frameShadow, .textShadow: true
    case .fill, .photo, .border, .text: false
    }
  }
}

extension CanvasRect {
  /// The smallest upright rectangle around the image of this one.
  func mapped(by map: AffineMap) -> CanvasRect {
    CanvasRect.bounding(corners.map(map.apply)) ?? self
  }
}
