import CollageDocument

extension Change {
  /// What leads from one document to another.
  init(name: EditName, from old: EditorDocument, to new: EditorDocument) {
    self.init(
      name: name, layers: Self.layerChanges(from: old.layers, to: new.layers), order: nil,
      canvas: old.canvas == new.canvas ? nil : Transition(from: old.canvas, to: new.canvas),
      background: old.background == new.background
        ? nil : Transition(from: old.background, to: new.background))
    order = Self.orderChange(from: old.layers, to: new.layers)
  }

  private static func layerChanges(
    from old: [EditorLayer], to new: [EditorLayer]
  ) -> [LayerChange] {
    let oldPlaces = places(of: old)
    let newPlaces = places(of: new)
    let removed = old.enumerated().filter { newPlaces[$0.element.id] == nil }
      .map { LayerChange.removed($0.element, index: $0.offset) }
    let others = new.enumerated().compactMap { index, layer -> LayerChange? in
      guard let place = oldPlaces[layer.id] else { return .added(layer, index: index) }
      return old[place] == layer ? nil : .updated(LayerUpdate(from: old[place], to: layer))
    }
    return removed + others
  }

  private static func orderChange(
    from old: [EditorLayer], to new: [EditorLayer]
  ) -> Transition<[LayerID]>? {
    let newIDs = Set(new.map(\.id))
    let before = old.map(\.id).filter(newIDs.contains)
    let kept = Set(before)
    let after = new.map(\.id).filter(kept.contains)
    return before == after ? nil : Transition(from: before, to: after)
  }

  private static func places(of layers: [EditorLayer]) -> [LayerID: Int] {
    Dictionary(layers.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The one change that has the effect of this one and then `later`, under this one's name.
  ///
  /// - Parameter document: The document before this change.
  func merged(with later: Change, from document: EditorDocument) throws(EditingError) -> Change {
    var result = document
    try apply(to: &result)
    try later.apply(to: &result)
    return Change(name: name, from: document, to: result)
  }
}
