public import CollageDocument
public import CollageGeometry

/// What an edit changed: enough to do it again and to undo it.
///
/// The same value is the step in the history, the row in the log and the key for what to redraw.
public struct Change: Hashable, Sendable {
  /// What the edit was.
  public let name: EditName
  /// Layers that came, went or changed, in ascending order of their place.
  public internal(set) var layers: [LayerChange]
  /// The order of all layers that were there before and after, where it changed.
  public internal(set) var order: Transition<[LayerID]>?
  /// The canvas, where it changed.
  public internal(set) var canvas: Transition<CanvasSize>?
  /// The background, where it changed.
  public internal(set) var background: Transition<PageBackground>?

  /// Whether nothing changed.
  public var isEmpty: Bool {
    layers.isEmpty && order == nil && canvas == nil && background == nil
  }

  /// The change that leads back.
  public var inverse: Change {
    Change(
      name: name, layers: layers.map(\.inverse), order: order?.inverse, canvas: canvas?.inverse,
      background: background?.inverse)
  }

  /// The layers to redraw.
  public var affectedLayers: Set<LayerID> {
    Set(layers.map(\.id)).union(order?.to ?? [])
  }
}

/// A value before and after.
public struct Transition<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value before.
  public var from: Value
  /// The value after.
  public var to: Value

  /// The way back.
  public var inverse: Transition { Transition(from: to, to: from) }
}

/// What happened to one layer.
public enum LayerChange: Hashable, Sendable {
  /// It came; `index` is its place afterwards.
  case added(EditorLayer, index: Int)
  /// It went; `index` was its place before.
  case removed(EditorLayer, index: Int)
  /// Some of its fields changed.
  case updated(LayerUpdate)

  /// The layer.
  public var id: LayerID {
    switch self {
    case .added(let layer, _), .removed(let layer, _): layer.id
    case .updated(let update): update.id
    }
  }

  var inverse: LayerChange {
    switch self {
    case .added(let layer, let index): .removed(layer, index: index)
    case .removed(let layer, let index): .added(layer, index: index)
    case .updated(let update): .updated(update.inverse)
    }
  }
}

/// The fields of a layer that differ, in their JSON form; `null` stands for an absent field.
public struct LayerUpdate: Hashable, Sendable {
  /// The layer.
  public let id: LayerID
  /// The fields before.
  public let from: [String: JSONValue]
  /// The fields after; the same names as in `from`.
  public let to: [String: JSONValue]

  init(id: LayerID, from: [String: JSONValue], to: [String: JSONValue]) {
    self.id = id
    self.from = from
    self.to = to
  }

  /// What leads from one state of a layer to another.
  init(from old: EditorLayer, to new: EditorLayer) {
    let (oldFields, newFields) = (old.fields, new.fields)
    let names = Set(oldFields.keys).union(newFields.keys)
      .filter { oldFields[$0] != newFields[$0] }
    func pick(_ fields: [String: JSONValue]) -> [String: JSONValue] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, fields[$0] ?? .null) })
    }
    self.init(id: old.id, from: pick(oldFields), to: pick(newFields))
  }

  var inverse: LayerUpdate { LayerUpdate(id: id, from: to, to: from) }

  func apply(to layer: EditorLayer, canvas: CanvasSize) throws(EditingError) -> EditorLayer {
    let fields = layer.fields
    guard from.allSatisfy({ name, value in fields[name] ?? .null == value }),
      from.keys == to.keys, to["id"] == nil
    else { throw .changeDoesNotFit }
    var notes: [DocumentNote] = []
    let updated = EditorLayer(
      fields: fields.merging(to) { $1 }, canvas: canvas, notes: &notes)
    guard notes.isEmpty else { throw .badFields(notes) }
    return updated
  }
}
