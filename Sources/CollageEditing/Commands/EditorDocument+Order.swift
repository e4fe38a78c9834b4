public import CollageDocument

/// Where layers are brought among the others.
public enum LayerOrder: Hashable, Sendable {
  /// Before all others.
  case front
  /// Behind all others.
  case back
  /// One step towards the front.
  case forward
  /// One step towards the back.
  case backward
  /// To a place counted from the back; 0 is the rearmost.
  case index(Int)
  /// Directly before another layer.
  case inFront(of: LayerID)
  /// Directly behind another layer.
  case behind(LayerID)
}

/// Bringing layers before or behind others.
extension EditorDocument {
  /// Brings layers to another place in the order; among themselves they keep it. Beside one of
  /// themselves they stay where they are.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.outOfRange` for a place that there is not
  public mutating func reorder(_ ids: [LayerID], to order: LayerOrder) throws(EditingError) {
    let chosen = try layers(ids)
    switch order {
    case .front: insert(chosen, at: layers.count - chosen.count)
    case .back: insert(chosen, at: 0)
    case .forward: stepForward(Set(chosen.map(\.id)))
    case .backward:
      layers.reverse()
      stepForward(Set(chosen.map(\.id)))
      layers.reverse()
    case .index(let index):
      guard (0...(layers.count - chosen.count)).contains(index) else {
        throw .outOfRange(name: "to", value: Double(index))
      }
      insert(chosen, at: index)
    case .inFront(of: let other): try insert(chosen, beside: other, offset: 1)
    case .behind(let other): try insert(chosen, beside: other, offset: 0)
    }
  }

  private mutating func insert(
    _ chosen: [EditorLayer], beside other: LayerID, offset: Int
  ) throws(EditingError) {
    guard let index = index(of: other) else { throw .unknownLayer(other) }
    let moved = Set(chosen.map(\.id))
    guard !moved.contains(other) else { return }
    let below = layers[..<index].count { !moved.contains($0.id) }
    insert(chosen, at: below + offset)
  }

  private mutating func insert(_ chosen: [EditorLayer], at index: Int) {
    let moved = Set(chosen.map(\.id))
    layers.removeAll { moved.contains($0.id) }
    layers.insert(contentsOf: chosen, at: index)
  }

  /// Lets each chosen layer change places with the one before it, unless that is chosen as well.
  private mutating func stepForward(_ chosen: Set<LayerID>) {
    for index in layers.indices.dropLast().reversed()
    where chosen.contains(layers[index].id) && !chosen.contains(layers[index + 1].id) {
      layers.swapAt(index, index + 1)
    }
  }
}
