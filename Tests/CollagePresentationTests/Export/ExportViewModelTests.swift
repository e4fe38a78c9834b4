import CollageDocument
import CollageGeometry
import CollagePresentation
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct ExportViewModelTests {
  private let folder: TemporaryFolder
  private let fake = FakeExporting()
  private let rest = Turnstile()
  private let preferences: PreferencesStore
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    preferences = PreferencesStore(file: folder.file("preferences.json"))
    file = folder.file("picture.png")
  }

  private func viewModel(_ document: EditorDocument = EditorDocument()) -> ExportViewModel {
    ExportViewModel(
      document, title: "Summer", exporting: fake.exporting, preferences: preferences
    ) { [rest] in try await rest.wait() }
  }

  private func size(_ model: ExportViewModel) throws -> [Int] {
    let size = try model.pictureSize.get()
    return [size.width, size.height]
  }

  // MARK: The picture

  @Test func `the size that is shown is the size that is written`() async throws {
    let model = viewModel(EditorDocument(canvas: CanvasSize(width: 1500, height: 1000)))
    #expect(try size(model) == [3000, 2000])
    model.setWidth(600)
    #expect(try size(model) == [600, 400])
    model.setHeight(1000)
    #expect(try size(model) == [1500, 1000])
    let millimetres = try #require(model.sizeInMillimetres)
    #expect(abs(millimetres.width - 127) < 1e-9)
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    #expect(fake.requests.last?.size == PictureSize(width: 1500, height: 1000))
    await fake.turnstile.letThrough()
    await export
  }

  @Test func `what a format cannot hold is refused and not made smaller`() async {
    let model = viewModel()
    model.choices.size = .longerSide(20_000)
    #expect(throws: Never.self) { try model.pictureSize.get() }
    model.choices.kind = .webp
    let size = PictureSize(width: 20_000, height: 20_000)
    #expect(model.pictureSize == .failure(.pictureTooLarge(size: size, limit: 16_383)))
    #expect(model.estimate == .unknown && model.sizeInMillimetres == nil)
    await model.export(to: file)
    guard case .idle = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(fake.requests.isEmpty)
  }

  @Test(arguments: [(0, 1), (50, 50), (101, 100), (Int.max, 100)])
  func `quality and resolution stay within their bounds`(asked: Int, got: Int) {
    let model = viewModel()
    model.choices.quality = asked
    #expect(model.choices.quality == got)
    model.choices.dotsPerInch = Double(asked)
    #expect((1...10_000).contains(model.choices.dotsPerInch))
    model.choices.dotsPerInch = .nan
    #expect(model.choices.dotsPerInch == 300)
  }

  @Test func `photos with too few pixels are named, whatever the size`() {
    let photo = PhotoContent(
      fileName: "a.jpg", originalName: "Sea.jpg", pixelSize: CanvasSize(width: 700, height: 525))
    let model = viewModel(EditorDocument(layers: [.photo(photo), .text("sea")]))
    #expect(model.lowResolutionPhotos.map(\.name) == ["Sea.jpg"])
    model.choices.size = .longerSide(2000)
    #expect(model.lowResolutionPhotos.isEmpty)
    model.choices.size = .longerSide(0)
    #expect(model.lowResolutionPhotos.isEmpty)
  }

  // MARK: The file's size

  @Test func `only choices at rest are estimated`() async {
    let model = viewModel()
    for side in [100, 200, 300] { model.choices.size = .longerSide(side) }
    #expect(model.estimate == .pending)
    await rest.hold(1)
    #expect(fake.requests.isEmpty)
    await rest.letThrough()
    await fake.turnstile.hold(1)
    await fake.turnstile.letThrough()
    while model.estimate == .pending { await Task.yield() }
    #expect(model.estimate == .bytes(90_000))
    #expect(fake.requests.map(\.size.width) == [300])
  }

  @Test func `an estimate that is overtaken does not show`() async {
    let model = viewModel()
    await rest.hold(1)
    await rest.letThrough()
    await fake.turnstile.hold(1)
    model.choices.size = .longerSide(100)
    // The first estimate is cancelled while it is under way.
    await fake.turnstile.hold(0)
    await rest.hold(1)
    #expect(model.estimate == .pending)
    await rest.letThrough()
    await fake.turnstile.hold(1)
    await fake.turnstile.letThrough()
    while model.estimate == .pending { await Task.yield() }
    #expect(model.estimate == .bytes(10_000))
  }

  @Test func `a size that cannot be told is not told`() async {
    fake.fail()
    let model = viewModel()
    await rest.hold(1)
    await rest.letThrough()
    await fake.turnstile.hold(1)
    await fake.turnstile.letThrough()
    while model.estimate == .pending { await Task.yield() }
    #expect(model.estimate == .unknown)
  }

  // MARK: Writing

  @Test func `an export tells its progress and then what is missing`() async throws {
    let photo = PhotoContent(fileName: "a.jpg", originalName: "Sea.jpg")
    let model = viewModel(EditorDocument(layers: [.photo(photo)]))
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    #expect(model.isRunning)
    while true {
      if case .running(0.5) = model.state { break }
      await Task.yield()
    }
    await fake.turnstile.letThrough()
    await export
    guard case .done(file, let unshown) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(unshown.map(\.name) == ["Sea.jpg"])
    #expect(!model.isRunning)
  }

  @Test func `a stopped export says so and remembers nothing`() async {
    let model = viewModel()
    model.choices.kind = .tiff
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    model.cancel()
    await export
    guard case .cancelled = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(preferences.preferences == AppPreferences())
  }

  @Test func `a failed export says why and can be tried again`() async {
    let model = viewModel()
    fake.fail()
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    await fake.turnstile.letThrough()
    await export
    guard case .failed(let error) = model.state, error is FakeExporting.Failure else {
      Issue.record("\(model.state)")
      return
    }
    #expect(!model.isRunning)
  }

  @Test func `one picture is written at a time`() async {
    let model = viewModel()
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    await model.export(to: folder.file("other.png"))
    #expect(fake.requests.count == 1)
    await fake.turnstile.letThrough()
    await export
  }

  @Test func `the next export begins with the last choices`() async {
    let model = viewModel(EditorDocument(canvas: CanvasSize(width: 1500, height: 1000)))
    model.choices.kind = .jpeg
    model.choices.quality = 71
    model.setWidth(1200)
    async let export: Void = model.export(to: file)
    await fake.turnstile.hold(1)
    await fake.turnstile.letThrough()
    await export
    #expect(preferences.preferences.lastFolder == folder.path)
    #expect(
      viewModel(EditorDocument(canvas: CanvasSize(width: 300, height: 200))).choices
        == model.choices)
    // On a canvas of another ratio the longer side stays.
    let square = viewModel()
    #expect(square.choices.size == .longerSide(1200))
    #expect(square.choices.quality == 71)
  }

  // MARK: Presets

  @Test(arguments: BuiltInExportPreset.allCases)
  func `every preset gives a picture`(preset: BuiltInExportPreset) {
    let model = viewModel()
    model.apply(preset)
    #expect(throws: Never.self) { try model.pictureSize.get() }
  }

  @Test func `full quality has as many pixels as the photos show`() throws {
    let photo = PhotoContent(
      fileName: "a.jpg", pixelSize: CanvasSize(width: 4000, height: 3000))
    let model = viewModel(EditorDocument(layers: [.photo(photo)]))
    model.apply(.fullQualityPNG)
    // The frame of 400 units shows 4000 pixels.
    #expect(try size(model) == [10_000, 10_000])
    let small = viewModel(
      EditorDocument(
        layers: [
          .photo(PhotoContent(fileName: "a.jpg", pixelSize: CanvasSize(width: 40, height: 30)))
        ]))
    small.apply(.fullQualityPNG)
    #expect(try size(small) == [3000, 3000])
  }

  @Test func `the print preset keeps a paper that was chosen`() throws {
    let model = viewModel()
    model.apply(.print300)
    #expect(try size(model) == [2480, 2480])
    model.choices.size = .paper(widthInMillimetres: 100, heightInMillimetres: 150)
    model.apply(.print300)
    #expect(try size(model) == [1181, 1181])
  }

  @Test func `own presets are kept, replaced by their name, and forgotten`() async throws {
    let model = viewModel()
    model.choices.kind = .webp
    let first = try #require(model.savePreset(named: " Blog "))
    #expect(first.name == "Blog")
    model.choices.quality = 50
    let second = try #require(model.savePreset(named: "Blog"))
    #expect(second.id == first.id && model.presets == [second])
    #expect(model.savePreset(named: " \u{200B}") == nil)
    model.choices = ExportChoices()
    model.apply(second)
    #expect(model.choices.kind == .webp && model.choices.quality == 50)
    await preferences.finish()
    let reopened = PreferencesStore(file: folder.file("preferences.json"))
    #expect(reopened.preferences.exportPresets == [second])
    model.deletePreset(second.id)
    #expect(model.presets.isEmpty)
  }
}
