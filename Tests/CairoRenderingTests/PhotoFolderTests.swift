import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing
import VipsKit

/// Photos of other people, damaged and not.
@Suite(.enabled(if: Corpus.isPresent)) struct PhotoFolderTests {
  private let photos = PhotoFolder(TestFolders.corpus)

  private func report(_ names: String...) throws -> ExportReport {
    let folder = try TemporaryFolder()
    let layers = names.map {
      EditorLayer.photo($0, CanvasRect(x: 10, y: 10, width: 180, height: 180))
    }
    return try PictureExporter(
      EditorDocument(canvas: CanvasSize(width: 200, height: 200), layers: layers), photos: photos
    ).export(
      to: folder.file("a.png"),
      settings: ExportSettings(format: .pixels(.png), size: PixelSize(width: 200, height: 200)))
  }

  @Test func `whole photos are shown`() throws {
    let report = try report(
      "exif-orientation-6-portrait.jpg", "webp-alpha-icc.webp", "png-palette-alpha.png")
    #expect(report.unreadablePhotos.isEmpty)
  }

  @Test func `damaged and missing photos are named`() throws {
    let report = try report("zero-byte.jpg", "exif-orientation-6-portrait.jpg", "missing.jpg")
    #expect(report.unreadablePhotos.map(\.fileName) == ["missing.jpg", "zero-byte.jpg"])
  }

  @Test func `a photo is as upright as its tag says`() throws {
    let size = try #require(photos.size(ofPhoto: "exif-orientation-6-portrait.jpg"))
    #expect(size.height > size.width)
  }
}
