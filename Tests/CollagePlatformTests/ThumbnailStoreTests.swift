import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite struct ThumbnailStoreTests {
  private let library: SampleLibrary
  private let store: ThumbnailStore

  init() throws {
    library = try SampleLibrary()
    store = ThumbnailStore(library: library.service)
  }

  private func bytes(_ picture: PixelBuffer) -> Data {
    picture.withUnsafeBytes { Data($0) }
  }

  /// Moves a layer of a project, durably.
  private func edit(_ project: ProjectSummary) async throws -> ProjectSummary {
    let opened = try await library.service.open(project.id)
    var editor = opened.editor
    let record = try #require(
      try editor.edit(.move) { $0.layers[0].placement.center.x += 200 })
    _ = try await library.service.append(record, to: project.id, after: opened.revision)
    return try #require(try await library.service.projects().first { $0.id == project.id })
  }

  @Test func `a thumbnail shows the project and is kept under its state`() async throws {
    let (project, _) = try await library.makeProject()
    let picture = try await store.thumbnail(of: project)
    #expect(picture.width == 512 && picture.height == 512)
    #expect(Set(bytes(picture)).count > 100)
    #expect(try library.keptThumbnails == ["\(project.id)-0.png"])
  }

  @Test func `the next start shows the same without drawing`() async throws {
    let (project, document) = try await library.makeProject()
    let picture = try await store.thumbnail(of: project)
    // Drawn anew, it would have a placeholder.
    try library.losePhoto(of: document)
    let next = ThumbnailStore(library: library.service)
    #expect(bytes(try await next.thumbnail(of: project)) == bytes(picture))
  }

  @Test func `an edited project has a new thumbnail in the place of the old one`() async throws {
    let (project, _) = try await library.makeProject()
    let before = try await store.thumbnail(of: project)
    let edited = try await edit(project)
    let after = try await store.thumbnail(of: edited)
    #expect(bytes(before) != bytes(after))
    #expect(try library.keptThumbnails == ["\(project.id)-1.png"])
  }

  @Test func `asked for by many at once it is made once`() async throws {
    let (project, _) = try await library.makeProject()
    let pictures = try await withThrowingTaskGroup(of: PixelBuffer.self) { group in
      for _ in 0..<8 { group.addTask { [store] in try await store.thumbnail(of: project) } }
      return try await group.reduce(into: [PixelBuffer]()) { $0.append($1) }
    }
    #expect(Set(pictures.map(ObjectIdentifier.init)).count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a thumbnail stays in memory no longer than it is shown`() async throws {
    let (project, _) = try await library.makeProject()
    weak let made = try await store.thumbnail(of: project)
    weak let read = try await store.thumbnail(of: project)
    // The tasks that got them may be about to end.
    while made != nil || read != nil { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `a damaged file is made anew`() async throws {
    let (project, _) = try await library.makeProject()
    let picture = try await store.thumbnail(of: project)
    let file = library.service.folder.previews + "/\(project.id)-0.png"
    let sound = try Data(contentsOf: URL(filePath: file))
    try sound.prefix(200).write(to: URL(filePath: file))
    let next = ThumbnailStore(library: library.service)
    #expect(bytes(try await next.thumbnail(of: project)) == bytes(picture))
    #expect(try Data(contentsOf: URL(filePath: file)) == sound)
  }

  @Test func `a thumbnail that lacks a photo is not kept, and whole when the photo is back`()
    async throws
  {
    let (project, document) = try await library.makeProject()
    try library.losePhoto(of: document)
    let lacking = try await store.thumbnail(of: project)
    #expect(try library.keptThumbnails.isEmpty)
    _ = try await library.service.relinkPhotos(
      of: project.id, among: [SampleLibrary.photo("dunes")])
    let whole = try await store.thumbnail(of: project)
    #expect(bytes(whole) != bytes(lacking))
    #expect(try library.keptThumbnails == ["\(project.id)-0.png"])
  }

  @Test func `thumbnails of projects that are gone go too`() async throws {
    let (first, _) = try await library.makeProject(["dunes"])
    let (second, _) = try await library.makeProject(["lavender"])
    for project in [first, second] { _ = try await store.thumbnail(of: project) }
    try library.folder.write("library/previews/notes.txt", "not ours".utf8)
    await store.removeAll(except: [second])
    #expect(try Set(library.keptThumbnails) == ["\(second.id)-0.png", "notes.txt"])
  }

  @Test func `a library that is only looked at is not written to`() async throws {
    let (project, _) = try await library.makeProject()
    let reader = try LibraryService(
      at: library.service.folder.path, access: .readOnly,
      options: LibraryOptions(inspector: .built))
    let looking = ThumbnailStore(library: reader)
    let drawn = try await looking.thumbnail(of: project)
    await looking.removeAll(except: [])
    #expect(try library.keptThumbnails.isEmpty)

    // What the writer made is shown all the same, and stays.
    _ = try await store.thumbnail(of: project)
    #expect(bytes(try await looking.thumbnail(of: project)) == bytes(drawn))
    await looking.removeAll(except: [])
    #expect(try library.keptThumbnails.count == 1)
  }

  @Test func `a project that is gone has no thumbnail and holds nothing up`() async throws {
    let (gone, _) = try await library.makeProject(["dunes"])
    let (project, _) = try await library.makeProject(["lavender"])
    try await library.service.deleteProject(gone.id)
    let failing = Task { [store] in try await store.thumbnail(of: gone) }
    let working = Task { [store] in try await store.thumbnail(of: project) }
    await #expect(throws: StorageError.self) { try await failing.value }
    #expect(try await working.value.width == 512)
  }

  @Test func `the PNG is the same picture`() async throws {
    let (project, _) = try await library.makeProject()
    let file = try library.folder.write("thumbnail.png", try await store.png(of: project))
    let read = try PhotoDecoder.pixels(
      ofFileAt: file, covering: PixelSize(width: 512, height: 512))
    #expect(bytes(read) == bytes(try await store.thumbnail(of: project)))
  }
}
