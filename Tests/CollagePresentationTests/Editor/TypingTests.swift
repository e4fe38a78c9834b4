import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct TypingTests {
  private let text = EditorLayer.text("sea", x: 500)
  private let photo = EditorLayer.photo(x: 500, y: 700)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture([text, photo])
  }

  private var words: String? { model.document[text.id]?.text?.text }

  @Test func `words show while they are typed and become one step`() async throws {
    model.doubleClicked(at: at(500, 200))
    #expect(model.mode == .typing(text.id))
    for typed in ["seas", "seasi", "seaside"] {
      model.type(typed)
      #expect(words == typed)
    }
    #expect(model.stepCount == 0)
    model.leaveMode()
    #expect(model.mode == .arranging)
    #expect(words == "seaside")
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == .setProperties)
    #expect(try await fixture.recordCount() == 1)
    model.undo()
    #expect(model.document.layers == [text, photo])
  }

  @Test func `the frame follows the words`() {
    model.addText(TextContent(text: "sea", fontSize: 40))
    guard let id = model.selectedLayer?.id else { return }
    model.editContent(of: id)
    model.type("seaside")
    #expect(model.document[id]?.placement.frame == CanvasSize(width: 140, height: 48))
  }

  @Test(arguments: ["", "  \n", "\u{200B}"])
  func `an empty text is refused and the words from before come back`(blank: String) async throws {
    model.editContent(of: text.id)
    model.type("seas")
    model.type(blank)
    #expect(words == "seas", "something stays to be seen meanwhile")
    model.finishTyping()
    #expect(words == "sea")
    #expect(model.stepCount == 0)
    guard case .refused(let error)? = model.notice else {
      Issue.record("nothing was said")
      return
    }
    #expect(error as? EditingError == .blankText)
    #expect(!model.addText(TextContent(text: blank)))
    #expect(model.document.layers.count == 2)
    #expect(try await fixture.recordCount() == 0)
  }

  @Test func `Escape leaves the words from before`() {
    model.editContent(of: text.id)
    model.type("seaside")
    model.escape()
    #expect(words == "sea")
    #expect(model.mode == .arranging)
    #expect(model.stepCount == 0)
    model.type("late")
    #expect(words == "sea", "a late event is harmless")
  }

  @Test func `typing that changes nothing is no step`() {
    model.editContent(of: text.id)
    model.finishTyping()
    model.editContent(of: text.id)
    model.type("seas")
    model.type("sea")
    model.finishTyping()
    #expect(model.stepCount == 0)
  }

  @Test func `whatever is clicked or opened next keeps the typed words`() {
    let ends: [@MainActor () -> Void] = [
      { model.click(at(500, 700)) }, { model.click(at(50, 950)) }, { model.deselectAll() },
      { model.editContent(of: photo.id) }, { model.doubleClicked(at: at(500, 700)) },
      { model.selectAll() }, { model.secondaryClicked(at: at(500, 700)) },
    ]
    for (number, end) in ends.enumerated() {
      model.editContent(of: text.id)
      model.type("words \(number)")
      end()
      #expect(words == "words \(number)")
      #expect(model.stepCount == number + 1)
      model.leaveMode()
    }
  }

  @Test func `a double click into the typed words goes on typing`() {
    model.editContent(of: text.id)
    model.type("seaside")
    model.click(at(500, 200))
    model.doubleClicked(at: at(500, 200))
    #expect(model.mode == .typing(text.id))
    #expect(words == "seaside")
  }

  @Test func `commands wait while words are typed`() {
    model.editContent(of: text.id)
    model.type("seaside")
    model.undo()
    model.nudge(CanvasPoint(x: 5, y: 0))
    model.removeSelection()
    model.drag(from: at(500, 200), to: at(600, 300))
    model.pointerReleased(at: at(600, 300))
    #expect(words == "seaside")
    #expect(model.document[text.id]?.placement.center == text.placement.center)
    #expect(model.mode == .typing(text.id))
    #expect(!model.canUndo)
  }

  @Test func `words without end and with NUL are stored as far as they can be`() {
    model.editContent(of: text.id)
    model.type(String(repeating: "sea\u{0}", count: 5_000))
    model.finishTyping()
    #expect(words?.unicodeScalars.count == DocumentLimits.textLength)
    #expect(words?.contains("\u{0}") == false)
  }

  @Test func `a text is added in the middle of what is seen and selected`() {
    #expect(model.addText(TextContent(text: "sand")))
    #expect(model.selectedLayer?.placement.center == CanvasPoint(x: 500, y: 500))
    model.viewport.zoom(by: 8, at: at(200, 300))
    let seen = model.viewport.canvasPoint(at: ScreenPoint(x: 524, y: 524))
    #expect(model.addText(TextContent(text: "wind")))
    #expect(model.selectedLayer?.placement.center == seen)
    #expect(model.editor.undoName == .addText)
  }

  @Test func `the width that a text was given stays`() {
    model.addText(TextContent(text: "twenty letters it is"))
    guard let id = model.selectedLayer?.id else { return }
    model.edit(.setProperties) { document in
      document.setTextWidth(100, of: id, measuredBy: FakeTextMeasurer())
    }
    model.adjustSelectedTexts("size") { $0.fontSize = 20 }
    #expect(model.document[id]?.placement.frame.width == 100)
  }
}
