public import CollageDocument
public import CollageEditing
import CollageGeometry
public import CollageScene

/// Texts in frames of the size that they take.
extension EditorDocument {
  /// The part of the canvas's width at which a text wraps until its frame is made narrower.
  private static let textShare = 0.9

  /// Adds a text in the frame that it takes, wrapped within the canvas.
  ///
  /// - Throws: `EditingError.blankText`, `EditingError.textTooLong`
  @discardableResult
  public mutating func addText(
    _ content: TextContent, measuredBy measurer: some TextMeasurer
  ) throws(EditingError) -> LayerID {
    let frame = naturalFrame(of: content, measurer)
    return try addText(content, frame: frame)
  }

  /// Gives a text the frame that it takes when it wraps within the canvas.
  public mutating func fitTextFrame(of id: LayerID, measuredBy measurer: some TextMeasurer) {
    guard let content = self[id]?.text else { return }
    let frame = naturalFrame(of: content, measurer)
    self[id]?.placement.frame = frame
  }

  /// Changes the words or the dress of a text. Its frame follows; a width that the user chose stays.
  public mutating func setText(
    _ content: TextContent, of id: LayerID, measuredBy measurer: some TextMeasurer
  ) {
    guard let old = self[id]?.text, let frame = self[id]?.placement.frame else { return }
    let isNatural = abs(naturalFrame(of: old, measurer).width - frame.width) < 0.5
    self[id]?.text = content
    if isNatural {
      fitTextFrame(of: id, measuredBy: measurer)
    } else {
      setTextWidth(frame.width, of: id, measuredBy: measurer)
    }
  }

  /// Lets a text wrap at another width, in layer units; its height follows.
  public mutating func setTextWidth(
    _ width: Double, of id: LayerID, measuredBy measurer: some TextMeasurer
  ) {
    guard let content = self[id]?.text else { return }
    let sides = DocumentLimits.frameSide
    let width = sides.clamp(width, fallback: 1)
    let height = measurer.frame(for: content, maximumWidth: width).height
    self[id]?.placement.frame = CanvasSize(
      width: width, height: sides.clamp(height, fallback: 1))
  }

  private func naturalFrame(
    of content: TextContent, _ measurer: some TextMeasurer
  ) -> CanvasSize {
    measurer.frame(for: content, maximumWidth: canvas.width * Self.textShare)
  }
}
