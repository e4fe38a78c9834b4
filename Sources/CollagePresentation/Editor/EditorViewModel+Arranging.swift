public import CollageDocument
public import CollageEditing
public import CollageGeometry

/// A run of nudges that follow each other so closely that they are one step.
struct NudgeBurst {
  private(set) var number = 0
  private var last: ContinuousClock.Instant?

  /// How long after a nudge the next one still belongs to it.
  static let pause = Duration.seconds(1)

  /// The number of the burst that a nudge at `now` belongs to.
  mutating func next(at now: ContinuousClock.Instant) -> Int {
    if let last, last.duration(to: now) > Self.pause { number += 1 }
    last = now
    return number
  }
}

/// Commands on the selection that move, turn, order and line up.
extension EditorViewModel {
  /// Moves the selection by canvas units; a run of nudges becomes one step.
  public func nudge(_ offset: CanvasPoint, at now: ContinuousClock.Instant = .now) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    let key = AmendmentKey(name: .move, layers: ids, burst: nudging.next(at: now))
    edit(.move, amending: key) { try $0.move(ids, by: offset) }
  }

  /// Turns the selection by radians, clockwise, as one group; a run of turns becomes one step.
  public func rotate(by radians: Double, at now: ContinuousClock.Instant = .now) {
    let ids = movableSelection
    guard let pivot = selectionPivot else { return }
    let key = AmendmentKey(name: .rotate, layers: ids, burst: nudging.next(at: now))
    edit(.rotate, amending: key) { try $0.transform(ids, about: pivot, rotateBy: radians) }
  }

  /// Makes the selection larger or smaller as one group; a run of it becomes one step.
  public func scale(by factor: Double, at now: ContinuousClock.Instant = .now) {
    let ids = movableSelection
    guard let pivot = selectionPivot else { return }
    let key = AmendmentKey(name: .scale, layers: ids, burst: nudging.next(at: now))
    edit(.scale, amending: key) { try $0.transform(ids, about: pivot, scaleBy: factor) }
  }

  /// The mean of the centres of what may be moved; nil where there is nothing.
  ///
  /// Turning and scaling about it leave it where it is. The middle of the frame would wander with
  /// every turn, and the group with it.
  private var selectionPivot: CanvasPoint? {
    let centers = selectedLayers.filter { !$0.isLocked }.map(\.placement.center)
    guard !centers.isEmpty else { return nil }
    return centers.reduce(.zero, +) * (1 / Double(centers.count))
  }

  /// Brings the selection before or behind other layers.
  public func reorder(to order: LayerOrder) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    edit(.reorder) { try $0.reorder(ids, to: order) }
  }

  /// Brings one layer to a place in the order, counted from the back.
  public func reorder(_ id: LayerID, toIndex index: Int) {
    edit(.reorder) { try $0.reorder([id], to: .index(index)) }
  }

  /// Lines the selection up; a single layer with the canvas.
  public func align(_ alignment: LayerAlignment) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    edit(.align) { try $0.align(ids, alignment) }
  }

  /// Spaces the selection evenly.
  public func distribute(along axis: LayoutAxis) {
    let ids = movableSelection
    guard ids.count > 2 else { return }
    edit(.distribute) { try $0.distribute(ids, along: axis) }
  }

  /// Removes the selection.
  public func removeSelection() {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    if edit(.remove, { try $0.remove(ids) }) { notice = .removed(count: ids.count) }
  }

  /// Puts copies of the selection in front of it and selects them.
  public func duplicateSelection() {
    let ids = selectedLayers.map(\.id)
    guard !ids.isEmpty else { return }
    var copies: [LayerID] = []
    if edit(.duplicate, { copies = try $0.duplicate(ids) }) { select(copies) }
  }

  /// Mirrors the selected photos.
  public func flipSelection(horizontally: Bool, vertically: Bool) {
    let ids = selectedLayers.filter { $0.photo != nil && !$0.isLocked }.map(\.id)
    guard !ids.isEmpty else { return }
    edit(.flip) { document in
      for id in ids {
        try document.flip(id, horizontally: horizontally, vertically: vertically)
      }
    }
  }

  /// Lets the two selected photos change places.
  public func swapSelectedPhotos() {
    let ids = selectedLayers.filter { $0.photo != nil && !$0.isLocked }.map(\.id)
    guard ids.count == 2 else { return }
    edit(.swapPhotos) { try $0.swapPhotos(ids[0], ids[1]) }
  }

  /// Arranges all photos by a layout.
  public func arrange(_ options: LayoutOptions) {
    edit(.layout) { $0.arrangePhotos(options) }
  }

  /// Deals the photos out anew among their frames.
  public func shuffle(seed: UInt64 = .random(in: 0...UInt64.max)) {
    edit(.shuffle) { $0.shufflePhotos(seed: seed) }
  }

  // MARK: The layer list

  /// Gives a layer a name; one that cannot be seen takes the name away.
  public func rename(_ id: LayerID, to name: String) {
    edit(.setProperties) { $0[id]?.name = TextContent.isBlank(name) ? nil : name }
  }

  /// Shows or hides a layer.
  public func setHidden(_ isHidden: Bool, of id: LayerID) {
    edit(.setProperties) { $0[id]?.isHidden = isHidden }
  }

  /// Whether all that is selected is hidden.
  public var isSelectionHidden: Bool { selectedLayers.allSatisfy(\.isHidden) }

  /// Shows or hides the selection.
  public func setSelectionHidden(_ isHidden: Bool) {
    setSelection(\.isHidden, to: isHidden)
  }

  /// Protects a layer from changes on the canvas, or frees it.
  public func setLocked(_ isLocked: Bool, of id: LayerID) {
    edit(.setProperties) { $0[id]?.isLocked = isLocked }
  }

  /// Whether all that is selected is locked.
  public var isSelectionLocked: Bool { selectedLayers.allSatisfy(\.isLocked) }

  /// Protects the selection from changes on the canvas, or frees it.
  public func setSelectionLocked(_ isLocked: Bool) {
    setSelection(\.isLocked, to: isLocked)
  }

  private func setSelection(_ property: WritableKeyPath<EditorLayer, Bool>, to value: Bool) {
    let ids = selectedLayers.map(\.id)
    edit(.setProperties) { document in
      for id in ids { document[id]?[keyPath: property] = value }
    }
  }
}
