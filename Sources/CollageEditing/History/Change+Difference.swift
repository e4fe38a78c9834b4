import CollageDocument
import CollageGeometry

extension Change {
  /// What leads from one document to another.
  ///
  /// What is new is read back from its form in the log, so that what is done now and what is replayed
  /// later are the same.
  ///
  /// - Throws: `EditingError.badFields` and `EditingError.outOfRange` for new values that no document
  ///   can hold.
  init(
    name: EditName, from old: EditorDocument, to new: EditorDocument
  ) throws(EditingError) {
    var notes: [DocumentNote] = []
    let layers = Self.layerChanges(from: old, to: new, notes: &notes)
    let background = Self.backgroundChange(from: old, to: new, notes: &notes)
    guard notes.isEmpty else { throw .badFields(notes) }
    if old.canvas != new.canvas { try new.canvas.requireWithinLimits() }
    self.init(
      name: name, layers: layers, order: Self.orderChange(from: old.layers, to: new.layers),
      canvas: old.canvas == new.canvas ? nil : Transition(from: old.canvas, to: new.canvas),
      background: background)
  }

  private static func layerChanges(
    from old: EditorDocument, to new: EditorDocument, notes: inout [DocumentNote]
  ) -> [LayerChange] {
    // In most edits no layer comes, goes or changes its place.
    if old.layers.elementsEqual(new.layers, by: { $0.id == $1.id }) {
      return zip(old.layers, new.layers).compactMap { before, layer in
        update(from: before, to: layer, canvas: new.canvas, notes: &notes)
      }
    }
    let oldPlaces = old.layerPlaces
    let newPlaces = new.layerPlaces
    let removed = old.layers.enumerated().filter { newPlaces[$0.element.id] == nil }
      .map { LayerChange.removed($0.element, index: $0.offset) }
    let others = new.layers.enumerated().compactMap { index, layer in
      guard let place = oldPlaces[layer.id] else {
        return LayerChange.added(layer.reread(canvas: new.canvas, notes: &notes), index: index)
      }
      return update(from: old.layers[place], to: layer, canvas: new.canvas, notes: &notes)
    }
    return removed + others
  }

  private static func update(
    from old: EditorLayer, to new: EditorLayer, canvas: CanvasSize, notes: inout [DocumentNote]
  ) -> LayerChange? {
    guard old != new else { return nil }
    let update = LayerUpdate(from: old, to: new.reread(canvas: canvas, notes: &notes))
    return update.to.isEmpty ? nil : .updated(update)
  }

  private static func backgroundChange(
    from old: EditorDocument, to new: EditorDocument, notes: inout [DocumentNote]
  ) -> Transition<PageBackground>? {
    guard old.background != new.background else { return nil }
    let reread = PageBackground(jsonValue: new.background.jsonValue, notes: &notes)
    return old.background == reread ? nil : Transition(from: old.background, to: reread)
  }

  private static func orderChange(
    from old: [EditorLayer], to new: [EditorLayer]
  ) -> Transition<[LayerID]>? {
    guard !old.elementsEqual(new, by: { $0.id == $1.id }) else { return nil }
    let newIDs = Set(new.map(\.id))
    let before = old.map(\.id).filter(newIDs.contains)
    let kept = Set(before)
    let after = new.map(\.id).filter(kept.contains)
    return before == after ? nil : Transition(from: before, to: after)
  }

  /// The one change that has the effect of this one and then `later`, under this one's name.
  ///
  /// - Parameter document: The document before this change.
  func merged(with later: Change, from document: EditorDocument) throws(EditingError) -> Change {
    var result = document
    try apply(to: &result)
    try later.apply(to: &result)
    return try Change(name: name, from: document, to: result)
  }
}

extension EditorLayer {
  fileprivate func reread(canvas: CanvasSize, notes: inout [DocumentNote]) -> EditorLayer {
    EditorLayer(fields: fields, canvas: canvas, notes: &notes)
  }
}
