import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing

private func document(
  fixture name: String, in folder: URL = TestFolders.fixtures.appending(path: "documents")
) throws -> EditorDocument {
  var notes: [DocumentNote] = []
  let data = try Data(contentsOf: folder.appending(path: name))
  let document = try EditorDocument(data: data, notes: &notes)
  #expect(notes == [])
  return document
}

private func id(_ number: String) throws -> LayerID {
  try #require(LayerID("11111111-2222-4333-8444-5555555555\(number)"))
}

private func photo(
  _ fileName: String, at center: (Double, Double), _ size: (Double, Double), scale: Double,
  rotation: Double, id: LayerID
) -> EditorLayer {
  EditorLayer(
    id: id,
    placement: LayerPlacement(
      center: CanvasPoint(x: center.0, y: center.1),
      frame: CanvasSize(width: size.0, height: size.1), scale: scale, rotation: rotation),
    content: .photo(PhotoContent(fileName: fileName)))
}

/// Every released form of the file stays readable: fixtures and expectations are never edited.
@Suite struct FixtureTests {
  @Test func `a folder project opens as a document`() throws {
    let document = try document(fixture: "v0-folder-project.json")
    #expect(document.canvas == CanvasSize(width: 1000, height: 1500))
    #expect(document.background == .color(SRGBColor(red: 0xFF, green: 0xF8, blue: 0xE7)))
    let first = photo(
      "harbour-1.heic", at: (320, 400), (420, 315), scale: 1.25, rotation: -0.2,
      id: document.layers[0].id)
    let second = photo(
      "harbour-2.jpg", at: (350, 430), (420, 560), scale: 1, rotation: 0,
      id: document.layers[1].id)
    #expect(document.layers == [first, second])
  }

  @Test func `the layers of a folder project have the same identities each time`() throws {
    let ids = try document(fixture: "v0-folder-project.json").layers.map(\.id)
    #expect(try document(fixture: "v0-folder-project.json").layers.map(\.id) == ids)
    #expect(Set(ids).count == 2)
  }

  @Test func `the first editor document opens`() throws {
    let document = try document(fixture: "v0-editor-document.json")
    let picture = photo(
      "F2B6A0E4-7C43-4A55-9D0B-31C6B1F0A901.jpg", at: (250, 281.25), (400, 300), scale: 2,
      rotation: 0.5, id: try id("01"))
    let words = EditorLayer(
      id: try id("02"),
      placement: LayerPlacement(
        center: CanvasPoint(x: 700, y: 120), frame: CanvasSize(width: 500, height: 90),
        rotation: -0.25),
      content: .text(
        TextContent(
          text: "바닷가에서 🌊", fontSize: 64, color: SRGBColor(red: 0xFF, green: 0xEE, blue: 0))))
    #expect(
      document
        == EditorDocument(
          canvas: CanvasSize(width: 1000, height: 562.5),
          background: .color(SRGBColor(red: 0x20, green: 0x30, blue: 0x40)),
          layers: [picture, words]))
  }

  @Test func `a document with every field of version 1 opens`() throws {
    let document = try document(fixture: "v1-every-field.json")
    #expect(document == (try Self.everyField))
  }

  @Test(arguments: ["v1-every-field.json", "v2-from-the-future.json"])
  func `a document in canonical form is saved to the byte`(name: String) throws {
    let bytes = try Data(contentsOf: TestFolders.fixtures.appending(path: "documents/\(name)"))
    #expect(try document(fixture: name).data == bytes)
  }

  @Test func `what only a newer version knows is neither drawn nor lost`() throws {
    let document = try document(fixture: "v2-from-the-future.json")
    #expect(document.isFromNewerVersion)
    #expect(document.layers.map(\.isDrawn) == [true, false])
    #expect(document.layers[1].content == .unsupported(kind: "drawing"))
    guard case .unsupported(let background) = document.background else {
      Issue.record("\(document.background)")
      return
    }
    #expect(background.kind == "textile")
  }

  @Test(.enabled(if: TestFolders.hasFoundingDocuments))
  func `the founding editor document opens`() throws {
    let folder = TestFolders.foundingDocuments
    let document = try document(fixture: "editor-document.json", in: folder)
    #expect(document.canvas == CanvasSize(width: 1000, height: 1000))
    #expect(document.background == .color(SRGBColor(red: 0xF4, green: 0xEF, blue: 0xE6)))
    #expect(document.layers.map(\.placement.scale) == [1.5, 1])
    #expect(document.layers[0].photo?.fileName == "6F1B7C1E-6C0B-4C1E-9E0B-0C5C4A1D2E3F.jpg")
    #expect(document.layers[1].text?.text == "여름 바다")
  }

  @Test(.enabled(if: TestFolders.hasFoundingDocuments))
  func `the founding folder project opens`() throws {
    let document = try document(fixture: "project.json", in: TestFolders.foundingDocuments)
    #expect(document.background == .white)
    #expect(document.photoFileNames == ["photo-001.heic", "photo-002.jpg"])
    #expect(document.layers.map(\.placement.center.x) == [500, 530])
    #expect(document.layers.map(\.placement.rotation) == [0.3, 0])
  }

  private static var everyField: EditorDocument {
    get throws {
      var picture = photo(
        "9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822CD15D6C15B0F00A08.jpg", at: (300, 350),
        (400, 300), scale: 1.25, rotation: -0.5, id: try id("11"))
      picture.photo?.originalName = "IMG_0001.HEIC"
      picture.photo?.pixelSize = CanvasSize(width: 4032, height: 3024)
      picture.photo?.crop = PhotoCrop(zoom: 1.5, panX: -0.5, panY: 0.25)
      picture.photo?.isFlippedHorizontally = true
      picture.photo?.isFlippedVertically = true
      picture.style = LayerStyle(
        opacity: 0.5, cornerRadius: 24, border: LayerBorder(width: 8, color: .white),
        shadow: LayerShadow(offset: CanvasPoint(x: -2, y: 6), blur: 18))
      picture.name = "Harbour"
      picture.isHidden = true
      picture.isLocked = true
      let words = TextContent(
        text: "여름\n바다", fontFamily: "Noto Serif KR", fontSize: 40, fontWeight: 700, isItalic: true,
        color: SRGBColor(red: 0x1E, green: 0x3A, blue: 0x5F), alignment: .end,
        background: SRGBColor(red: 255, green: 255, blue: 255, alpha: 0xCC), language: "ko")
      let sticker = EditorLayer(
        id: try id("12"),
        placement: LayerPlacement(
          center: CanvasPoint(x: 500, y: 640), frame: CanvasSize(width: 600, height: 120)),
        content: .text(words))
      let stops = [
        GradientFill.Stop(position: 0, color: SRGBColor(red: 0x10, green: 0x20, blue: 0x30)),
        GradientFill.Stop(
          position: 0.75, color: SRGBColor(red: 0xF0, green: 0xE0, blue: 0xD0, alpha: 0x80)),
      ]
      return EditorDocument(
        canvas: CanvasSize(width: 1000, height: 750),
        background: .gradient(GradientFill(kind: .linear, angle: 0.5, stops: stops)),
        layers: [picture, sticker])
    }
  }
}
