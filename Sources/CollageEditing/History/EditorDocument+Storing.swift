import CollageDocument

extension EditorDocument {
  /// The document as the log will give it back, so that what is done now and what is replayed later
  /// are the same.
  ///
  /// Only what differs from `old` is looked at: the rest came from a file or an earlier edit.
  ///
  /// - Throws: `EditingError.badFields` and `EditingError.outOfRange` for values that no document can
  ///   hold.
  func asStored(since old: EditorDocument) throws(EditingError) -> EditorDocument {
    var stored = self
    var notes: [DocumentNote] = []
    let places = old.layerPlaces
    for (index, layer) in layers.enumerated() {
      if let place = places[layer.id], old.layers[place] == layer { continue }
      stored.layers[index] = EditorLayer(fields: layer.fields, canvas: canvas, notes: &notes)
    }
    if background != old.background {
      stored.background = PageBackground(jsonValue: background.jsonValue, notes: &notes)
    }
    guard notes.isEmpty else { throw .badFields(notes) }
    if canvas != old.canvas { try canvas.requireWithinLimits() }
    return stored
  }
}
