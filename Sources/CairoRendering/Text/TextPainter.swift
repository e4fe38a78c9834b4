import CairoKit
import CollageGeometry
import CollageScene
import Synchronization

/// Draws the texts of one picture: each is set once, when the first region shows it. Pango belongs
/// to one thread at a time, so only one region draws text at a time.
final class TextPainter: Sendable {
  /// Which text of the picture.
  struct Key {
    /// The place of the item in the display list.
    var item: Int
    /// The place of the drawing in the item.
    var drawing: Int
  }

  /// How letters are drawn.
  enum Manner {
    /// As shapes, each exactly in its place.
    case shapes
    /// As text, for a PDF that can be searched; letters with colours of their own as pictures of
    /// this many pixels for each layer unit.
    case text(pictureResolution: Double)
  }

  private let lock = Mutex(())
  // The lock guards both. They cannot be its state, because texts are drawn into a context that
  // belongs to the calling thread.
  private nonisolated(unsafe) let shaper = TextShaper()
  /// By the places of the item and of the drawing.
  private nonisolated(unsafe) var texts: [Int: [Int: FittedText]] = [:]

  /// Draws a text in layer units with the current source.
  func draw(
    _ drawing: TextDrawing, key: Key, manner: Manner, in context: borrowing CairoContext
  ) throws {
    try lock.withLock { _ in
      let fitted = texts[key.item]?[key.drawing] ?? shaper.fit(drawing)
      texts[key.item, default: [:]][key.drawing] = fitted
      try context.saved {
        context.concatenate(CairoMatrix(fitted.toLayer))
        switch manner {
        case .shapes: fitted.text.drawShapes(in: context)
        case .text(let resolution):
          try fitted.text.draw(
            in: context, pictureResolution: resolution * fitted.toLayer.meanScale)
        }
      }
    }
  }

  /// Lets the texts of an item go.
  func forget(item: Int) {
    lock.withLock { _ in texts[item] = nil }
  }
}
