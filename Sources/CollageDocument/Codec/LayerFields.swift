public import CollageGeometry

/// The JSON form of a layer. Reading and writing stand side by side, so that neither forgets a field.
extension EditorLayer {
  /// Every field as it stands in a file. Fields with their default value are left out.
  public var fields: [String: JSONValue] {
    var fields = unknownFields
    fields["id"] = .string(id.description)
    fields.merge(placement.fields) { $1 }
    fields.merge(style.fields) { $1 }
    fields.merge(content.fields) { $1 }
    fields["name"] = name.map(JSONValue.string)
    fields["hidden"] = isHidden ? true : nil
    fields["locked"] = isLocked ? true : nil
    return fields
  }

  /// Reads a layer and repairs what is out of bounds.
  ///
  /// - Parameters:
  ///   - fields: The layer's JSON object.
  ///   - path: Where it stands in the file, for the notes.
  ///   - canvas: The size of the canvas, for a layer without a place.
  ///   - notes: What was repaired is added here.
  public init(
    fields: [String: JSONValue], path: String = "", canvas: CanvasSize,
    notes: inout [DocumentNote]
  ) {
    var reader = FieldReader(fields, path: path)
    let id = LayerID(reading: &reader)
    let placement = LayerPlacement(reading: &reader, canvas: canvas)
    let style = LayerStyle(reading: &reader)
    let content = LayerContent(reading: &reader)
    self.init(
      id: id, placement: placement, content: content, style: style,
      name: reader.optionalText("name", limit: DocumentLimits.nameLength),
      isHidden: reader.bool("hidden"), isLocked: reader.bool("locked"))
    unknownFields = reader.remaining
    notes += reader.notes
  }
}

extension LayerID {
  fileprivate init(reading reader: inout FieldReader) {
    guard let text = reader.optionalText("id", limit: DocumentLimits.nameLength) else {
      reader.note(.missing, "id")
      self.init()
      return
    }
    guard let id = LayerID(text) else {
      reader.note(.unknownWord(text), "id")
      self.init()
      return
    }
    self = id
  }
}

extension LayerPlacement {
  fileprivate var fields: [String: JSONValue] {
    [
      "x": .number(center.x), "y": .number(center.y),
      "width": .number(frame.width), "height": .number(frame.height),
      "scale": .number(scale), "rotation": .number(rotation),
    ]
  }

  fileprivate init(reading reader: inout FieldReader, canvas: CanvasSize) {
    let coordinates = DocumentLimits.coordinate
    let sides = DocumentLimits.frameSide
    self.init(
      center: CanvasPoint(
        x: reader.requiredNumber("x", in: coordinates, fallback: canvas.width / 2),
        y: reader.requiredNumber("y", in: coordinates, fallback: canvas.height / 2)),
      frame: CanvasSize(
        width: reader.requiredNumber("width", in: sides, fallback: canvas.width / 2),
        height: reader.requiredNumber("height", in: sides, fallback: canvas.height / 2)),
      scale: reader.number("scale", in: DocumentLimits.scale, default: 1),
      rotation: reader.turn("rotation", default: 0))
  }
}

extension LayerContent {
  fileprivate var fields: [String: JSONValue] {
    switch self {
    case .photo(let photo): photo.fields.merging(["kind": "photo"]) { $1 }
    case .text(let text): text.fields.merging(["kind": "text"]) { $1 }
    case .unsupported(let kind): ["kind": .string(kind)]
    }
  }

  fileprivate init(reading reader: inout FieldReader) {
    guard let kind = reader.optionalText("kind", limit: DocumentLimits.nameLength) else {
      reader.note(.missing, "kind")
      self = .unsupported(kind: "")
      return
    }
    switch kind {
    case "photo": self = .photo(PhotoContent(reading: &reader))
    case "text": self = .text(TextContent(reading: &reader))
    default: self = .unsupported(kind: kind)
    }
  }
}

extension EditorLayer {
  /// The layer with some fields set, as an edit asks for it; `null` sets one back to its default.
  ///
  /// - Parameters:
  ///   - changes: Names and values as in a file.
  ///   - canvas: The size of the canvas.
  ///   - notes: Names that this version does not know, and values that had to be repaired, are added.
  public func setting(
    _ changes: [String: JSONValue], canvas: CanvasSize, notes: inout [DocumentNote]
  ) -> EditorLayer {
    let layer = EditorLayer(
      fields: fields.merging(changes) { $1 }, canvas: canvas, notes: &notes)
    let unknown = changes.keys.filter { layer.unknownFields[$0] != nil }
    notes += unknown.sorted().map { DocumentNote(field: $0, problem: .unknownField) }
    return layer
  }
}
