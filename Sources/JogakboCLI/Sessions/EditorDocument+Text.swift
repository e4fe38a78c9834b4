import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry

/// Texts in frames of the size that they take.
extension EditorDocument {
  /// The part of the canvas's width at which a new text wraps.
  private static let newTextShare = 0.9

  /// Adds a text in the frame that it takes, wrapped within the canvas.
  mutating func addMeasuredText(_ content: TextContent) throws -> LayerID {
    let frame = PangoTextMeasurer().frame(
      for: content, maximumWidth: canvas.width * Self.newTextShare)
    return try addText(content, frame: frame)
  }

  /// Gives a text the frame that it takes now.
  mutating func fitTextFrame(of id: LayerID) {
    guard let content = self[id]?.text else { return }
    let frame = PangoTextMeasurer().frame(
      for: content, maximumWidth: canvas.width * Self.newTextShare)
    self[id]?.placement.frame = frame
  }
}
