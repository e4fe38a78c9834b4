import CollageDocument
import CollageGeometry
import CollagePresentation
import TestSupport
import Testing

@MainActor @Suite struct OutputSizeModeTests {
  private let folder: TemporaryFolder
  private let model: ExportViewModel

  init() throws {
    folder = try TemporaryFolder()
    model = ExportViewModel(
      EditorDocument(canvas: CanvasSize(width: 1500, height: 1000)), title: "Summer",
      exporting: FakeExporting().exporting,
      preferences: PreferencesStore(file: folder.file("preferences.json")))
  }

  @Test func `every way to choose a size can be chosen, and is then the chosen one`() throws {
    for mode in model.sizeModes {
      model.sizeMode = mode
      #expect(model.sizeMode == mode)
      #expect(throws: Never.self) { try model.pictureSize.get() }
    }
    #expect(Set(model.sizeModes).count == model.sizeModes.count)
  }

  @Test func `an exact size begins with the size that was chosen before`() throws {
    model.sizeMode = .longerSide(2048)
    let size = try model.pictureSize.get()
    model.sizeMode = .exact
    #expect(try model.pictureSize.get() == size)
    #expect(model.choices.size == .exact(size))
  }

  @Test func `a length that is not usual counts as an exact size`() {
    model.choices.size = .longerSide(1234)
    #expect(model.sizeMode == .exact)
  }

  @Test(arguments: PaperSize.allCases)
  func `a sheet fills its paper at the resolution`(paper: PaperSize) throws {
    model.paper = paper
    #expect(model.sizeMode == .paper && model.paper == paper)
    let (width, height) = paper.millimetres
    let size = try model.pictureSize.get()
    // The canvas lies, and so does the sheet; the side that is relatively longer decides.
    let expected = min(height, width * 1.5) / 25.4 * 300
    #expect(abs(Double(size.width) - expected) <= 1)
  }

  @Test func `a sheet without a name is no known paper`() {
    model.choices.size = .paper(widthInMillimetres: 123, heightInMillimetres: 45)
    #expect(model.sizeMode == .paper && model.paper == nil)
  }
}
