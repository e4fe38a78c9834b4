import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct InspectorTests {
  private let photo = EditorLayer.photo("sea", x: 200, y: 300, scale: 2, rotation: .pi / 2)
  private let other = EditorLayer.photo("hills", x: 200, y: 600)
  private let text = EditorLayer.text("sea and sky", x: 500)
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }
  private var values: InspectorValues { model.inspectorValues }

  init() async throws {
    var text = text
    text.style = LayerStyle(border: LayerBorder(width: 3, color: .black), shadow: .soft)
    fixture = try await EditorFixture([photo, other, text])
  }

  private func selectAll() {
    model.select([photo.id, other.id, text.id])
  }

  private func layer(_ id: LayerID) throws -> EditorLayer {
    try #require(model.document[id])
  }

  // MARK: What shows

  @Test func `numbers show in the units in which people think`() {
    model.select([photo.id])
    #expect(values[.x] == 200 && values[.y] == 300)
    #expect(values[.width] == 400 && values[.height] == 300)
    #expect(values[.rotation] == 90 && values[.scale] == 200 && values[.opacity] == 100)
    #expect(values[.cropZoom] == 100)
    #expect(values.photoCount == 1 && values.textCount == 0)
  }

  @Test func `several layers show what they have in common`() {
    selectAll()
    #expect(values[.x] == nil && values[.opacity] == 100)
    #expect(values.photoCount == 2 && values.textCount == 1)
    #expect(values.hasBorder == nil && values.borderColor == .black)
    #expect(values[.borderWidth] == 3)
    model.select([photo.id, other.id])
    #expect(values[.x] == 200 && values[.y] == nil)
    #expect(values.hasBorder == false && values.borderColor == nil)
    #expect(!values.has(.borderWidth) && !values.has(.fontSize))
  }

  @Test func `without a selection there is nothing to show`() {
    #expect(LayerNumber.allCases.allSatisfy { values[$0] == nil && !values.has($0) })
    #expect(values.hasShadow == nil && !values.isLocked && !values.isCropped)
  }

  @Test func `what rounding leaves makes no difference`() throws {
    model.select([photo.id, other.id])
    model.set(.x, to: 100)
    model.rotate(by: 0.1)
    model.rotate(by: -0.1)
    #expect(try #require(values[.x]).rounded() == 100)
  }

  @Test func `of a selection the locked layers do not count unless all are`() {
    model.setLocked(true, of: other.id)
    model.select([photo.id, other.id])
    #expect(values[.y] == 300 && !values.isLocked)
    model.select([other.id])
    #expect(values[.y] == 600 && values.isLocked)
    model.set(.y, to: 10)
    #expect(values[.y] == 600 && model.stepCount == 1)
  }

  @Test func `colours show without their strength, which is a number`() {
    model.select([text.id])
    #expect(values.shadowColor == .black && values[.shadowOpacity] == 40)
    model.set(.shadowOpacity, to: 80)
    model.setShadowColor(.white)
    #expect(values.shadowColor == .white && values[.shadowOpacity] == 80)
  }

  // MARK: Numbers

  @Test(arguments: LayerNumber.allCases)
  func `every number can be set to all that its limits allow`(number: LayerNumber) throws {
    selectAll()
    try RandomCases.run(20) { random in
      let limits = number.limits(on: model.document.canvas)
      let value = random.number(in: limits)
      model.set(number, to: value)
      for layer in model.selectedLayers {
        guard let found = layer[number] else { continue }
        if number == .height, layer.text != nil { continue }
        // Frames end before scaled sizes do, and strengths are stored in 255 steps.
        let tolerance = number == .shadowOpacity ? 0.2 : max(1e-9, abs(value) * 1e-9)
        try #require(abs(found - value) <= tolerance || number == .width || number == .height)
      }
      var notes: [DocumentNote] = []
      _ = try EditorDocument(data: model.document.data, notes: &notes)
      try #require(notes.isEmpty)
    }
  }

  @Test(arguments: LayerNumber.allCases)
  func `what lies beyond the limits is brought within, and what is no number is not taken`(
    number: LayerNumber
  ) throws {
    selectAll()
    let before = model.document
    model.set(number, to: .nan)
    model.set(number, to: .infinity)
    #expect(model.document == before && model.stepCount == 0)
    for value in [-1e12, 1e12] {
      model.set(number, to: value)
      var notes: [DocumentNote] = []
      _ = try EditorDocument(data: model.document.data, notes: &notes)
      #expect(notes.isEmpty)
    }
  }

  @Test(arguments: [
    (LayerNumber.x, EditName.move), (.rotation, .rotate), (.scale, .scale), (.cropZoom, .crop),
    (.width, .setProperties), (.opacity, .setProperties),
  ])
  func `values of one number are one step`(number: LayerNumber, name: EditName) throws {
    selectAll()
    let before = model.document
    let limits = number.limits(on: before.canvas)
    for share in [0.2, 0.3, 0.4] {
      let span = limits.upperBound - limits.lowerBound
      model.set(number, to: limits.lowerBound + span * share * 0.1)
    }
    model.finishAdjusting()
    #expect(model.stepCount == 1 && model.editor.undoName == name)
    model.undo()
    #expect(model.document == before)
  }

  @Test func `a width is that which shows, whatever the scale`() throws {
    model.select([photo.id])
    model.set(.width, to: 300)
    #expect(values[.width] == 300 && values[.height] == 300 && values[.scale] == 200)
    #expect(try layer(photo.id).placement.frame == CanvasSize(width: 150, height: 150))
  }

  @Test func `the height of a text follows from its width and its letters`() throws {
    model.select([text.id])
    let before = try #require(values[.height])
    model.set(.height, to: 500)
    #expect(values[.height] == before)
    model.set(.width, to: 100)
    let narrow = try #require(values[.height])
    #expect(values[.width] == 100 && narrow > before)
    model.set(.fontSize, to: 96)
    #expect(try #require(values[.height]) > narrow)
  }

  // MARK: The rest

  @Test func `a border that is there stays when others get one`() throws {
    selectAll()
    model.setBorder(true)
    #expect(values.hasBorder == true && model.stepCount == 1)
    #expect(try layer(text.id).style.border == LayerBorder(width: 3, color: .black))
    model.setBorder(false)
    #expect(values.hasBorder == false && model.stepCount == 2)
  }

  @Test func `a colour or a width gives no layer a border that has none`() throws {
    selectAll()
    model.setBorderColor(.white)
    model.set(.borderWidth, to: 7)
    #expect(try layer(text.id).style.border == LayerBorder(width: 7, color: .white))
    #expect(try layer(photo.id).style.border == nil)
  }

  @Test func `shadows are switched on and off`() {
    selectAll()
    model.setShadow(true)
    #expect(values.hasShadow == true)
    #expect(values[.shadowBlur] == LayerShadow.soft.blur)
    model.setShadow(true)
    #expect(model.stepCount == 1)
    model.setShadow(false)
    #expect(values.hasShadow == false && !values.has(.shadowBlur))
  }

  @Test func `crops are taken back and mirrors show`() throws {
    model.select([photo.id, other.id])
    model.set(.cropZoom, to: 300)
    #expect(values.isCropped && values[.cropZoom] == 300)
    model.resetSelectedCrops()
    #expect(!values.isCropped && model.editor.undoName == .crop)
    #expect(values.isFlippedHorizontally == false)
    model.select([photo.id])
    model.flipSelection(horizontally: true, vertically: false)
    #expect(values.isFlippedHorizontally == true && values.isFlippedVertically == false)
    model.select([photo.id, other.id])
    #expect(values.isFlippedHorizontally == nil)
  }

  @Test func `the dress of a text is set and shows`() {
    selectAll()
    model.setFontFamily("Noto Serif")
    model.setItalic(true)
    model.setTextColor(.white)
    model.setTextAlignment(.end)
    #expect(values.hasTextBackground == false)
    model.setTextBackground(.black)
    model.finishAdjusting()
    #expect(values.fontFamily == "Noto Serif" && values.isItalic == true)
    #expect(values.textColor == .white && values.textAlignment == .end)
    #expect(values.hasTextBackground == true && values.textBackground == .black)
    #expect(values.text == "sea and sky" && model.stepCount == 5)
    model.setTextBackground(nil)
    #expect(values.hasTextBackground == false)
  }

  @Test func `a project that can only be looked at shows its values and keeps them`() async throws {
    let looking = EditorViewModel(
      try await fixture.observer().open(model.id), library: try fixture.observer(),
      textMeasurer: FakeTextMeasurer())
    looking.select([photo.id])
    let before = looking.document
    looking.set(.opacity, to: 20)
    looking.setBorder(true)
    looking.setShadow(true)
    looking.resetSelectedCrops()
    #expect(looking.document == before && looking.inspectorValues[.opacity] == 100)
  }
}
