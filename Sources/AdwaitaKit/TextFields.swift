public import CAdw

extension GtkTextBuffer {
  /// All that is written.
  @MainActor public var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    getBounds(&start, end: &end)
    let text = getText(&start, end: &end, includeHiddenChars: true)
    defer { g_free(text) }
    return String(text)
  }

  /// Replaces all that is written, and selects it.
  @MainActor public func setSelectedText(_ text: String) {
    setText(text, len: -1)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    getBounds(&start, end: &end)
    selectRange(&start, bound: &end)
  }
}

extension GtkEntry {
  /// What is written in the field.
  @MainActor public var content: String {
    get { String((cast() as GtkEditable).text) }
    set { (cast() as GtkEditable).setText(newValue) }
  }
}
