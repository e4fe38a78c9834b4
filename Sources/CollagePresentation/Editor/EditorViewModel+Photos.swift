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
    let (photos, failures) = await importPhotos(at: paths)
    if !photos.isEmpty {
      var added: [LayerID] = []
      let isFirst = !document.layers.contains { $0.photo != nil }
      let isAdded = edit(.addPhotos) { document in
        added = document.addPhotos(photos.map(\.content))
        if isFirst, photos.count > 1 {
          document.arrangePhotos(LayoutOptions(style: .rows))
        } else if let place, let id = added.first, added.count == 1 {
          let center = document[id]?.placement.center ?? place
          try document.move([id], by: place - center)
        }
      }
      if isAdded { setSelection(Set(added)) }
    }
    if !failures.isEmpty { notice = .photosNotAdded(failures) }
  }

  private func importPhotos(
    at paths: [String]
  ) async -> (photos: [StoredPhoto], failures: [FailedFile]) {
    guard !isReadOnly, !paths.isEmpty, photoImport == nil else { return ([], []) }
    let library = library
    var (photos, failures): ([StoredPhoto], [FailedFile]) = ([], [])
    let work = Task {
      for path in paths where !Task.isCancelled {
        do {
          photos.append(try await library.importPhoto(from: path))
        } catch {
          failures.append(FailedFile(path: path, error: error))
        }
        photoImport?.doneCount += 1
      }
    }
    photoImport = PhotoImport(doneCount: 0, totalCount: paths.count) { work.cancel() }
    await work.value
    photoImport = nil
    return (photos, failures)
  }

  /// Shows another photo in a layer's frame.
  public func replacePhoto(of id: LayerID, withFileAt path: String) async {
    let (photos, failures) = await importPhotos(at: [path])
    if let photo = photos.first {
      edit(.replacePhoto) { try $0.replacePhoto(of: id, with: photo.content) }
    }
    if !failures.isEmpty { notice = .photosNotAdded(failures) }
  }

  /// Covers the page with a photo, behind all layers.
  public func setBackgroundPhoto(fileAt path: String) async {
    let (photos, failures) = await importPhotos(at: [path])
    if let photo = photos.first {
      edit(.background) { $0.background = .photo(photo.content) }
    }
    if !failures.isEmpty { notice = .photosNotAdded(failures) }
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
    let (photos, failures) = await importPhotos(at: matches.map(\.path))
    let failed = Set(failures.map(\.path))
    let names = matches.filter { !failed.contains($0.path) }.map(\.fileName)
    let replacements = Dictionary(zip(names, photos)) { first, _ in first }
    if !replacements.isEmpty {
      edit(.relink) { $0.replacePhotos(replacements) }
      await findLostPhotos()
    }
    if !failures.isEmpty { notice = .photosNotAdded(failures) }
  }
}
