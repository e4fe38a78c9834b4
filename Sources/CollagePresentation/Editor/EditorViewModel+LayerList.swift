public import CollageDocument
public import CollageEditing

/// Ordering layers in their list, where locked ones can be moved as well.
extension EditorViewModel {
  /// What a drag that begins on a layer of the list moves: the selection, if the layer is part of it.
  public func dragged(from id: LayerID) -> [LayerID] {
    selection.contains(id) ? selectedLayers.map(\.id) : [id]
  }

  /// Brings layers to another place in the order; among themselves they keep it.
  public func reorder(_ ids: [LayerID], to order: LayerOrder) {
    edit(.reorder) { try $0.reorder(ids, to: order) }
  }
}
