public import CollageDocument

extension Change {
  /// A document that is like another one, and as the change found its own: to go on behind a gap in a
  /// log.
  ///
  /// What the change does not speak of is taken from `document`. The change may still not fit, e.g.
  /// where it is about a layer that came in the gap.
  public func precedingDocument(like document: EditorDocument) -> EditorDocument {
    var result = document
    if let canvas { result.canvas = canvas.from }
    if let background { result.background = background.from }
    let places = result.layerPlaces
    for case .updated(let update) in layers {
      guard let index = places[update.id] else { continue }
      // What a layer had before it could have: there is nothing to repair.
      var notes: [DocumentNote] = []
      result.layers[index] = EditorLayer(
        fields: result.layers[index].fields.merging(update.from) { $1 }, canvas: result.canvas,
        notes: &notes)
    }
    arrangePrecedingLayers(&result.layers)
    return result
  }

  /// The change with a place for each layer that a document has: behind a gap there may be too few
  /// layers below it.
  public func fitting(_ document: EditorDocument) -> Change {
    var result = self
    let places = document.layerPlaces
    var room = document.layers.count
    for case .removed in layers { room -= 1 }
    result.layers = layers.map { change in
      switch change {
      case .added(let layer, let index):
        defer { room += 1 }
        return .added(layer, index: min(index, max(room, 0)))
      case .removed(let layer, let index):
        return .removed(layer, index: places[layer.id] ?? index)
      case .updated:
        return change
      }
    }
    return result
  }

  private func arrangePrecedingLayers(_ present: inout [EditorLayer]) {
    let moving = layers.filter { if case .updated = $0 { false } else { true } }.map(\.id)
    present.removeAll { moving.contains($0.id) }
    if let order {
      // The order names all layers: others have gone in the gap.
      let byID = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
      let ordered = order.from.compactMap { byID[$0] }
      if ordered.count == order.from.count { present = ordered }
    }
    let removed = layers.compactMap { change in
      if case .removed(let layer, let index) = change { (layer: layer, index: index) } else { nil }
    }
    for (layer, index) in removed.sorted(by: { $0.index < $1.index }) {
      present.insert(layer, at: min(max(index, 0), present.count))
    }
  }
}
