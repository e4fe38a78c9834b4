public import CollageDocument

extension EditorLayer {
  /// What to call the layer in a list.
  public var title: String {
    if let name { return name }
    switch content {
    case .photo(let photo): return photo.originalName ?? photo.fileName
    case .text(let text): return "“\(text.text.prefix(40))”"
    case .unsupported(let kind): return kind
    }
  }
}
