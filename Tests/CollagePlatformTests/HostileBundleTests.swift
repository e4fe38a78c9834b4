import Checksums
import CollageDocument
import CollageEditing
import CollagePlatform
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct HostileBundleTests {
  private let fixture: BundleFixture
  private let library: Library
  private let photo = Array("JPEGsea".utf8)

  init() throws {
    fixture = try BundleFixture()
    library = try fixture.library("library")
  }

  /// A document that shows `photo`.
  private var document: [UInt8] {
    let content = PhotoContent(fileName: photoName)
    return Array(EditorDocument(layers: [.photo(content)]).data)
  }

  private var photoName: String { "\(ContentHasher.hash(of: photo)).jpg" }

  private func load(_ files: [(String, [UInt8])]) throws -> ImportedProject {
    try library.importBundle(at: fixture.makeBundle(files), archiver: .zip)
  }

  @Test func `the bundles of these tests are sound but for what is tested`() throws {
    let imported = try load([("document.json", document), ("photos/" + photoName, photo)])
    #expect(imported.findings.isEmpty)
    #expect(try library.check().isEmpty)
  }

  @Test(arguments: [
    "../escaped", "/tmp/escaped", "photos/../../escaped", "photos/a.jpg", "Document.json",
    "photos/sub/a.jpg", "other.txt", "photos", "n0.zip",
  ]) func `a bundle with any other name is refused`(name: String) throws {
    let error = #expect(throws: StorageError.self) {
      try load([("document.json", document), (name, [1])])
    }
    guard case .notABundle(_, .forbiddenEntry) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try library.projects().isEmpty)
    #expect(try fixture.photos(of: "library").isEmpty)
  }

  @Test func `what a Mac adds is passed over`() throws {
    let imported = try load([
      ("document.json", document), ("__MACOSX/._document.json", [0]), (".DS_Store", [0]),
      ("photos/" + photoName, photo),
    ])
    #expect(imported.findings.isEmpty)
  }

  @Test func `a photo whose content is not what its name says is left out and named`() throws {
    let imported = try load([
      ("document.json", document), ("photos/" + photoName, Array("JPEGsand".utf8)),
    ])
    #expect(
      imported.findings == [
        .damagedPhoto(fileName: photoName),
        .missingPhoto(project: imported.id, fileName: photoName),
      ])
    #expect(try fixture.photos(of: "library").isEmpty)
  }

  @Test func `what is no photo is left out and named`() throws {
    let script = Array("#!/bin/sh".utf8)
    let name = "\(ContentHasher.hash(of: script)).jpg"
    let imported = try load([("document.json", document), ("photos/" + name, script)])
    #expect(imported.findings.contains(.damagedPhoto(fileName: name)))
    #expect(try fixture.photos(of: "library").isEmpty)
  }

  @Test func `an ending that lies is set right`() throws {
    let lie = photoName.replacingOccurrences(of: ".jpg", with: ".exe")
    let content = PhotoContent(fileName: lie)
    let imported = try load([
      ("document.json", Array(EditorDocument(layers: [.photo(content)]).data)),
      ("photos/" + lie, photo),
    ])
    let session = try ProjectSession(opening: imported.id, in: library)
    #expect(session.document.layers[0].photo?.fileName == photoName)
    #expect(try fixture.photos(of: "library") == [photoName])
  }

  @Test func `a photo that the document does not show is not kept`() throws {
    let stowaway = Array("JPEGstowaway".utf8)
    _ = try load([
      ("document.json", document), ("photos/" + photoName, photo),
      ("photos/\(ContentHasher.hash(of: stowaway)).jpg", stowaway),
    ])
    #expect(try fixture.photos(of: "library") == [photoName])
  }

  @Test func `a bundle needs a document`() throws {
    #expect(
      throws: StorageError.notABundle(
        path: fixture.root + "/made.jogakbo", problem: .noDocument)
    ) { try load([("photos/" + photoName, photo)]) }
    #expect(throws: StorageError.self) { try load([("document.json", [0x7B])]) }
    #expect(throws: StorageError.self) {
      try load([("document.json", Array(repeating: UInt8(ascii: "["), count: 100_000))])
    }
  }

  @Test(arguments: [
    "nonsense", "\"undo\"", "\"redo\"\n\"redo\"", "{\"edit\":{}}",
    "{\"edit\":{\"name\":\"move\",\"layers\":[{\"index\":1e30,\"added\":{}}]}}",
    "{\"amend\":{\"name\":\"x\"}}", String(repeating: "\"undo\"\n", count: 100_000),
  ]) func `a history that does not fit is left out and that is said`(history: String) throws {
    let imported = try load([
      ("document.json", document), ("history.jsonl", Array(history.utf8)),
      ("photos/" + photoName, photo),
    ])
    guard case .shortenedHistory = imported.findings.first else {
      Issue.record("\(imported.findings)")
      return
    }
    let session = try ProjectSession(opening: imported.id, in: library)
    #expect(session.document.layers.count == 1)
    #expect(session.editor.history.undoChanges.isEmpty)
  }

  @Test func `a document beside its photos opens, and what is missing is named`() throws {
    let folder = fixture.root + "/founding"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      {"canvasWidth": 1000, "canvasHeight": 1000, "backgroundColor": "#FFFFFF", "items": [
        {"photoId": "photo-001", "fileName": "photo-001.jpg", "centerX": 500, "centerY": 500,
         "width": 420, "height": 420, "scale": 1.5, "rotation": 0.3},
        {"photoId": "photo-002", "fileName": "photo-002.jpg", "centerX": 530, "centerY": 530,
         "width": 420, "height": 420, "scale": 1, "rotation": 0}]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/project.json"))
    try Data(photo).write(to: URL(fileURLWithPath: folder + "/photo-001.jpg"))
    let imported = try library.importDocument(at: folder)
    #expect(imported.notes.isEmpty)
    #expect(
      imported.findings == [.missingPhoto(project: imported.id, fileName: "photo-002.jpg")])
    let session = try ProjectSession(opening: imported.id, in: library)
    #expect(session.document.layers.map { $0.photo?.fileName } == [photoName, "photo-002.jpg"])
    #expect(session.document.layers[0].photo?.originalName == "photo-001.jpg")
    #expect(try library.project(imported.id).title == "founding")
    #expect(try session.lostPhotos().map(\.fileName) == ["photo-002.jpg"])

    // The founding documents know nothing of content: the name is all there is to go by.
    try Data("JPEGsand".utf8).write(to: URL(fileURLWithPath: folder + "/photo-002.jpg"))
    let result = try session.relinkPhotos(among: [folder])
    let offer = try #require(result.suggestions.first)
    try session.replacePhoto(offer.fileName, withFileAt: offer.path)
    #expect(try session.lostPhotos().isEmpty)
  }
}
