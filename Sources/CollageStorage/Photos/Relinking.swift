import CollageDocument
import CollageEditing
import Foundation

/// A photo that a document shows and that cannot be shown.
public struct LostPhoto: Hashable, Sendable {
  /// Its name in the document.
  public var fileName: String
  /// What it was called where it came from; nil where that is not known.
  public var originalName: String?
  /// False where there is no file, true where its content is not what it was.
  public var isDamaged: Bool
}

/// What a search for lost photos came to.
public struct RelinkResult: Hashable, Sendable {
  /// A file that belongs to a photo, or might.
  public struct Match: Hashable, Sendable {
    /// The photo's name in the document.
    public var fileName: String
    /// The file.
    public var path: String
  }

  /// Photos whose very content was found; they are in the library again.
  public var restored: [Match] = []
  /// Files that are called as a lost photo was but have other content. Nothing was done with them:
  /// `replacePhoto` takes one.
  public var suggestions: [Match] = []
  /// What is lost still.
  public var lost: [LostPhoto] = []
}

extension ProjectSession {
  /// The photos of the document that cannot be shown.
  ///
  /// - Parameter readingContent: Whether each file is read whole; otherwise a photo that kept its size
  ///   is taken to be sound.
  public func lostPhotos(readingContent: Bool = true) throws -> [LostPhoto] {
    let shown = document.photosByName
    return try photosInUse().compactMap { photo in
      guard let content = shown[photo.name] else { return nil }
      let condition = library.photos.condition(of: photo, readingContent: readingContent)
      return condition == .sound
        ? nil
        : LostPhoto(
          fileName: photo.name, originalName: content.originalName,
          isDamaged: condition == .damaged)
    }
  }

  private func photosInUse() throws -> [KnownPhoto] {
    try library.photosUsed(by: library.project(id))
  }

  /// Looks for lost photos, and for those that undo would bring back, among files.
  ///
  /// - Parameter paths: Files, and folders that are searched with all their subfolders.
  public func relinkPhotos(among paths: [String]) throws -> RelinkResult {
    let files = paths.flatMap(Self.files(at:))
    var result = RelinkResult()
    let lost = try photosInUse().filter { library.photos.condition(of: $0) != .sound }
    for match in Self.matches(for: lost, among: files) {
      let photo = try library.importPhoto(from: match.path)
      if photo.fileName == match.fileName { result.restored.append(match) }
    }
    try library.keepPhotos(Set(result.restored.map(\.fileName)), for: id)
    result.lost = try lostPhotos()
    result.suggestions = result.lost.flatMap { photo in
      files.filter { photo.isCalled(FilePath.name(of: $0)) }
        .map { RelinkResult.Match(fileName: photo.fileName, path: $0) }
    }
    return result
  }

  /// Shows another file in the place of a lost photo, as one step that can be undone.
  public func replacePhoto(_ fileName: String, withFileAt path: String) throws {
    let photo = try library.importPhoto(from: path)
    try edit(.relink) { $0.replacePhotos([fileName: photo]) }
  }

  /// All regular files at a path, in a fixed order; links are not followed.
  private static func files(at path: String) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { path + "/" + $0 }.filter { FileSystem.byteCount(of: $0) != nil }
  }

  /// The file with the right content for each photo, where there is one.
  private static func matches(
    for lost: [KnownPhoto], among files: [String]
  ) -> [RelinkResult.Match] {
    var wanted = Dictionary(
      lost.compactMap { photo in PhotoName(photo.name).map { ($0.hash, photo) } }
    ) { first, _ in first }
    var matches: [RelinkResult.Match] = []
    for file in files where !wanted.isEmpty {
      let size = FileSystem.byteCount(of: file)
      // Most files are told apart by their size, without being read.
      guard wanted.values.contains(where: { $0.byteCount == nil || $0.byteCount == size }) else {
        continue
      }
      // A file that cannot be read is not the one that was looked for; its neighbours may be.
      guard let hash = try? PhotoStore.hash(ofFileAt: file) else { continue }
      if let photo = wanted.removeValue(forKey: hash) {
        matches.append(RelinkResult.Match(fileName: photo.name, path: file))
      }
    }
    return matches
  }
}

extension LostPhoto {
  /// Whether a file's name is the one that the photo had, whatever its case and composition.
  fileprivate func isCalled(_ name: String) -> Bool {
    [fileName, originalName].contains { $0.map(SearchKey.init) == SearchKey(name) }
  }
}
