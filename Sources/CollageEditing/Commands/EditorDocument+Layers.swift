public import CollageDocument
public import CollageGeometry

/// Adding, copying and removing layers.
extension EditorDocument {
  /// The part of the canvas's shorter side that a new photo takes with its longer side.
  static let newPhotoShare = 0.42
  /// How far a copy, or the next of several new layers, lies from the one before, in canvas units.
  static let cascadeStep = 30.0

  /// The layers of these identities, in the document's order.
  ///
  /// - Throws: `EditingError.unknownLayer`
  public func layers(_ ids: some Collection<LayerID>) throws(EditingError) -> [EditorLayer] {
    let wanted = Set(ids)
    let found = layers.filter { wanted.contains($0.id) }
    guard found.count == wanted.count else {
      let missing = ids.first { id in !found.contains { $0.id == id } }
      throw .unknownLayer(missing ?? LayerID())
    }
    return found
  }

  /// Puts photos in front of everything, each in a frame of its own ratio, cascading from the middle.
  ///
  /// - Returns: The new layers' identities, in the order of `photos`.
  @discardableResult
  public mutating func addPhotos(_ photos: [PhotoContent]) -> [LayerID] {
    let side = min(canvas.width, canvas.height) * Self.newPhotoShare
    return add(
      photos.map { photo in
        let ratio = photo.pixelSize?.aspectRatio ?? 1
        let frame = CanvasSize(width: side * min(1, ratio), height: side * min(1, 1 / ratio))
        return (.photo(photo), frame)
      })
  }

  /// Puts a text in front of everything, in the middle.
  ///
  /// - Parameter frame: The room that the text takes; see `TextMeasurer`.
  /// - Returns: The new layer's identity.
  /// - Throws: `EditingError.blankText`, `EditingError.textTooLong`
  @discardableResult
  public mutating func addText(
    _ content: TextContent, frame: CanvasSize
  ) throws(EditingError) -> LayerID {
    try Self.checkText(content.text)
    var content = content
    content.text = TextContent.storable(content.text)
    return add([(.text(content), frame)])[0]
  }

  static func checkText(_ text: String) throws(EditingError) {
    guard !TextContent.isBlank(text) else { throw .blankText }
    let length = text.unicodeScalars.count
    guard length <= DocumentLimits.textLength else {
      throw .textTooLong(length: length, limit: DocumentLimits.textLength)
    }
  }

  private mutating func add(
    _ contents: [(content: LayerContent, frame: CanvasSize)]
  ) -> [LayerID] {
    let sides = DocumentLimits.frameSide
    var taken = Set(layers.map(\.placement.center))
    let added = contents.map { content, frame in
      let center = freeCenter(taken: taken)
      taken.insert(center)
      let frame = CanvasSize(
        width: sides.clamp(frame.width, fallback: 1),
        height: sides.clamp(frame.height, fallback: 1))
      return EditorLayer(placement: LayerPlacement(center: center, frame: frame), content: content)
    }
    layers += added
    return added.map(\.id)
  }

  /// The first place of a cascade from the middle where no layer has its centre; the middle where
  /// the cascade is full.
  private func freeCenter(taken: Set<CanvasPoint>) -> CanvasPoint {
    cascade(from: bounds.center).first { !taken.contains($0) } ?? bounds.center
  }

  /// Points that follow each other to the right and down, as far as the canvas reaches.
  private func cascade(from start: CanvasPoint) -> some Sequence<CanvasPoint> {
    let step = CanvasPoint(x: Self.cascadeStep, y: Self.cascadeStep)
    return sequence(first: start) { $0 + step }.prefix { bounds.contains($0) }
  }

  /// Removes layers.
  ///
  /// - Throws: `EditingError.unknownLayer`
  public mutating func remove(_ ids: [LayerID]) throws(EditingError) {
    let removed = Set(try layers(ids).map(\.id))
    layers.removeAll { removed.contains($0.id) }
  }

  /// Puts a copy of each layer right in front of it, a step to the right and down.
  ///
  /// - Returns: The copies' identities, from back to front.
  /// - Throws: `EditingError.unknownLayer`
  @discardableResult
  public mutating func duplicate(_ ids: [LayerID]) throws(EditingError) -> [LayerID] {
    let chosen = Set(try layers(ids).map(\.id))
    var copies: [LayerID] = []
    layers = layers.flatMap { layer in
      guard chosen.contains(layer.id) else { return [layer] }
      let copy = shifted(layer)
      copies.append(copy.id)
      return [layer, copy]
    }
    return copies
  }

  /// Puts copies of layers, of this or another document, in front of everything, as one group on the
  /// canvas. Where a copy would cover a layer exactly, the group is shifted.
  ///
  /// - Returns: The copies' identities, from back to front.
  @discardableResult
  public mutating func paste(_ pasted: [EditorLayer]) -> [LayerID] {
    let taken = Set(layers.map(\.placement.center))
    let centers = pasted.map(\.placement.center)
    let offsets = cascade(from: .zero).map { step in
      step + offsetOntoCanvas(of: centers.map { $0 + step })
    }
    let free = offsets.first { offset in !centers.contains { taken.contains($0 + offset) } }
    let offset = free ?? offsets.first ?? .zero
    let copies = pasted.map { layer in
      var copy = layer.copy()
      copy.placement.center = onCanvas(layer.placement.center + offset)
      return copy
    }
    layers += copies
    return copies.map(\.id)
  }

  private func shifted(_ layer: EditorLayer) -> EditorLayer {
    var copy = layer.copy()
    let step = CanvasPoint(x: Self.cascadeStep, y: Self.cascadeStep)
    copy.placement.center = onCanvas(layer.placement.center + step)
    return copy
  }
}
