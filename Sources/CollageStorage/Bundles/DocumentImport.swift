import CollageDocument
import CollageEditing
import Foundation

extension Library {
  /// Makes a project from a document of any version that lies beside its photos.
  ///
  /// - Parameters:
  ///   - path: The document, or the folder with a `document.json` or `project.json`.
  ///   - title: The project's title; nil for the folder's name.
  /// - Throws: `StorageError.notABundle` where it is no document. A photo that is not there or
  ///   cannot be read stays a missing one.
  public func importDocument(at path: String, title: String? = nil) throws -> ImportedProject {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let file = try Self.documentFile(at: FilePath.absolute(path))
    let home = FilePath.folder(of: file)
    var notes: [DocumentNote] = []
    var document = try Self.readDocument(at: file, notes: &notes)
    var stored: [String: StoredPhoto] = [:]
    var damaged: [StorageFinding] = []
    for name in document.photoFileNames.sorted() {
      let candidates = [home + "/" + name, home + "/" + BundleRules.photos + name]
      guard let photo = candidates.first(where: FileSystem.exists) else { continue }
      do {
        stored[name] = try importPhoto(from: photo)
      } catch let error as StorageError where error.concernsOnlyTheFile {
        damaged.append(.damagedPhoto(fileName: name))
      }
    }
    document.replacePhotos(stored)
    let id = try createProject(
      title: title ?? FilePath.name(of: home), document: document)
    let missing = document.photoFileNames.sorted()
      .filter { !FileSystem.exists(photos.path(of: $0)) }
      .map { StorageFinding.missingPhoto(project: id, fileName: $0) }
    return ImportedProject(id: id, notes: notes, findings: damaged + missing)
  }

  private static func documentFile(at path: String) throws(StorageError) -> String {
    guard FileSystem.isFolder(path) else { return path }
    for name in [BundleRules.document, "project.json"] {
      let file = path + "/" + name
      if FileSystem.exists(file) { return file }
    }
    throw .notABundle(path: path, problem: .noDocument)
  }

  private static func readDocument(
    at path: String, notes: inout [DocumentNote]
  ) throws -> EditorDocument {
    let limit = BundleRules.textByteCount
    guard let bytes = try FileSystem.contents(of: path, limit: limit) else {
      throw StorageError.notABundle(path: path, problem: .tooLarge(name: path, limit: limit))
    }
    do throws(DocumentError) {
      return try EditorDocument(data: Data(bytes), notes: &notes)
    } catch {
      throw StorageError.notABundle(path: path, problem: .document(error))
    }
  }
}
