import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct ClipboardTests {
  @Test func `layers with their photos go from one project of a library to another`() async throws {
    let fixture = try await EditorFixture()
    let model = fixture.model
    await model.addPhotos(at: [try fixture.files.makePhoto("sea")])
    model.addText(TextContent(text: "seaside"))
    model.selectAll()
    model.adjustSelection("opacity") { $0.style.opacity = 0.5 }
    model.finishAdjusting()
    let copied = try #require(model.copiedLayers)

    let other = try await fixture.editor(of: EditorDocument(layers: [.text("winter")]))
    other.paste(layers: copied)
    #expect(
      other.document.layers.dropFirst().map(\.content) == model.document.layers.map(\.content))
    #expect(other.document.layers.dropFirst().map(\.style) == model.document.layers.map(\.style))
    #expect(other.selection == Set(other.document.layers.dropFirst().map(\.id)))
    #expect(other.selection.isDisjoint(with: model.selection), "copies have their own identity")
    #expect(await other.flush())
    let observer = try fixture.observer()
    #expect(try await observer.open(other.id).editor.document.data == other.document.data)
    #expect(try await observer.lostPhotos(of: other.id).isEmpty)
  }

  @Test func `what is pasted comes to lie on the canvas as one group`() async throws {
    let fixture = try await EditorFixture(
      [.photo("a", x: 2500, y: 2600), .photo("b", x: 2700, y: 2500)],
      in: CanvasSize(width: 3000, height: 3000))
    fixture.model.selectAll()
    let copied = try #require(fixture.model.copiedLayers)
    let other = try await fixture.editor(of: EditorDocument())
    other.paste(layers: copied)
    let centers = other.document.layers.map(\.placement.center)
    #expect(centers.allSatisfy(other.document.bounds.contains))
    #expect(centers[1] - centers[0] == CanvasPoint(x: 200, y: -100))
  }

  @Test func `pasting again and again covers nothing and keeps the group's form`() async throws {
    let fixture = try await EditorFixture([
      .photo("a", x: 300, y: 300), .photo("b", x: 500, y: 300),
    ])
    let model = fixture.model
    model.selectAll()
    let copied = try #require(model.copiedLayers)
    model.select([model.document.layers[1].id])
    model.removeSelection()
    for _ in 0..<4 { model.paste(layers: copied) }
    let centers = model.document.layers.map(\.placement.center)
    #expect(Set(centers).count == 9)
    for index in stride(from: 1, to: 9, by: 2) {
      #expect(centers[index + 1] - centers[index] == CanvasPoint(x: 200, y: 0))
    }
  }

  @Test func `cut takes away and undo brings back`() async throws {
    let layers = [EditorLayer.photo("a", x: 300, y: 300), .photo("b", x: 500, y: 300)]
    let fixture = try await EditorFixture(layers)
    let model = fixture.model
    #expect(model.cutSelection() == nil)
    #expect(model.copiedLayers == nil)
    model.select([layers[0].id])
    let copied = try #require(model.cutSelection())
    #expect(model.document.layers == [layers[1]])
    model.paste(layers: copied)
    #expect(model.document.layers.map(\.content) == [layers[1].content, layers[0].content])
    model.undo()
    model.undo()
    #expect(model.document.layers == layers)
  }

  @Test func `a style goes from the foremost copied layer to the selection`() async throws {
    var styled = EditorLayer.photo("styled", x: 300, y: 300)
    styled.style = LayerStyle(opacity: 0.5, cornerRadius: 9, shadow: .soft)
    let plain = EditorLayer.photo("plain", x: 600, y: 300)
    let fixture = try await EditorFixture([plain, styled])
    let model = fixture.model
    model.select([styled.id])
    let copied = try #require(model.copiedLayers)
    model.select([plain.id])
    model.paste(styleOf: copied)
    #expect(model.document[plain.id]?.style == styled.style)
    #expect(model.document[plain.id]?.photo == plain.photo)
    #expect(model.editor.undoName == .pasteStyle)
  }

  @Test(arguments: ["", "no JSON", "{}", #"{"layers":[]}"#, #"{"layers":[3,{}]}"#])
  func `what is no copy of layers is refused and changes nothing`(text: String) async throws {
    let layer = EditorLayer.photo(x: 300, y: 300)
    let fixture = try await EditorFixture([layer])
    let model = fixture.model
    model.selectAll()
    model.paste(layers: Data(text.utf8))
    model.paste(styleOf: Data(text.utf8))
    #expect(model.document[layer.id] == layer)
    #expect(model.allowsEditing)
    #expect(await model.flush())
    try await fixture.requireDurable()
  }
}
