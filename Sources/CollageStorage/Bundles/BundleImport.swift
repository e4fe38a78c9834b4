import CollageDocument
import CollageEditing
import Foundation
import SQLiteKit

extension Library {
  /// Makes a project from a bundle that anybody may have made.
  ///
  /// - Parameters:
  ///   - path: The bundle.
  ///   - title: The project's title; nil for the file's name.
  ///   - archiver: Unpacks it.
  /// - Throws: `StorageError.notABundle` where it breaks the rules; nothing was added then. A photo
  ///   that is damaged becomes a missing one instead.
  public func importBundle(
    at path: String, title: String? = nil, archiver: BundleArchiver
  ) throws -> ImportedProject {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let pendingBefore = Set(pendingPhotos.keys)
    var contents = BundleContents(path: path)
    do {
      try archiver.read(path, BundleRules()) { name, read in
        try contents.take(name, into: self, read: read)
      }
      let imported = try addProject(
        contents, title: title ?? Self.title(ofFileAt: path))
      try discardPendingPhotos(except: pendingBefore)
      return imported
    } catch {
      // The first error is the one to report; what stays is swept at the next start.
      try? discardPendingPhotos(except: pendingBefore)
      throw error
    }
  }

  private func addProject(
    _ contents: BundleContents, title: String
  ) throws -> ImportedProject {
    var notes: [DocumentNote] = []
    var document = try contents.document(notes: &notes)
    let renamed = contents.photos.filter { $0.key != $0.value.fileName }
    document.replacePhotos(renamed)
    // Its records would still have the photos' former names.
    let records = renamed.isEmpty ? contents.records() : nil
    let start = records.flatMap { Self.start(of: $0, leadingTo: document) }
    let id = ProjectID()
    var names: Set<String> = []
    try write { database in
      names = try insertProject(
        id, title: title, records: start == nil ? [] : records ?? [],
        base: start ?? Editor(document: document), into: database)
    }
    didChange(id, using: names)
    var findings = contents.findings
    if start == nil, contents.history != nil {
      findings.append(.shortenedHistory(project: id, lostSteps: contents.historyLineCount))
    }
    findings += document.photoFileNames.sorted()
      .filter { !FileSystem.exists(photos.path(of: $0)) }
      .map { .missingPhoto(project: id, fileName: $0) }
    return ImportedProject(id: id, notes: notes, findings: findings)
  }

  /// The editor from which records lead to a document; nil where they do not.
  private static func start(
    of records: [EditRecord], leadingTo document: EditorDocument
  ) -> Editor? {
    do throws(EditingError) {
      var undo: [[Change]] = []
      var redo: [[Change]] = []
      for record in records {
        switch record {
        case .edit(let change):
          undo.append([change])
          redo = []
        case .amendment(let change):
          undo.append((undo.popLast() ?? []) + [change])
          redo = []
        case .undo: if let step = undo.popLast() { redo.append(step) }
        case .redo: if let step = redo.popLast() { undo.append(step) }
        }
      }
      var base = document
      for change in undo.joined().reversed() { try change.inverse.apply(to: &base) }
      var editor = Editor(document: base)
      for record in records { try editor.replay(record) }
      return editor.document == document ? Editor(document: base) : nil
    } catch {
      // A history that does not fit its document is left out, and that is reported.
      return nil
    }
  }

  /// Removes photos that were taken in and are not used after all.
  func discardPendingPhotos(except kept: Set<String>) throws {
    let names = Set(pendingPhotos.keys).subtracting(kept)
    for name in names { pendingPhotos[name] = nil }
    let used = try read { database in
      Set(try database.query("SELECT name FROM photo_use") { $0.text(0) })
    }
    for name in names.subtracting(used) { try FileSystem.remove(photos.path(of: name)) }
  }

  static func title(ofFileAt path: String) -> String {
    FilePath.stem(of: path)
  }
}

/// What was read from a bundle so far.
private struct BundleContents {
  let path: String
  private var documentText: [UInt8]?
  private(set) var history: [UInt8]?
  /// The photos that are in the library now, by the name that the bundle gave them.
  private(set) var photos: [String: StoredPhoto] = [:]
  private(set) var findings: [StorageFinding] = []

  init(path: String) {
    self.path = path
  }

  mutating func take(
    _ name: String, into library: Library, read: BundleEntry.Reader
  ) throws {
    switch name {
    case BundleRules.document: documentText = try text(name, read)
    case BundleRules.history: history = try text(name, read)
    default: try takePhoto(name, into: library, read)
    }
  }

  private func text(_ name: String, _ read: BundleEntry.Reader) throws -> [UInt8] {
    let limit = BundleRules.textByteCount
    var bytes: [UInt8] = []
    try withChunkBuffer { buffer in
      while case let count = try read(buffer), count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= limit else {
          throw StorageError.notABundle(path: path, problem: .tooLarge(name: name, limit: limit))
        }
      }
    }
    return bytes
  }

  private mutating func takePhoto(
    _ name: String, into library: Library, _ read: BundleEntry.Reader
  ) throws {
    guard let promised = BundleRules.photo(name) else { return }
    do {
      let photo = try library.photos.add(
        origin: path, originalName: nil, expecting: promised.hash, read: read)
      library.pendingPhotos[photo.fileName] = photo
      photos[promised.fileName] = photo
    } catch StorageError.photoUnreadable {
      findings.append(.damagedPhoto(fileName: promised.fileName))
    }
  }

  func document(notes: inout [DocumentNote]) throws(StorageError) -> EditorDocument {
    guard let documentText else { throw .notABundle(path: path, problem: .noDocument) }
    do throws(DocumentError) {
      return try EditorDocument(data: Data(documentText), notes: &notes)
    } catch {
      throw .notABundle(path: path, problem: .document(error))
    }
  }

  /// The history's records; nil where there is none, or too many, or a line cannot be read.
  func records() -> [EditRecord]? {
    guard historyLineCount <= BundleRules.recordCount else { return nil }
    do {
      return try historyLines?.map { try EditRecord(jsonValue: JSONValue(parsing: $0)) }
    } catch {
      // That the history is left out is reported; where it is broken helps nobody.
      return nil
    }
  }

  private var historyLines: [ArraySlice<UInt8>]? { history?.split(separator: UInt8(ascii: "\n")) }

  var historyLineCount: Int { historyLines?.count ?? 0 }
}
