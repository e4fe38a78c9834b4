import CollageDocument
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct NewTextTests {
  private let red = SRGBColor(red: 255, green: 0, blue: 0)
  private let blue = SRGBColor(red: 0, green: 0, blue: 255)

  private func layer(_ words: String, _ color: SRGBColor) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: 500, y: 500), frame: CanvasSize(width: 100, height: 50)),
      content: .text(TextContent(text: words, color: color)))
  }

  @Test func `the first text of a collage has the default look`() async throws {
    let model = try await EditorFixture([.photo(x: 500, y: 500)]).model
    #expect(model.proposedText == TextContent(text: ""))
  }

  @Test func `a new text is to match the foremost one, or the selected one`() async throws {
    let layers = [layer("sea", red), layer("sky", blue), layer("🌊", .black)]
    let model = try await EditorFixture(layers).model
    #expect(model.proposedText == TextContent(text: "", color: blue))
    model.select([layers[0].id])
    #expect(model.proposedText == TextContent(text: "", color: red))
  }

  @Test(arguments: [
    ("🌊", true), ("👩‍👧🏽", true), ("❤️", true), ("7", false), ("a🌊", false), ("", false),
  ])
  func `a text of nothing but pictures is told from words`(text: String, isEmoji: Bool) {
    #expect(TextContent(text: text).isEmoji == isEmoji)
  }

  @Test func `an emoji is added as a large text and selected`() async throws {
    let model = try await EditorFixture(in: CanvasSize(width: 500, height: 2000)).model
    #expect(model.addEmoji("🌊"))
    #expect(model.selectedLayer?.text == TextContent(text: "🌊", fontSize: 80))
    #expect(model.stepCount == 1)
  }
}
