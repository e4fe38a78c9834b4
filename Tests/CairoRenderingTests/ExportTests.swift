import CairoKit
import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import Synchronization
import TestSupport
import Testing
import VipsKit

@Suite struct ExportTests {
  private let folder: TemporaryFolder
  private let photos = DrawnPhotos.chart()

  init() throws { folder = try TemporaryFolder() }

  private static func collage(background: PageBackground = .white) -> EditorDocument {
    let style = LayerStyle(cornerRadius: 10, border: LayerBorder(width: 4, color: .black))
    return EditorDocument.showing(
      .photo("chart", CanvasRect(x: 30, y: 40, width: 140, height: 110), style: style),
      background: background)
  }

  private func export(
    _ document: EditorDocument, _ name: String, _ format: PictureFormat,
    size: PixelSize = PixelSize(width: 200, height: 200)
  ) throws -> PixelBuffer {
    let file = folder.file(name)
    _ = try PictureExporter(document, photos: photos).export(
      to: file, settings: ExportSettings(format: .pixels(format), size: size))
    return try PixelBuffer.reading(file)
  }

  @Test(
    arguments: [
      (CanvasSize(width: 1000, height: 1500), PixelSize(width: 200, height: 300)),
      (CanvasSize(width: 1000, height: 1400), PixelSize(width: 200, height: 280)),
      (CanvasSize(width: 1000, height: 1450), PixelSize(width: 200, height: 290)),
      (CanvasSize(width: 1500, height: 4500), PixelSize(width: 1500, height: 4500)),
    ])
  func `the picture has exactly the size asked for`(canvas: CanvasSize, size: PixelSize) throws {
    let document = EditorDocument(canvas: canvas)
    let picture = try export(document, "exact.png", .png, size: size)
    #expect(picture.width == size.width)
    #expect(picture.height == size.height)
    #expect(picture[0, 0] == .white)
    #expect(picture[size.width - 1, size.height - 1] == .white)
  }

  @Test func `a picture may be wider than a surface`() throws {
    let document = EditorDocument(
      canvas: CanvasSize(width: 30_000, height: 10),
      background: .gradient(GradientFill(angle: 0, from: .black, to: .white)))
    let picture = try export(
      document, "wide.png", .png, size: PixelSize(width: 40_000, height: 13))
    #expect(picture.width == 40_000)
    #expect(abs(Int(picture[32_766, 6].red) - Int(picture[32_767, 6].red)) <= 1)
    #expect(picture[39_999, 6].distance(to: .white) <= 1)
  }

  @Test func `a preview fits and keeps the proportions`() throws {
    let exporter = PictureExporter(
      EditorDocument(canvas: CanvasSize(width: 900, height: 1600)), photos: photos)
    let preview = try exporter.preview(fitting: PixelSize(width: 320, height: 320))
    #expect(preview.width == 180)
    #expect(preview.height == 320)
  }

  @Test(arguments: [PictureFormat.jpeg(quality: 95), .webp(quality: 95), .tiff, .losslessWebP])
  func `all formats show the same`(format: PictureFormat) throws {
    let png = try export(Self.collage(), "a.png", .png)
    let other = try export(Self.collage(), "b", format)
    let errors = png.places { _ in true }.map { png[$0.x, $0.y].distance(to: other[$0.x, $0.y]) }
    let mean = Double(errors.reduce(0, +)) / Double(errors.count)
    #expect(mean < 3)
  }

  @Test func `a photo is as sharp as its file`() throws {
    let size = PixelSize(width: 400, height: 500)
    let stripes = DrawnPhotos(
      size: size,
      drawings: [
        "stripes": { x, y in (Int(x * 400) + Int(y * 500)) % 4 < 2 ? .black : .white }
      ])
    let canvas = CanvasSize(width: 20, height: 25)
    let document = EditorDocument.showing(
      .photo("stripes", CanvasRect(origin: .zero, size: canvas)), canvas: canvas)
    let picture = try document.picture(scale: 20, photos: stripes)
    let original = try stripes.pixels(ofPhoto: "stripes", covering: size)
    #expect(picture.withUnsafeBytes { Array($0) } == original.withUnsafeBytes { Array($0) })
  }

