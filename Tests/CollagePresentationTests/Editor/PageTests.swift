import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct PageTests {
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }
  private let sand = SRGBColor(red: 240, green: 220, blue: 180)

  init() async throws {
    fixture = try await EditorFixture([200, 500, 800].map { .photo(x: $0, y: 500) })
  }

  @Test func `sizes of the canvas that follow each other are one step`() {
    for width in [1100.0, 1200, 0, 1300] {
      model.adjustCanvas(to: CanvasSize(width: width, height: 700))
    }
    #expect(model.document.canvas == CanvasSize(width: 1300, height: 700))
    #expect(model.viewport.canvas == model.document.canvas)
    model.finishAdjusting()
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == .canvas)
  }

  @Test(arguments: [BackgroundKind.gradient, .pattern])
  func `another kind of background keeps the colour, also on the way back`(kind: BackgroundKind) {
    model.adjustBackground(.color(sand))
    model.setBackground(kind)
    #expect(model.document.background.kind == kind)
    #expect(model.document.background != .color(sand))
    model.setBackground(.color)
    #expect(model.document.background == .color(sand))
    #expect(model.stepCount == 3)
  }

  @Test func `the kind that there is already is no step, and a photo needs a file`() {
    model.setBackground(.color)
    model.setBackground(.photo)
    #expect(model.document.background == .white)
    #expect(model.stepCount == 0)
  }

  @Test(arguments: [SRGBColor.white, .black, SRGBColor(red: 128, green: 128, blue: 128)])
  func `the second colour of a gradient can be told from the first`(color: SRGBColor) throws {
    let gradient = try #require(PageBackground.color(color).converted(to: .gradient))
    guard case .gradient(let fill) = gradient else { return }
    #expect(fill.stops.map(\.color).first == color)
    #expect(abs(Int(fill.stops[1].color.green) - Int(color.green)) > 25)
  }

  @Test func `a layout keeps the measures that were chosen`() {
    model.adjustLayout { $0.spacing = 40 }
    model.adjustLayout { $0.margin = 0 }
    model.finishAdjusting()
    #expect(model.stepCount == 1)
    model.arrange(in: .columns)
    #expect(model.layout == LayoutOptions(style: .columns, spacing: 40, margin: 0))
    let boxes = model.document.layers.map(\.placement.outline.boundingBox)
    #expect(boxes.map(\.minX).min() == 0)
  }

  @Test func `other measures leave photos in the style in which they lie`() {
    model.arrange(in: .rows)
    model.layout.style = .grid
    model.adjustLayout { $0.spacing = 40 }
    model.finishAdjusting()
    #expect(model.arrangement == .rows)
    #expect(model.layout.style == .rows)
  }

  @Test func `the style in which photos lie is told anew after each change`() {
    #expect(model.arrangement == nil)
    model.arrange(in: .columns)
    #expect(model.arrangement == .columns)
    model.layout.spacing += 1
    #expect(model.arrangement == nil)
    model.layout.spacing -= 1
    #expect(model.arrangement == .columns)
    model.undo()
    #expect(model.arrangement == nil)
  }
}
