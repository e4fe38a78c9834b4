public import CollageDocument
import CollageEditing
import CollageGeometry

/// Selecting layers.
extension EditorViewModel {
  /// The selected layers, from back to front.
  public var selectedLayers: [EditorLayer] {
    document.layers.filter { selection.contains($0.id) }
  }

  /// The selected layers that may be changed on the canvas, from back to front.
  var movableSelection: [LayerID] {
    selectedLayers.filter { !$0.isLocked }.map(\.id)
  }

  /// The one selected layer; nil where none or several are selected.
  public var selectedLayer: EditorLayer? {
    selection.count == 1 ? selection.first.flatMap { document[$0] } : nil
  }

  /// The frame around the selection; nil where nothing is selected.
  public var selectionFrame: SelectionFrame? {
    let layers = selectedLayers
    return SelectionFrame(
      of: layers, in: document,
      allowsChanges: !isReadOnly && mode == .arranging && !layers.contains { $0.isLocked })
  }

  /// Selects exactly these layers.
  public func select(_ ids: some Sequence<LayerID>) {
    setSelection(Set(ids))
  }

  /// Adds a layer to the selection, or takes it out.
  public func toggleSelection(of id: LayerID) {
    setSelection(selection.symmetricDifference([id]))
  }

  /// Selects everything that shows and is not locked.
  public func selectAll() {
    select(document.layers.filter { $0.isDrawn && !$0.isLocked }.map(\.id))
  }

  /// Selects nothing.
  public func deselectAll() {
    setSelection([])
  }

  /// Selects the next layer towards the front, or the rearmost after the foremost; `backwards` goes
  /// the other way. Layers that do not show are passed over.
  public func selectNext(backwards: Bool = false) {
    let ids = document.layers.filter(\.isDrawn).map(\.id)
    guard let first = backwards ? ids.last : ids.first else { return }
    guard let current = ids.lastIndex(where: selection.contains) else {
      setSelection([first])
      return
    }
    let next = (current + (backwards ? ids.count - 1 : 1)) % ids.count
    setSelection([ids[next]])
  }

  func setSelection(_ wanted: Set<LayerID>) {
    // A layer may have gone since a press or a list named it.
    let ids = wanted.intersection(document.layers.map(\.id))
    guard ids != selection else { return }
    finishAdjusting()
    if let layer = mode.layer, ids != [layer] { leaveMode() }
    selection = ids
  }

  /// The layer at a point of the view that can be acted on; one of the selection comes first.
  func layer(at point: ScreenPoint, preferringSelection: Bool = false) -> EditorLayer? {
    let place = viewport.canvasPoint(at: point)
    if preferringSelection,
      let selected = selectedLayers.last(where: { !$0.isLocked && $0.isDrawn && $0.covers(place) })
    {
      return selected
    }
    return document.layer(at: place)
  }
}
