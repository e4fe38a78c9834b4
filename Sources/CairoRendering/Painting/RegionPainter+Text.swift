import CairoKit
import CollageDocument
import CollageScene

extension RegionPainter {
  /// Paints letters; nothing outside their frame.
  func paintText(_ text: TextDrawing, at index: Int, in context: borrowing CairoContext) throws {
    let extent = PixelArea(touching: text.frame.mapped(by: item.layerToPixels))
    guard !extent.intersection(region).isEmpty else { return }
    try context.saved {
      context.addRectangle(text.frame)
      context.clip()
      context.setSource(text.content.color)
      try renderer.texts.draw(
        text, key: TextPainter.Key(item: place, drawing: index),
        manner: target == .page ? .text(pictureResolution: item.pixelsPerUnit) : .shapes,
        in: context)
    }
  }
}
