import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene

/// Paints one item of a display list into one region of a picture.
struct RegionPainter {
  /// What is painted on.
  enum Target {
    /// Pixels in memory.
    case pixels
    /// A page that keeps text as text and photos as files.
    case page
  }

  let renderer: SceneRenderer
  /// The place of the item in the display list.
  let place: Int
  /// The pixels of the picture that are wanted.
  let region: PixelArea
  let target: Target

  var item: SceneItem { renderer.items[place] }

  /// Paints all drawings of the item. `context` is in pixels of the picture.
  func paint(in context: borrowing CairoContext) throws {
    let opacity = item.item.opacity
    try context.saved {
      guard opacity < 1 else { return try paintDrawings(in: context) }
      // The group is no larger than the clip.
      context.addRectangle(item.area.intersection(region).rect)
      context.clip()
      try context.group(opacity: opacity) { try paintDrawings(in: context) }
    }
  }

  private func paintDrawings(in context: borrowing CairoContext) throws {
    try context.saved {
      context.concatenate(CairoMatrix(item.layerToPixels))
      for (index, drawing) in item.item.drawings.enumerated() {
        try paint(drawing, at: index, in: context)
      }
    }
  }

  private func paint(
    _ drawing: Drawing, at index: Int, in context: borrowing CairoContext
  ) throws {
    switch drawing {
    case .frameShadow(let frame, let shadow):
      try paintFrameShadow(of: frame, shadow, at: index, in: context)
    case .textShadow(let text, let shadow):
      try paintTextShadow(of: text, shadow, at: index, in: context)
    case .fill(let frame, let paint):
      fill(frame, with: paint, in: context)
    case .photo(let photo):
      try paintPhoto(photo, at: index, in: context)
    case .border(let frame, let border):
      paintBorder(border, along: frame, in: context)
    case .text(let text):
      try paintText(text, at: index, in: context)
    }
  }
}
