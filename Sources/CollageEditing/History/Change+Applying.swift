public import CollageDocument

extension Change {
  /// Does the change to a document that is as the change found it.
  ///
  /// - Throws: `EditingError.changeDoesNotFit`; the document is then untouched.
  public func apply(to document: inout EditorDocument) throws(EditingError) {
    var result = document
    if let canvas { result.canvas = canvas.to }
    if let background { result.background = background.to }
    try removeLayers(from: &result)
    try updateLayers(of: &result)
    if let order { try Self.arrange(&result, in: order.to) }
    try insertLayers(into: &result)
    document = result
  }

  private func removeLayers(from document: inout EditorDocument) throws(EditingError) {
    for case .removed(let layer, _) in layers {
      guard let index = document.index(of: layer.id) else { throw .changeDoesNotFit }
      document.layers.remove(at: index)
    }
  }

  private func updateLayers(of document: inout EditorDocument) throws(EditingError) {
    let updates = layers.compactMap { if case .updated(let update) = $0 { update } else { nil } }
    guard !updates.isEmpty else { return }
    let places = Dictionary(document.layers.enumerated().map { ($0.element.id, $0.offset) }) {
      first, _ in first
    }
    for update in updates {
      guard let index = places[update.id] else { throw .changeDoesNotFit }
      document.layers[index] = try update.apply(
        to: document.layers[index], canvas: document.canvas)
    }
  }

  private func insertLayers(into document: inout EditorDocument) throws(EditingError) {
    let added = layers.compactMap { change in
      if case .added(let layer, let index) = change { (layer, index) } else { nil }
    }
    // In ascending order each place is right by the time it is filled.
    for (layer, index) in added.sorted(by: { $0.1 < $1.1 }) {
      guard (0...document.layers.count).contains(index), document.index(of: layer.id) == nil else {
        throw .changeDoesNotFit
      }
      document.layers.insert(layer, at: index)
    }
  }

  private static func arrange(
    _ document: inout EditorDocument, in order: [LayerID]
  ) throws(EditingError) {
    let byID = Dictionary(document.layers.map { ($0.id, $0) }) { first, _ in first }
    let arranged = order.compactMap { byID[$0] }
    guard arranged.count == document.layers.count, Set(order).count == order.count else {
      throw .changeDoesNotFit
    }
    document.layers = arranged
  }
}