  @Test func `a photo that shows small beside itself is a mean of its pixels`() throws {
    let stripes = DrawnPhotos(
      size: PixelSize(width: 400, height: 400),
      drawings: ["stripes": { x, _ in Int(x * 400) % 2 == 0 ? .black : .white }])
    var document = EditorDocument(canvas: CanvasSize(width: 400, height: 400))
    document.layers = [
      .photo("stripes", CanvasRect(x: 0, y: 0, width: 400, height: 400)),
      .photo("stripes", CanvasRect(x: 20, y: 20, width: 30, height: 30)),
    ]
    let picture = try document.picture(photos: stripes)
    let grey = TestColor(red: 127, green: 127, blue: 127)
    for x in 25..<45 { #expect(picture[x, 35].distance(to: grey) < 60) }
    #expect(picture[100, 100] == .black)
  }

  @Test(arguments: [PictureFormat.png, .losslessWebP, .tiff])
  func `a transparent background stays transparent`(format: PictureFormat) throws {
    let picture = try export(Self.collage(background: .color(.clear)), "clear", format)
    #expect(picture[5, 5] == .clear)
    #expect(picture[100, 100].alpha == 255)
  }

  @Test func `a transparent background is white where there is no transparency`() throws {
    let picture = try export(
      Self.collage(background: .color(.clear)), "clear.jpg", .jpeg(quality: 90))
    #expect(picture[5, 5].distance(to: .white) <= 2)
  }

  @Test(arguments: [ExportFormat.pixels(.png), .pixels(.jpeg(quality: 90)), .pdf])
  func `a cancelled export leaves the old file as it was`(format: ExportFormat) throws {
    let file = folder.file("old")
    let old = Data("an older picture".utf8)
    try old.write(to: file)
    let calls = Atomic(0)
    #expect(throws: ExportError.cancelled) {
      _ = try PictureExporter(Self.collage(), photos: photos).export(
        to: file,
        settings: ExportSettings(format: format, size: PixelSize(width: 300, height: 300)),
        isCancelled: { calls.add(1, ordering: .relaxed).oldValue >= 1 })
    }
    #expect(try Data(contentsOf: file) == old)
    #expect(try folder.names == ["old"])
  }

  @Test(arguments: [ExportFormat.pixels(.png), .pdf])
  func `progress rises to one`(format: ExportFormat) throws {
    let steps = Mutex<[Double]>([])
    _ = try PictureExporter(Self.collage(), photos: photos).export(
      to: folder.file("progress"),
      settings: ExportSettings(format: format, size: PixelSize(width: 300, height: 300))
    ) { step in
      steps.withLock { $0.append(step) }
    }
    let told = steps.withLock { $0 }
    #expect(told == told.sorted())
    #expect(told.last == 1)
    #expect(told.count > 2)
  }

  @Test(arguments: [ExportFormat.pixels(.png), .pdf])
  func `a photo that cannot be read is named, and the rest is shown`(format: ExportFormat) throws {
    var document = Self.collage()
    document.layers.append(
      .photo("gone.jpg", CanvasRect(x: 100, y: 100, width: 80, height: 60)))
    let report = try PictureExporter(document, photos: photos).export(
      to: folder.file("some"),
      settings: ExportSettings(format: format, size: PixelSize(width: 200, height: 200)))
    #expect(report.unreadablePhotos.map(\.fileName) == ["gone.jpg"])
    #expect(report.unreadablePhotos.first?.reason is DrawnPhotos.MissingPhoto)
    let picture = try document.picture(photos: photos)
    #expect(picture[105, 130] == TestColor(red: 216, green: 216, blue: 216))
    #expect(picture[50, 60].distance(to: .white) > 20)
  }

  @Test(arguments: [ExportFormat.pixels(.png), .pdf])
  func `where a placeholder is not wanted there is no file`(format: ExportFormat) throws {
    let document = EditorDocument.showing(
      .photo("gone.jpg", CanvasRect(x: 100, y: 100, width: 80, height: 60)))
    let report = try PictureExporter(document, photos: photos).export(
      to: folder.file("none"),
      settings: ExportSettings(
        format: format, size: PixelSize(width: 50, height: 50), unreadablePhotos: .refuse))
    #expect(report.unreadablePhotos.map(\.fileName) == ["gone.jpg"])
    #expect(try folder.names.isEmpty)
  }

  @Test func `resolution and date are written`() throws {
    let file = folder.file("facts.jpg")
    _ = try PictureExporter(Self.collage(), photos: photos).export(
      to: file,
      settings: ExportSettings(
        format: .pixels(.jpeg(quality: 80)), size: PixelSize(width: 300, height: 200),
        dotsPerInch: 300, creationDate: Date(timeIntervalSince1970: 1_700_000_000)))
    let facts = try PhotoDecoder.facts(ofFileAt: file.path)
    #expect(facts.captureDate?.hasPrefix("2023:11:1") == true)
  }

  @Test(arguments: [
    (PixelSize(width: 0, height: 10), 72.0), (PixelSize(width: 10, height: -1), 72),
    (PixelSize(width: 10, height: 10), 0), (PixelSize(width: 10, height: 10), .nan),
  ])
  func `an impossible size is refused`(size: PixelSize, resolution: Double) throws {
    #expect(throws: ExportError.self) {
      _ = try PictureExporter(Self.collage(), photos: photos).export(
        to: folder.file("never"),
        settings: ExportSettings(
          format: .pixels(.png), size: size, dotsPerInch: resolution))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a file that cannot be made is named`() throws {
    let file = folder.file("no/such/folder.png")
    #expect(throws: ExportError.self) {
      _ = try PictureExporter(Self.collage(), photos: photos).export(
        to: file,
        settings: ExportSettings(format: .pixels(.png), size: PixelSize(width: 9, height: 9)))
    }
  }

  @Test func `no surface is left alive`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      var document = ExportTests.collage()
      document.layers[0].style.opacity = 0.5
      document.layers[0].style.shadow = .soft
      for format in [ExportFormat.pixels(.png), .pdf] {
        _ = try PictureExporter(document, photos: DrawnPhotos.chart()).export(
          to: folder.file("a"),
          settings: ExportSettings(format: format, size: PixelSize(width: 99, height: 99)))
      }
      try #require(CairoSurface.liveCount == 0)
    }
  }
}
