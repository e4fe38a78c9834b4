import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import Testing

@Suite struct NewProjectChoicesTests {
  @Test(arguments: [
    CanvasFormat.square, .landscape, .portrait, .story,
    .custom(CanvasSize(width: 1080, height: 1350)),
    .paper(widthInMillimetres: 210, heightInMillimetres: 297),
    .paper(widthInMillimetres: 150, heightInMillimetres: 100),
  ])
  func `choices that come from a format lead to it`(format: CanvasFormat) {
    #expect(NewProjectChoices(format: format).format == format)
  }

  @Test(arguments: NewProjectChoices.Kind.allCases, PaperFormat.allCases)
  func `whatever is chosen, a canvas can have it`(
    kind: NewProjectChoices.Kind, paper: PaperFormat
  ) throws {
    var choices = NewProjectChoices()
    choices.kind = kind
    choices.paper = paper
    for isLandscape in [false, true] {
      choices.isPaperLandscape = isLandscape
      #expect(try choices.format.canvasSize().isPositive)
    }
  }

  @Test func `a sheet that lies is wider than high`() throws {
    var choices = NewProjectChoices()
    choices.kind = .paper
    #expect(try choices.format.canvasSize().aspectRatio < 1)
    choices.isPaperLandscape = true
    #expect(try choices.format.canvasSize().aspectRatio > 1)
  }

  @Test(arguments: [
    (0, 10.0), (-5, 10), (1e9, 30_000), (.infinity, 30_000), (.nan, 1000), (640, 640),
  ])
  func `a size that no canvas can have becomes the nearest one`(
    asked: Double, given: Double
  ) throws {
    var choices = NewProjectChoices()
    choices.kind = .custom
    choices.customSize = CanvasSize(width: asked, height: 500)
    #expect(choices.customSize == CanvasSize(width: given, height: 500))
    #expect(try choices.format.canvasSize().width == given)
  }

  @Test func `a sheet of an unknown size becomes the nearest known one`() {
    let choices = NewProjectChoices(
      format: .paper(widthInMillimetres: 280, heightInMillimetres: 216))
    #expect(choices.paper == .letter && choices.isPaperLandscape)
  }

  @Test func `an export begins with the sheet and the resolution`() {
    var choices = NewProjectChoices(
      format: .paper(widthInMillimetres: 210, heightInMillimetres: 297))
    choices.dotsPerInch = 150
    #expect(choices.printSize == PictureSize(width: 1240, height: 1754))
    var export = ExportChoices()
    choices.propose(to: &export)
    #expect(export.size == .paper(widthInMillimetres: 210, heightInMillimetres: 297))
    #expect(export.dotsPerInch == 150)
  }

  @Test func `other formats leave an export as it was`() {
    let choices = NewProjectChoices(format: .story)
    var export = ExportChoices()
    choices.propose(to: &export)
    #expect(export == ExportChoices() && choices.printSize == nil)
  }
}
