public import CollageDocument
import CollageEditing
public import CollageGeometry
public import CollageStorage

/// Adding, replacing and finding photos.
extension EditorViewModel {
  /// Copies photos into the library and puts them on the canvas, as one step, and selects them.
  ///
  /// The first photos of a collage, where they are several, are arranged at once. Files that are no
  /// photos are left out; ``notice`` names them.
  ///
  /// - Parameter place: Where the middle of a single photo comes to lie; nil for the middle.
  public func addPhotos(at paths: [String], to place: CanvasPoint? = nil) async {
    await importPhotos(at: paths) { photos in self.add(photos.map { $0.photo.content }, to: place) }
  }

  private func add(_ photos: [PhotoContent], to place: CanvasPoint?) {
    var added: [LayerID] = []
    let isFirst = !document.layers.contains { $0.photo != nil }
    let isAdded = edit(.addPhotos) { document in
      added = document.addPhotos(photos)
      if isFirst, photos.count > 1 {
        document.arrangePhotos(LayoutOptions(style: .rows))
      } else if let place, let id = added.first, added.count == 1 {
        let center = document[id]?.placement.center ?? place
        try document.move([id], by: place - center)
      }
    }
    if isAdded { setSelection(Set(added)) }
  }

  /// Shows another photo in a layer's frame.
  public func replacePhoto(of id: LayerID, withFileAt path: String) async {
    await importPhotos(at: [path]) { photos in
      self.edit(.replacePhoto) { document in
        for (_, photo) in photos { try document.replacePhoto(of: id, with: photo.content) }
      }
    }
  }

  /// Covers the page with a photo, behind all layers.
  public func setBackgroundPhoto(fileAt path: String) async {
    await importPhotos(at: [path]) { photos in
      self.edit(.background) { document in
        for (_, photo) in photos { document.background = .photo(photo.content) }
      }
    }
  }

  // MARK: Importing

  private typealias ImportedPhoto = (path: String, photo: StoredPhoto)

  /// Copies photos into the library and then uses those that could be read, if any.
  ///
  /// An import waits for those before it, and its edit for the end of a gesture: what the user does
  /// meanwhile costs no photo.
  private func importPhotos(
    at paths: [String], then use: @escaping @MainActor ([ImportedPhoto]) -> Void
  ) async {
    guard !isReadOnly, !paths.isEmpty else { return }
    let previous = importing
    let work = Task {
      await previous?.value
      let (photos, failures) = await copyPhotos(at: paths)
      await untilGestureEnds()
      if !photos.isEmpty { use(photos) }
      if !failures.isEmpty { notice = .photosNotAdded(failures) }
    }
    importing = work
    await work.value
  }

  private func copyPhotos(
    at paths: [String]
  ) async -> (photos: [ImportedPhoto], failures: [FailedFile]) {
    var (photos, failures): ([ImportedPhoto], [FailedFile]) = ([], [])
    photoImport = PhotoImport(totalCount: paths.count) { [weak self] in
      self?.photoImport?.isCancelled = true
    }
    for path in paths where photoImport?.isCancelled == false && !isClosing {
      do {
        photos.append((path, try await library.importPhoto(from: path)))
      } catch {
        failures.append(FailedFile(path: path, error: error))
      }
      photoImport?.doneCount += 1
    }
    photoImport = nil
    return (photos, failures)
  }

  // MARK: Lost photos

  /// Looks which photos of the project cannot be shown.
  public func findLostPhotos() async {
    await saving.finish()
    do {
      lostPhotos = try await library.lostPhotos(of: id)
    } catch {
      notice = .refused(error)
    }
  }

  /// Looks for lost photos among files and folders, by their content.
  ///
  /// - Returns: Files that are called as a lost photo was but have other content; nothing was done
  ///   with them.
  public func locatePhotos(among paths: [String]) async -> [RelinkResult.Match] {
    guard !isReadOnly else { return [] }
    await saving.finish()
    do {
      let result = try await library.relinkPhotos(of: id, among: paths)
      lostPhotos = result.lost
      if !result.restored.isEmpty { photoGeneration += 1 }
      notice = .photosFound(count: result.restored.count, stillLost: result.lost.count)
      return result.suggestions
    } catch {
      notice = .refused(error)
      return []
    }
  }

  /// Shows other files in the place of lost photos, as one step.
  public func replaceLostPhotos(with matches: [RelinkResult.Match]) async {
    await importPhotos(at: matches.map(\.path)) { photos in
      let stored = Dictionary(photos.map { ($0.path, $0.photo) }) { first, _ in first }
      let pairs = matches.compactMap { match in stored[match.path].map { (match.fileName, $0) } }
      let replacements = Dictionary(pairs) { first, _ in first }
      self.edit(.relink) { $0.replacePhotos(replacements) }
    }
    await findLostPhotos()
  }
}
