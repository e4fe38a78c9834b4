import CairoKit
import CollageDocument
import CollageScene

extension RegionPainter {
  /// Paints letters; nothing outside their frame.
  func paintText(_ text: TextDrawing, at index: Int, in context: borrowing CairoContext) {
    let extent = PixelArea(touching: text.frame.mapped(by: item.layerToPixels))
    guard !extent.intersection(region).isEmpty else { return }
    context.saved {
      context.addRectangle(text.frame)
      context.clip()
      context.setSource(text.content.color)
      renderer.texts.draw(
        text, key: TextPainter.Key(item: place, drawing: index),
        manner: target == .page ? .text : .shapes, in: context)
    }
  }
}
