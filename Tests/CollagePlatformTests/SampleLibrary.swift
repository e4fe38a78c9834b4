import CollageDocument
import CollageEditing
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing

/// A library with collages of the sample photos, in a folder that goes with it.
final class SampleLibrary {
  let folder: TemporaryFolder
  let service: LibraryService

  init() throws {
    folder = try TemporaryFolder()
    service = try LibraryService(
      at: folder.path("library"), options: LibraryOptions(inspector: .built))
  }

  /// Where a sample photo is.
  static func photo(_ name: String) -> String {
    TestFolders.fixtures.appending(path: "photos/\(name).jpg").path
  }

  /// A project of sample photos in rows.
  func makeProject(
    _ photos: [String] = ["dunes", "lavender"], style: LayoutStyle = .rows
  ) async throws -> (summary: ProjectSummary, document: EditorDocument) {
    let (stored, _) = await service.importPhotos(at: photos.map(Self.photo))
    var document = EditorDocument()
    document.addPhotos(stored.map(\.content))
    document.arrangePhotos(LayoutOptions(style: style))
    return (try await service.createProject(title: "Summer", document: document), document)
  }

  /// Removes the original of a document's first photo.
  func losePhoto(of document: EditorDocument) throws {
    try FileManager.default.removeItem(atPath: pathOfPhoto(of: document))
  }

  /// Adds a byte to the original of a document's first photo, which decoders pass over.
  func lengthenPhoto(of document: EditorDocument) throws {
    let file = URL(fileURLWithPath: pathOfPhoto(of: document))
    var content = try Data(contentsOf: file)
    content.append(0)
    try content.write(to: file)
  }

  private func pathOfPhoto(of document: EditorDocument) -> String {
    let name = document.layers.compactMap(\.photo?.fileName).first ?? ""
    return service.folder.photos + "/" + name
  }

  /// The names of the thumbnails that are kept.
  var keptThumbnails: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: service.folder.previews).sorted()
    }
  }
}

extension PhotoInspector {
  /// As the built program looks at photos.
  static let built = PhotoInspector.sandboxed(program: Subprocess.built("jogakbo")) {
    Issue.record("this kernel cannot filter system calls")
  }
}
