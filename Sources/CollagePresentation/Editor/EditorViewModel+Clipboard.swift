import CollageDocument
import CollageEditing
public import Foundation

/// Copying and pasting layers and styles.
extension EditorViewModel {
  /// What copied layers are called on the clipboard.
  public static let clipboardType = "application/x-jogakbo-layers+json"

  /// The selected layers as bytes for the clipboard; nil where nothing is selected.
  public var copiedLayers: Data? {
    let layers = selectedLayers
    guard !layers.isEmpty else { return nil }
    return EditorDocument(canvas: document.canvas, layers: layers).data
  }

  /// Puts copied layers in front of everything and selects them.
  public func paste(layers data: Data) {
    var notes: [DocumentNote] = []
    var pasted: [LayerID] = []
    let isPasted = edit(.paste) { document in
      pasted = document.paste(try EditorDocument(data: data, notes: &notes).layers)
    }
    if isPasted { select(pasted) }
  }

  /// Copies the selection and removes it.
  ///
  /// - Returns: The bytes for the clipboard; nil where nothing is selected.
  public func cutSelection() -> Data? {
    guard allowsEditing, let data = copiedLayers else { return nil }
    removeSelection()
    return data
  }

  /// Puts the style of copied layers' foremost one on the selection.
  public func paste(styleOf data: Data) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    edit(.pasteStyle) { document in
      var notes: [DocumentNote] = []
      guard let layer = try EditorDocument(data: data, notes: &notes).layers.last else { return }
      try document.applyStyle(layer.style, to: ids)
    }
  }
}
