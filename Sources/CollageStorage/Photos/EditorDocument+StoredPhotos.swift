public import CollageDocument

extension EditorDocument {
  /// The photos that the document shows, by file name.
  var photosByName: [String: PhotoContent] {
    var photos = layers.compactMap(\.photo)
    if case .photo(let photo) = background { photos.append(photo) }
    return Dictionary(photos.map { ($0.fileName, $0) }) { first, _ in first }
  }

  /// Shows stored photos in the place of others, by their names; crop and mirroring stay.
  public mutating func replacePhotos(_ replacements: [String: StoredPhoto]) {
    func replace(_ photo: inout PhotoContent) {
      guard let stored = replacements[photo.fileName] else { return }
      let former = photo
      photo = stored.content
      photo.crop = former.crop
      photo.isFlippedHorizontally = former.isFlippedHorizontally
      photo.isFlippedVertically = former.isFlippedVertically
      photo.originalName = former.originalName ?? stored.originalName
    }
    for index in layers.indices {
      guard var photo = layers[index].photo else { continue }
      replace(&photo)
      layers[index].photo = photo
    }
    if case .photo(var photo) = background {
      replace(&photo)
      background = .photo(photo)
    }
  }
}
