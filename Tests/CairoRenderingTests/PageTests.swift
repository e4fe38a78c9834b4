import CairoKit
import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite struct PageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let document: EditorDocument = {
    var document = EditorDocument(
      canvas: CanvasSize(width: 300, height: 200),
      background: .color(SRGBColor(red: 240, green: 240, blue: 220)))
    document.layers = [
      .photo(
        "chart", CanvasRect(x: 20, y: 20, width: 120, height: 90), rotation: 0.1,
        style: LayerStyle(
          cornerRadius: 10, border: LayerBorder(width: 4, color: .white), shadow: .soft)),
      .photo("chart", CanvasRect(x: 160, y: 30, width: 100, height: 80)),
      .text(
        TextContent(text: "Words on a page", fontSize: 28),
        CanvasRect(x: 20, y: 130, width: 260, height: 50)),
    ]
    return document
  }()

  @Test func `a page that cannot be written has the system's reason`() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let file = PDFFile(descriptor: full.fileDescriptor)
    let surface = try CairoSurface(pdfTo: file, width: 100, height: 100)
    #expect(throws: CairoError.self) { try surface.finish() }
    #expect(file.failure == ENOSPC)
  }

  private func page(
    _ document: EditorDocument = document, dotsPerInch: Double = 144
  ) throws -> URL {
    let file = folder.file("page.pdf")
    _ = try PictureExporter(document, photos: DrawnPhotos.chart()).export(
      to: file,
      settings: ExportSettings(
        format: .pdf, size: PixelSize(width: 600, height: 400), dotsPerInch: dotsPerInch,
        title: "Summer 여름", creationDate: Date(timeIntervalSince1970: 1_700_000_000)))
    return file
  }

  @Test func `a page has the size of its pixels at their resolution, a title and a date`() throws {
    guard let info = try PDFTool.info(of: page()) else { return }
    #expect(info.contains("300 x 200 pts"))
    #expect(info.contains("Summer 여름"))
    #expect(info.contains("2023"))
    #expect(info.contains("Pages:           1"))
  }

  @Test func `text stays text`() throws {
    guard let text = try PDFTool.text(of: page()) else { return }
    #expect(text.contains("Words on a page"))
  }

  @Test func `opaque photos are embedded as JPEG, each once`() throws {
    guard let images = try PDFTool.images(of: page()) else { return }
    let photos = images.filter { $0.contains("jpeg") }
    let objects = Set(photos.map { $0.split(separator: " ").dropFirst(10).first })
    #expect(photos.count == 2)
    #expect(objects.count == 1)
  }

  @Test func `emoji are as fine as the photos`() throws {
    var document = Self.document
    document.layers = [
      .text(
        TextContent(text: "🌊📸", fontSize: 80), CanvasRect(x: 20, y: 20, width: 260, height: 150))
    ]
    guard let images = try PDFTool.images(of: page(document)) else { return }
    let widths = images.compactMap { Int($0.split(separator: " ")[3]) }
    #expect((widths.max() ?? 0) > 300)
  }

  @Test func `a page looks like the picture`() throws {
    guard let page = try PDFTool.picture(of: page(), dotsPerInch: 144) else { return }
    let picture = try Self.document.picture(scale: 2, photos: .chart())
    #expect(page.width == picture.width && page.height == picture.height)
    let errors = picture.places { _ in true }
      .map { picture[$0.x, $0.y].distance(to: page[$0.x, $0.y]) }
    #expect(Double(errors.reduce(0, +)) / Double(errors.count) < 4)
  }

  @Test func `a photo with transparent parts keeps them`() throws {
    var document = Self.document
    document.layers = [.photo("clear", CanvasRect(x: 50, y: 50, width: 100, height: 100))]
    let file = folder.file("clear.pdf")
    _ = try PictureExporter(document, photos: DrawnPhotos.plain(["clear": .clear])).export(
      to: file,
      settings: ExportSettings(format: .pdf, size: PixelSize(width: 300, height: 200)))
    guard let page = try PDFTool.picture(of: file, dotsPerInch: 72) else { return }
    #expect(page[100, 100] == TestColor(red: 240, green: 240, blue: 220))
  }
}
