public import CollageDocument
public import CollageGeometry

/// Setting properties by their names in the file form.
extension EditorDocument {
  /// Fields that say what a layer is, and so cannot be set.
  private static let fixedFields: Set<String> = ["id", "kind"]

  /// Sets fields of a layer; `null` sets a field back to its default.
  ///
  /// - Parameter fields: Names and values as in the file form, e.g. `opacity` or `textColor`.
  /// - Throws: `EditingError.badFields` for an unknown name or a value out of bounds,
  ///   `EditingError.blankText`, `EditingError.textTooLong`, `EditingError.unknownLayer`
  public mutating func setFields(
    _ fields: [String: JSONValue], of id: LayerID
  ) throws(EditingError) {
    guard let layer = self[id] else { throw .unknownLayer(id) }
    if case .text = layer.content, let text = fields["text"]?.string { try Self.checkText(text) }
    var notes = Self.fixedFields.intersection(fields.keys).sorted()
      .map { DocumentNote(field: $0, problem: .unknownField) }
    let updated = layer.setting(fields, canvas: canvas, notes: &notes)
    guard notes.isEmpty else { throw .badFields(notes) }
    self[id] = updated
  }

  /// Sets the background from its file form; `null` sets it back to white.
  ///
  /// - Throws: `EditingError.badFields`
  public mutating func setBackground(_ value: JSONValue) throws(EditingError) {
    var notes: [DocumentNote] = []
    let background = PageBackground(jsonValue: value, notes: &notes)
    if case .unsupported(let other) = background {
      notes.append(DocumentNote(field: "kind", problem: .unknownWord(other.kind)))
    }
    guard notes.isEmpty else { throw .badFields(notes) }
    self.background = background
  }

  /// Gives the canvas another size. Layers keep their distance from its middle, and their centres
  /// stay on it.
  ///
  /// - Throws: `EditingError.outOfRange`
  public mutating func resizeCanvas(to size: CanvasSize) throws(EditingError) {
    try size.requireWithinLimits()
    let oldCenter = bounds.center
    canvas = size
    for index in layers.indices {
      let offset = layers[index].placement.center - oldCenter
      layers[index].placement.center = onCanvas(bounds.center + offset)
    }
  }

  /// Puts the style of one layer on others.
  ///
  /// - Throws: `EditingError.unknownLayer`
  public mutating func applyStyle(_ style: LayerStyle, to ids: [LayerID]) throws(EditingError) {
    let chosen = Set(try layers(ids).map(\.id))
    for index in layers.indices where chosen.contains(layers[index].id) {
      layers[index].style = style
    }
  }
}

extension CanvasSize {
  /// Whether a canvas may have this size.
  var isWithinLimits: Bool {
    DocumentLimits.canvasSide.contains(width) && DocumentLimits.canvasSide.contains(height)
  }

  func requireWithinLimits() throws(EditingError) {
    for (name, side) in [("width", width), ("height", height)]
    where !DocumentLimits.canvasSide.contains(side) {
      throw .outOfRange(name: name, value: side)
    }
  }
}
