import CairoRendering
import CollageDocument
import CollageEditing
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite struct PictureExportingTests {
  private let library: SampleLibrary
  private let exporting: PictureExporting

  init() throws {
    library = try SampleLibrary()
    exporting = .cairo(photos: PhotoFiles(in: library.service.folder, checkingContent: true))
  }

  private static func request(
    _ kind: PictureKind, side: Int = 300, keepsDate: Bool = true
  ) -> PictureRequest {
    PictureRequest(
      kind: kind, size: PictureSize(width: side, height: side), quality: 85, dotsPerInch: 300,
      keepsDate: keepsDate, title: "Summer")
  }

  private func export(
    _ document: EditorDocument, _ request: PictureRequest
  ) async throws -> (file: URL, unshown: [UnshownPhoto]) {
    let file = library.folder.file("picture." + request.kind.fileExtension)
    return (file, try await exporting.export(document, request, file) { _ in })
  }

  @Test(arguments: [PictureKind.png, .jpeg, .webp, .tiff])
  func `a picture has the kind and the size asked for`(kind: PictureKind) async throws {
    let (_, document) = try await library.makeProject()
    let (file, unshown) = try await export(document, Self.request(kind))
    let facts = try PhotoDecoder.facts(ofFileAt: file.path)
    #expect(facts.size == PixelSize(width: 300, height: 300))
    #expect(facts.format.fileExtension == kind.fileExtension)
    #expect(unshown.isEmpty)
  }

  @Test func `a page has the title`() async throws {
    let (_, document) = try await library.makeProject()
    let (file, _) = try await export(document, Self.request(.pdf))
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
  }

  @Test func `a lost photo is named as the user knows it`() async throws {
    let (_, document) = try await library.makeProject()
    try library.losePhoto(of: document)
    let (_, unshown) = try await export(document, Self.request(.png))
    #expect(unshown.map(\.name) == ["dunes.jpg"])
  }

  @Test func `a photo with a changed content is named although it can be decoded`() async throws {
    let (_, document) = try await library.makeProject()
    try library.lengthenPhoto(of: document)
    let (_, unshown) = try await export(document, Self.request(.png))
    #expect(unshown.map(\.name) == ["dunes.jpg"])
    let problem = (unshown.first?.error as? StorageError).flatMap { error in
      if case .photoUnreadable(_, let problem) = error { problem } else { nil }
    }
    #expect(problem == .wrongContent)
  }

  @Test(arguments: [true, false])
  func `the date of the photos is kept where it is wanted`(keepsDate: Bool) async throws {
    let dated = library.folder.file("dated.jpg")
    let (_, document) = try await library.makeProject()
    let picture = PictureExporter(document, photos: PhotoFiles(in: library.service.folder))
    _ = try picture.export(
      to: dated,
      settings: ExportSettings(
        format: .pixels(.jpeg(quality: 80)), size: PixelSize(width: 40, height: 40),
        creationDate: Date(timeIntervalSince1970: 1_000_000_000)))
    let date = try #require(PhotoDecoder.facts(ofFileAt: dated.path).captureDate)
    let stored = try await library.service.importPhoto(from: dated.path)

    let (file, _) = try await export(
      EditorDocument(layers: [.photo(stored.content)]),
      Self.request(.jpeg, keepsDate: keepsDate))
    #expect(try PhotoDecoder.facts(ofFileAt: file.path).captureDate == (keepsDate ? date : nil))
  }

  @Test func `a cancelled export leaves what was there`() async throws {
    let (_, document) = try await library.makeProject()
    let file = library.folder.file("picture.png")
    try Data("before".utf8).write(to: file)
    let work = Task { [exporting] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await exporting.export(document, Self.request(.png), file) { _ in }
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(try Data(contentsOf: file) == Data("before".utf8))
  }

  @Test func `a picture that cannot be written says why`() async throws {
    let file = library.folder.file("none/picture.png")
    await #expect(throws: ExportError.self) {
      try await exporting.export(EditorDocument(), Self.request(.png), file) { _ in }
    }
  }

  @Test(arguments: PictureKind.allCases)
  func `a kind holds what it says it does`(kind: PictureKind) {
    let limit = exporting.maximumSide(kind)
    #expect((16_383...100_000).contains(limit))
  }

  // MARK: The file's size

  @Test(arguments: PictureKind.allCases)
  func `the size of a small file is told exactly`(kind: PictureKind) async throws {
    let (_, document) = try await library.makeProject()
    let (file, _) = try await export(document, Self.request(kind))
    let byteCount = try await exporting.estimate(document, Self.request(kind))
    #expect(byteCount == (try Data(contentsOf: file).count))
  }

  @Test(arguments: PictureKind.allCases)
  func `the size of a large file is told within a third`(kind: PictureKind) async throws {
    let photos = ["dunes", "lavender", "misty-hills", "city-at-night"]
    let (_, document) = try await library.makeProject(photos, style: .grid)
    let request = Self.request(kind, side: 2000)
    let (file, _) = try await export(document, request)
    let estimate = Double(try await exporting.estimate(document, request))
    let byteCount = Double(try Data(contentsOf: file).count)
    #expect((2.0 / 3...4.0 / 3).contains(estimate / byteCount))
  }

  @Test func `an estimate can be cancelled`() async throws {
    let (_, document) = try await library.makeProject()
    let work = Task { [exporting] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await exporting.estimate(document, Self.request(.png, side: 3000))
    }
    await #expect(throws: (any Error).self) { try await work.value }
  }
}
