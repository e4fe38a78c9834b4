public import CollageDocument
import CollageGeometry

/// The form of a change in the log.
extension Change {
  /// The JSON form, described in `docs/FORMAT.md`.
  public var jsonValue: JSONValue {
    var fields: [String: JSONValue] = ["name": .string(name.rawValue)]
    if !layers.isEmpty { fields["layers"] = .array(layers.map(\.jsonValue)) }
    fields["order"] = order?.json { .array($0.map { .string($0.description) }) }
    fields["canvas"] = canvas?.json { .array([.number($0.width), .number($0.height)]) }
    fields["background"] = background?.json(\.jsonValue)
    return .object(fields)
  }

  /// Reads the JSON form.
  ///
  /// - Throws: `EditingError.unreadableChange` where any part of it is not as it was written: a log
  ///   is replayed exactly or not at all.
  public init(jsonValue: JSONValue) throws(EditingError) {
    guard let fields = jsonValue.object, let name = fields["name"]?.string else {
      throw .unreadableChange
    }
    self.init(
      name: EditName(rawValue: name), layers: try Self.layers(fields["layers"]),
      order: try Transition(fields["order"], Self.order),
      canvas: try Transition(fields["canvas"], Self.canvas),
      background: try Transition(fields["background"], Self.background))
  }

  private static func layers(_ value: JSONValue?) throws(EditingError) -> [LayerChange] {
    guard let value else { return [] }
    guard let values = value.array else { throw .unreadableChange }
    var layers: [LayerChange] = []
    for value in values { layers.append(try LayerChange(jsonValue: value)) }
    return layers
  }

  private static func order(_ value: JSONValue) -> [LayerID]? {
    guard let values = value.array else { return nil }
    let ids = values.compactMap { $0.string.flatMap { LayerID($0) } }
    return ids.count == values.count ? ids : nil
  }

  private static func canvas(_ value: JSONValue) -> CanvasSize? {
    guard let sides = value.array, sides.count == 2, let width = sides[0].number,
      let height = sides[1].number
    else { return nil }
    let canvas = CanvasSize(width: width, height: height)
    return canvas.isWithinLimits ? canvas : nil
  }

  private static func background(_ value: JSONValue) -> PageBackground? {
    var notes: [DocumentNote] = []
    let background = PageBackground(jsonValue: value, notes: &notes)
    return notes.isEmpty ? background : nil
  }
}

extension Transition {
  fileprivate func json(_ write: (Value) -> JSONValue) -> JSONValue {
    .array([write(from), write(to)])
  }

  fileprivate init?(
    _ value: JSONValue?, _ read: (JSONValue) -> Value?
  ) throws(EditingError) {
    guard let value else { return nil }
    guard let ends = value.array, ends.count == 2, let from = read(ends[0]), let to = read(ends[1])
    else { throw .unreadableChange }
    self.init(from: from, to: to)
  }
}

extension LayerChange {
  fileprivate var jsonValue: JSONValue {
    switch self {
    case .added(let layer, let index):
      .object(["added": .object(layer.fields), "index": .number(Double(index))])
    case .removed(let layer, let index):
      .object(["removed": .object(layer.fields), "index": .number(Double(index))])
    case .updated(let update):
      .object([
        "updated": .string(update.id.description), "from": .object(update.from),
        "to": .object(update.to),
      ])
    }
  }

  fileprivate init(jsonValue: JSONValue) throws(EditingError) {
    let fields = jsonValue.object ?? [:]
    if let id = fields["updated"]?.string.flatMap({ LayerID($0) }),
      let from = fields["from"]?.object, let to = fields["to"]?.object
    {
      self = .updated(LayerUpdate(id: id, from: from, to: to))
    } else if let layer = fields["added"]?.object, let index = fields["index"]?.integer {
      self = .added(try Self.layer(layer), index: index)
    } else if let layer = fields["removed"]?.object, let index = fields["index"]?.integer {
      self = .removed(try Self.layer(layer), index: index)
    } else {
      throw .unreadableChange
    }
  }

  private static func layer(_ fields: [String: JSONValue]) throws(EditingError) -> EditorLayer {
    var notes: [DocumentNote] = []
    let layer = EditorLayer(
      fields: fields, canvas: CanvasSize(width: 1000, height: 1000), notes: &notes)
    guard notes.isEmpty else { throw .unreadableChange }
    return layer
  }
}
