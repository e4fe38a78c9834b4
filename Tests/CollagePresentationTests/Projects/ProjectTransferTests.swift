import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct ProjectTransferTests {
  private let fixture: LibraryFixture
  private let library: LibraryService
  private let list: ProjectListViewModel

  init() throws {
    fixture = try LibraryFixture()
    library = try LibraryService(at: fixture.path, options: fixture.options())
    list = ProjectListViewModel(
      library: library, archiver: .plain, thumbnail: { _ in Array("PNG".utf8) })
  }

  private func photos(_ names: String...) throws -> [String] {
    try names.map { try fixture.makePhoto($0, named: $0 + ".jpg") }
  }

  private func importReport() throws -> ProjectImportReport {
    guard case .imported(let report) = list.notice else {
      throw UnexpectedNotice(notice: list.notice)
    }
    return report
  }

  private struct UnexpectedNotice: Error {
    var notice: ProjectListNotice?
  }

  // MARK: Photos

  @Test func `photos become an arranged collage at once`() async throws {
    let paths = try photos("sea", "hills", "town")
    let project = try #require(
      await list.create(title: "Summer", format: .landscape, photosAt: paths))
    let document = project.editor.document
    #expect(
      document.layers.compactMap(\.photo?.originalName) == ["sea.jpg", "hills.jpg", "town.jpg"])
    #expect(document.canvas.aspectRatio == 1.5)
    #expect(Set(document.layers.map(\.placement.center)).count == 3)
    #expect(list.projects.map(\.title) == ["Summer"])
    #expect(list.activity == nil && list.notice == nil)
  }

  @Test func `files that are no photos are named and left out`() async throws {
    let text = try fixture.folder.write("notes.txt", "words".utf8)
    let paths = try photos("sea") + [text] + photos("hills")
    let project = try #require(
      await list.create(title: "Summer", format: .square, photosAt: paths))
    #expect(project.editor.document.layers.count == 2)
    guard case .photosNotAdded(let failures) = list.notice else {
      throw UnexpectedNotice(notice: list.notice)
    }
    #expect(failures.map(\.path) == [text])
  }

  @Test func `without a photo there is no project`() async throws {
    let text = try fixture.folder.write("notes.txt", "words".utf8)
    #expect(await list.create(title: "Summer", format: .square, photosAt: [text]) == nil)
    guard case .photosNotAdded = list.notice else { throw UnexpectedNotice(notice: list.notice) }
    await list.reload()
    #expect(list.projects.isEmpty)
  }

  @Test func `stopped while photos are added, there is no project`() async throws {
    let paths = try photos("sea", "hills")
    async let project = list.create(title: "Summer", format: .square, photosAt: paths)
    while list.activity == nil { await Task.yield() }
    #expect(list.activity?.kind == .addingPhotos)
    list.activity?.cancel()
    #expect(await project == nil)
    await list.reload()
    #expect(list.projects.isEmpty && list.activity == nil && list.notice == nil)
  }

  // MARK: Bundles

  @Test func `a bundle brings the whole project back`() async throws {
    let project = try #require(
      await list.create(title: "Summer", format: .square, photosAt: try photos("sea", "hills")))
    let bundle = fixture.folder.path("Summer.jogakbo")
    #expect(await list.exportBundle(project.summary, to: bundle))
    guard case .exported(bundle, let findings) = list.notice, findings.isEmpty else {
      throw UnexpectedNotice(notice: list.notice)
    }
    let copy = try #require(await list.openFile(at: bundle))
    #expect(copy.editor.document == project.editor.document)
    #expect(copy.summary.title == "Summer" && copy.summary.id != project.summary.id)
    #expect(list.projects.count == 2)
  }

  @Test func `a document beside its photos is imported as well`() async throws {
    _ = try photos("sea")
    let document = EditorDocument(layers: [.photo(PhotoContent(fileName: "sea.jpg"))])
    let path = try fixture.folder.write("document.json", document.data)
    let ids = await list.importProjects(at: [path])
    let id = try #require(ids.first)
    #expect(try importReport().projects.first?.findings == [])
    let opened = try #require(await list.open(id))
    #expect(opened.editor.document.layers.first?.photo?.fileName.hasSuffix(".jpg") == true)
  }

  @Test func `files that no project can be made of are named, the others imported`() async throws {
    let text = try fixture.folder.write("notes.txt", "words".utf8)
    let good = try fixture.folder.write("document.json", EditorDocument().data)
    let missing = fixture.folder.path("missing.jogakbo")
    let ids = await list.importProjects(at: [text, good, missing])
    let report = try importReport()
    #expect(report.projects.map(\.id) == ids && ids.count == 1)
    #expect(report.failures.map(\.path) == [text, missing])
    #expect(!report.isCancelled)
    #expect(list.projects.map(\.id) == ids)
  }

  @Test func `an import that is stopped keeps what was imported before`() async throws {
    let first = try fixture.folder.write("document.json", EditorDocument().data)
    let project = try #require(
      await list.create(title: "Summer", format: .square, photosAt: try photos("sea")))
    let bundle = fixture.folder.path("Summer.jogakbo")
    await list.exportBundle(project.summary, to: bundle)

    let archive = HeldArchive()
    let importing = ProjectListViewModel(library: library, archiver: archive.archiver)
    async let ids = importing.importProjects(at: [first, bundle, first])
    await archive.isReached()
    while importing.activity?.fraction != 1 / 3 { await Task.yield() }
    importing.activity?.cancel()
    archive.letGo()
    #expect(await ids.count == 1)
    guard case .imported(let report) = importing.notice else {
      throw UnexpectedNotice(notice: importing.notice)
    }
    #expect(report.isCancelled && report.failures.isEmpty && report.projects.count == 1)
    #expect(importing.projects.count == 2)
  }

  @Test func `packing and unpacking tell their progress up to the end`() async throws {
    let project = try #require(
      await list.create(title: "Summer", format: .square, photosAt: try photos("sea", "hills")))
    let bundle = fixture.folder.path("Summer.jogakbo")
    let (packing, unpacking) = (SeenFractions(), SeenFractions())
    _ = try await library.exportBundle(
      project.summary.id, to: bundle, archiver: .plain, progress: packing.append)
    _ = try await library.importProject(
      at: bundle, archiver: .plain, progress: unpacking.append)
    for fractions in [packing.all, unpacking.all] {
      #expect(fractions.count > 1 && fractions == fractions.sorted())
      #expect(fractions.allSatisfy { (0...1).contains($0) })
    }
    #expect(packing.all.last == 1)
  }

  @Test func `a bundle that cannot be written is told`() async throws {
    let project = try #require(await list.create(title: "Summer", format: .square))
    let path = fixture.folder.path("none/Summer.jogakbo")
    #expect(await !list.exportBundle(project.summary, to: path))
    guard case .failed = list.notice else { throw UnexpectedNotice(notice: list.notice) }
    #expect(list.activity == nil)
  }
}

/// An archive that is held up where its reading begins, until it is let go.
private final class HeldArchive: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let (reached, reach) = AsyncStream.makeStream(of: Void.self)

  var archiver: BundleArchiver {
    BundleArchiver(write: BundleArchiver.plain.write) { [gate, reach] path, rules, visit in
      reach.yield()
      gate.wait()
      try BundleArchiver.plain.read(path, rules, visit)
    }
  }

  func isReached() async {
    for await _ in reached { return }
  }

  func letGo() {
    gate.signal()
  }
}

/// The progress that was told, in its order.
private final class SeenFractions: @unchecked Sendable {
  // Told by one call of the library at a time, and read after it.
  private(set) var all: [Double] = []

  @Sendable func append(_ fraction: Double) {
    all.append(fraction)
  }
}
