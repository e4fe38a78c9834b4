public import CollageDocument
import CollageEditing
import CollageGeometry

/// Adding and typing texts.
extension EditorViewModel {
  /// Adds a text in the middle of what is seen, and selects it.
  ///
  /// - Returns: Whether it was added; an empty text is refused, as ``notice`` says.
  @discardableResult
  public func addText(_ content: TextContent) -> Bool {
    var added: LayerID?
    let center = viewport.canvasPoint(
      at: ScreenPoint(x: viewport.view.width / 2, y: viewport.view.height / 2))
    let isAdded = edit(.addText) { document in
      let id = try document.addText(content, measuredBy: textMeasurer)
      if !viewport.isFitting { document[id]?.placement.center = center }
      added = id
    }
    if let added, isAdded { setSelection([added]) }
    return isAdded
  }

  func beginTyping(_ id: LayerID) {
    guard beginGesture(.setProperties) else { return }
    mode = .typing(id)
  }

  /// Shows the words typed so far. While there is nothing to see, the last words that could be seen
  /// stay on the canvas.
  public func type(_ words: String) {
    guard case .typing(let id) = mode else { return }
    typedWords = words
    guard !TextContent.isBlank(words) else { return }
    updateGesture { document in
      guard var content = document[id]?.text, content.text != TextContent.storable(words) else {
        return
      }
      content.text = TextContent.storable(words)
      document.setText(content, of: id, measuredBy: textMeasurer)
    }
  }

  /// Makes the typed words one step. An empty text is refused: the words from before come back.
  public func finishTyping() {
    guard case .typing = mode else { return }
    mode = .arranging
    let words = typedWords
    typedWords = nil
    if let words, TextContent.isBlank(words) {
      cancelGesture()
      notice = .refused(EditingError.blankText)
    } else {
      commitGesture()
    }
  }

  /// Leaves typing with the words from before.
  public func cancelTyping() {
    guard case .typing = mode else { return }
    mode = .arranging
    typedWords = nil
    cancelGesture()
  }
}
