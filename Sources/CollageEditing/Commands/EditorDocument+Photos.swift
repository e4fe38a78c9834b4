public import CollageDocument

/// What only photos have: crop, mirror, another photo in the same frame.
extension EditorDocument {
  private mutating func changePhoto(
    of id: LayerID, _ body: (inout PhotoContent) throws(EditingError) -> Void
  ) throws(EditingError) {
    guard let layer = self[id] else { throw .unknownLayer(id) }
    guard var photo = layer.photo else { throw .wrongKindOfLayer(id) }
    try body(&photo)
    self[id]?.photo = photo
  }

  /// Chooses the part of a photo that shows; zoom and pan are brought within their bounds.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.wrongKindOfLayer`
  public mutating func crop(_ id: LayerID, to crop: PhotoCrop) throws(EditingError) {
    try changePhoto(of: id) { photo in
      photo.crop = PhotoCrop(
        zoom: DocumentLimits.cropZoom.clamp(crop.zoom, fallback: 1),
        panX: DocumentLimits.cropPan.clamp(crop.panX, fallback: 0),
        panY: DocumentLimits.cropPan.clamp(crop.panY, fallback: 0))
    }
  }

  /// Mirrors the visible part of a photo.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.wrongKindOfLayer`
  public mutating func flip(
    _ id: LayerID, horizontally: Bool, vertically: Bool
  ) throws(EditingError) {
    try changePhoto(of: id) { photo in
      if horizontally { photo.isFlippedHorizontally.toggle() }
      if vertically { photo.isFlippedVertically.toggle() }
    }
  }

  /// Shows another photo in the same frame, around its middle.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.wrongKindOfLayer`
  public mutating func replacePhoto(
    of id: LayerID, with photo: PhotoContent
  ) throws(EditingError) {
    try changePhoto(of: id) { $0 = photo }
  }

  /// Lets two photos change places; the frames stay as they are.
  ///
  /// - Throws: `EditingError.unknownLayer`, `EditingError.wrongKindOfLayer`
  public mutating func swapPhotos(_ first: LayerID, _ second: LayerID) throws(EditingError) {
    guard let one = self[first], let other = self[second] else {
      throw .unknownLayer(self[first] == nil ? first : second)
    }
    guard let onePhoto = one.photo else { throw .wrongKindOfLayer(first) }
    guard let otherPhoto = other.photo else { throw .wrongKindOfLayer(second) }
    self[first]?.photo = otherPhoto
    self[second]?.photo = onePhoto
  }
}

/// Photos that change places by chance.
extension EditorDocument {
  /// Deals the photos out anew among their frames. Hidden and locked ones keep theirs.
  ///
  /// - Parameter seed: What the order follows from. Where there are two photos or more, it always
  ///   differs from the present one, unless they all are the same.
  public mutating func shufflePhotos(seed: UInt64) {
    let places = layers.indices.filter { index in
      layers[index].photo != nil && !layers[index].isHidden && !layers[index].isLocked
    }
    let photos = places.compactMap { layers[$0].photo }
    guard let first = photos.first, photos.contains(where: { $0 != first }) else { return }
    var generator = SeededGenerator(seed: seed)
    var dealt = photos.shuffled(using: &generator)
    // Dealing the same order again would look as if nothing had happened.
    while dealt == photos { dealt.shuffle(using: &generator) }
    for (place, photo) in zip(places, dealt) { layers[place].photo = photo }
  }
}
