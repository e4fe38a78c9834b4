public import CollageDocument

extension Change {
  /// Does the change to a document that is as the change found it.
  ///
  /// - Throws: `EditingError.changeDoesNotFit` where the document is not so,
  ///   `EditingError.tooManyLayers`, and `EditingError.badFields` where a layer would get values that
  ///   no document can hold. The document is then untouched.
  public func apply(to document: inout EditorDocument) throws(EditingError) {
    var result = document
    if let canvas { try canvas.apply(to: &result.canvas) }
    if let background { try background.apply(to: &result.background) }
    try removeLayers(from: &result.layers)
    try updateLayers(of: &result)
    if let order { try Self.arrange(&result.layers, by: order) }
    try insertLayers(into: &result.layers)
    document = result
  }

  private func removeLayers(from present: inout [EditorLayer]) throws(EditingError) {
    var places: Set<Int> = []
    for case .removed(let layer, let index) in layers {
      guard present.indices.contains(index), present[index] == layer,
        places.insert(index).inserted
      else { throw .changeDoesNotFit }
    }
    guard !places.isEmpty else { return }
    present = present.enumerated().filter { !places.contains($0.offset) }.map(\.element)
  }

  private func updateLayers(of document: inout EditorDocument) throws(EditingError) {
    let updates = layers.compactMap { if case .updated(let update) = $0 { update } else { nil } }
    guard !updates.isEmpty else { return }
    let places = document.layerPlaces
    for update in updates {
      guard let index = places[update.id] else { throw .changeDoesNotFit }
      document.layers[index] = try update.apply(
        to: document.layers[index], canvas: document.canvas)
    }
  }

  private func insertLayers(into present: inout [EditorLayer]) throws(EditingError) {
    let added = layers.compactMap { change in
      if case .added(let layer, let index) = change { (layer: layer, index: index) } else { nil }
    }
    guard !added.isEmpty else { return }
    guard present.count + added.count <= DocumentLimits.layerCount else {
      throw .tooManyLayers(limit: DocumentLimits.layerCount)
    }
    var ids = Set(present.map(\.id))
    var rest = present[...]
    var merged: [EditorLayer] = []
    // In ascending order each place is right by the time it is filled.
    for (layer, index) in added.sorted(by: { $0.index < $1.index }) {
      guard ids.insert(layer.id).inserted,
        (merged.count...merged.count + rest.count).contains(index)
      else { throw .changeDoesNotFit }
      let skipped = index - merged.count
      merged += rest.prefix(skipped)
      rest = rest.dropFirst(skipped)
      merged.append(layer)
    }
    present = merged + rest
  }

  private static func arrange(
    _ present: inout [EditorLayer], by order: Transition<[LayerID]>
  ) throws(EditingError) {
    let byID = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
    let arranged = order.to.compactMap { byID[$0] }
    guard present.map(\.id) == order.from, arranged.count == present.count,
      Set(order.to).count == present.count
    else { throw .changeDoesNotFit }
    present = arranged
  }
}

extension Transition {
  fileprivate func apply(to value: inout Value) throws(EditingError) {
    guard value == from else { throw .changeDoesNotFit }
    value = to
  }
}

extension EditorDocument {
  /// The place of each layer in `layers`; of two with the same identity the first.
  var layerPlaces: [LayerID: Int] {
    Dictionary(layers.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }
}
