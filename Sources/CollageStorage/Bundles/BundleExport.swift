import CollageDocument
import CollageEditing
import Foundation

extension ProjectSession {
  /// Writes the project with its originals into one file, whole and durably or not at all.
  ///
  /// - Parameters:
  ///   - path: Where to; a file of that name is replaced.
  ///   - archiver: Packs it.
  ///   - includingHistory: Whether undo goes with it, and photos that only undo would bring back.
  ///   - thumbnail: A small PNG of the collage.
  /// - Returns: Photos that are missing or damaged; the bundle is without them.
  /// - Throws: `StorageError.incompleteBundle` where there are such and a file would be replaced: it may
  ///   be the only one that has them.
  public func exportBundle(
    to path: String, archiver: BundleArchiver, includingHistory: Bool, thumbnail: [UInt8]? = nil
  ) throws -> [StorageFinding] {
    let target = FilePath.absolute(path)
    var texts = [(BundleRules.document, Array(document.data))]
    if includingHistory { texts.append((BundleRules.history, historyLines)) }
    if let thumbnail { texts.append((BundleRules.thumbnail, thumbnail)) }
    var entries = texts.map(BundleEntry.init(name:bytes:))[...]
    let names = photoFileNames(includingHistory: includingHistory).sorted()
    var photos = PhotoEntries(store: library.photos, project: id, names: names[...])

    let folder = FilePath.folder(of: target)
    try FileSystem.write(to: target, through: folder + "/." + UUID().uuidString) { file in
      try archiver.write(BundleFile(path: target, descriptor: file.descriptor)) {
        try entries.popFirst() ?? photos.next()
      }
      if !photos.findings.isEmpty, FileSystem.byteCount(of: target) ?? 0 > 0 {
        throw StorageError.incompleteBundle(path: path, missingPhotos: photos.findings.count)
      }
    }
    return photos.findings
  }

  /// How many bytes the originals have together that go into a bundle, as far as they are there.
  public func photoByteCount(includingHistory: Bool) -> Int {
    photoFileNames(includingHistory: includingHistory)
      .compactMap { FileSystem.byteCount(of: library.photos.path(of: $0)) }.reduce(0, +)
  }

  private func photoFileNames(includingHistory: Bool) -> Set<String> {
    includingHistory ? editor.photoFileNamesInHistory : document.photoFileNames
  }

  /// One record a line, as few as lead to the same history.
  private var historyLines: [UInt8] {
    editor.history.records.flatMap { Array(($0.jsonValue.compactText + "\n").utf8) }
  }
}

extension EditHistory {
  /// Records that make this history from an empty one.
  var records: [EditRecord] {
    (undoChanges + redoChanges.reversed()).map(EditRecord.edit)
      + redoChanges.map { _ in EditRecord.undo }
  }
}

extension Editor {
  /// The photos of the document and of every state that undo and redo lead to.
  var photoFileNamesInHistory: Set<String> {
    var names = document.photoFileNames
    var past = self
    while past.undo() != nil { names.formUnion(past.document.photoFileNames) }
    var future = self
    while future.redo() != nil { names.formUnion(future.document.photoFileNames) }
    return names
  }
}

extension BundleEntry {
  fileprivate init(name: String, bytes: [UInt8]) {
    var rest = bytes[...]
    self.init(name: name, byteCount: bytes.count, isCompressible: true) { buffer in
      let count = min(rest.count, buffer.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
  }

  /// An original, opened now and read when it is written.
  fileprivate init(photo fileName: String, in store: PhotoStore) throws(StorageError) {
    let file = SharedFile(try OpenFile.reading(store.path(of: fileName)))
    self.init(
      name: BundleRules.photos + fileName, byteCount: try file.file.byteCount(),
      isCompressible: false
    ) { buffer in
      try file.file.read(into: buffer)
    }
  }

  /// A closure can only share a file, not own it.
  private final class SharedFile {
    let file: OpenFile

    init(_ file: consuming OpenFile) {
      self.file = file
    }
  }
}

/// The originals of a bundle, one after the other, with what was found to be wrong with them.
private struct PhotoEntries {
  let store: PhotoStore
  let project: ProjectID
  var names: ArraySlice<String>
  private(set) var findings: [StorageFinding] = []

  init(store: PhotoStore, project: ProjectID, names: ArraySlice<String>) {
    self.store = store
    self.project = project
    self.names = names
  }

  mutating func next() throws -> BundleEntry? {
    while let fileName = names.popFirst() {
      // A photo that was never found has a name by which no bundle could vouch for its content.
      let condition = PhotoName(fileName).map { store.condition(of: $0) } ?? .missing
      switch condition {
      case .missing: findings.append(.missingPhoto(project: project, fileName: fileName))
      case .damaged: findings.append(.damagedPhoto(fileName: fileName))
      case .sound: return try BundleEntry(photo: fileName, in: store)
      }
    }
    return nil
  }
}
