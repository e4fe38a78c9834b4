import CollageDocument
import CollageEditing

/// Where a log tells what a layer was: to go on with it where the row that added it is lost.
///
/// A row of a change says only what changed. A snapshot, the sidecar, and rows that add or remove a
/// layer have it whole.
final class LayerSightings {
  private struct Sighting {
    var sequence: Int
    var layer: EditorLayer
    /// Its place among the layers.
    var index: Int
  }

  private let log: SalvagedLog
  private let newest: EditorDocument?
  /// The sightings of each layer in ascending order. Only a log with gaps needs them.
  private lazy var sightings = collected()

  /// - Parameter newest: A document that is taken to be newer than the log, such as that of a sidecar.
  init(in log: SalvagedLog, newest: EditorDocument?) {
    self.log = log
    self.newest = newest
  }

  /// What a change can be done to behind a gap, and how.
  ///
  /// - Parameter sequence: The number of the change's row.
  /// - Returns: A document like another one, but as the change found its own, and the change with
  ///   places that are there. It may still not fit, e.g. where nothing tells of a layer.
  func footing(
    of change: Change, in document: EditorDocument, at sequence: Int
  ) -> (document: EditorDocument, change: Change) {
    let preceding = change.precedingDocument(like: complete(document, for: change, at: sequence))
    return (preceding, change.fitting(preceding))
  }

  /// Adds the layers to a document that a change found and the document has not, as they were next,
  /// or else as they were last.
  private func complete(
    _ document: EditorDocument, for change: Change, at sequence: Int
  ) -> EditorDocument {
    var result = document
    var present = Set(document.layers.map(\.id))
    for id in change.foundLayers where present.insert(id).inserted {
      guard let known = sightings[id] else { continue }
      let next = known.first { $0.sequence >= sequence }
      guard let sighting = next ?? known.last else { continue }
      result.layers.insert(sighting.layer, at: min(max(sighting.index, 0), result.layers.count))
    }
    return result
  }

  private func collected() -> [LayerID: [Sighting]] {
    var found: [LayerID: [Sighting]] = [:]
    func add(_ layer: EditorLayer, _ index: Int, _ sequence: Int) {
      found[layer.id, default: []].append(
        Sighting(sequence: sequence, layer: layer, index: index))
    }
    func add(_ document: EditorDocument?, _ sequence: Int) {
      for (index, layer) in (document?.layers ?? []).enumerated() { add(layer, index, sequence) }
    }
    for sequence in Set(log.edits.keys).union(log.snapshots.keys).sorted() {
      for change in log.entry(sequence)?.record?.change?.layers ?? [] {
        switch change {
        case .added(let layer, let index), .removed(let layer, let index):
          add(layer, index, sequence)
        case .updated: break
        }
      }
      add(log.snapshot(sequence)?.document, sequence)
    }
    add(newest, .max)
    return found
  }
}

extension Change {
  /// The layers that must have been there before.
  fileprivate var foundLayers: [LayerID] {
    layers.compactMap { if case .updated(let update) = $0 { update.id } else { nil } }
      + (order?.from ?? [])
  }
}
