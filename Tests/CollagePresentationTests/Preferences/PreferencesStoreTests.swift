import CollageEditing
import CollageGeometry
import CollagePresentation
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct PreferencesStoreTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("jogakbo/preferences.json")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path
      ).sorted()
    }
  }

  /// Preferences in which nothing is as in the beginning.
  private static var changed: AppPreferences {
    var preferences = AppPreferences()
    preferences.appearance = .dark
    preferences.language = "ko"
    preferences.snaps = false
    preferences.canvasFormat = .paper(widthInMillimetres: 100, heightInMillimetres: 150)
    preferences.layoutSpacing = 0
    preferences.layoutMargin = 3.5
    preferences.exportChoices = ExportChoices(
      kind: .webp, size: .exact(PictureSize(width: 30, height: 20)), quality: 3, dotsPerInch: 150,
      keepsDate: false)
    preferences.exportPresets = [
      ExportPreset(
        name: "바다 🌊",
        choices: ExportChoices(
          kind: .tiff, size: .paper(widthInMillimetres: 10.5, heightInMillimetres: 15)))
    ]
    preferences.lastFolder = "/tmp/사진 #1"
    preferences.undoSteps = 77
    preferences.confirmsDeleting = true
    preferences.showsSidebar = false
    return preferences
  }

  @Test func `without a file everything is as in the beginning, and none is made`() throws {
    let store = PreferencesStore(file: file)
    #expect(store.preferences == AppPreferences())
    #expect(store.damagedFile == nil && store.error == nil)
    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
  }

  @Test func `what was changed is there at the next start`() async throws {
    let store = PreferencesStore(file: file)
    store.preferences = Self.changed
    await store.finish()
    #expect(store.error == nil)
    #expect(PreferencesStore(file: file).preferences == store.preferences)
    #expect(try names == ["preferences.json"])
  }

  @Test(arguments: [
    CanvasFormat.square, .landscape, .portrait, .story,
    .custom(CanvasSize(width: 10, height: 30_000)),
  ])
  func `every form of a canvas is kept`(format: CanvasFormat) async {
    let store = PreferencesStore(file: file)
    store.preferences.canvasFormat = .paper(widthInMillimetres: 1, heightInMillimetres: 1)
    store.preferences.canvasFormat = format
    await store.finish()
    #expect(PreferencesStore(file: file).preferences.canvasFormat == format)
  }

  @Test func `of many changes the last one is kept`() async {
    let store = PreferencesStore(file: file)
    for steps in 10...500 { store.preferences.undoSteps = steps }
    await store.finish()
    #expect(PreferencesStore(file: file).preferences.undoSteps == 500)
  }

  @Test func `fields of a newer version survive`() async throws {
    try write(#"{"snaps": false, "future": {"deep": [1, "two", null]}}"#)
    let store = PreferencesStore(file: file)
    #expect(!store.preferences.snaps)
    store.preferences.undoSteps = 20
    await store.finish()
    let text = try String(contentsOf: file, encoding: .utf8)
    let fields = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let future = try #require(fields["future"] as? [String: Any])
    #expect((future["deep"] as? [Any])?.count == 3)
    #expect(fields["undoSteps"] as? Int == 20)
  }

  @Test(arguments: [
    #"{"appearance": "neon"}"#, #"{"appearance": 3}"#, #"{"language": false}"#,
    #"{"snaps": "yes"}"#, #"{"canvasFormat": {"kind": "custom", "width": 1, "height": 2}}"#,
    #"{"canvasFormat": {"kind": "paper", "width": -1, "height": 0}}"#, #"{"canvasFormat": []}"#,
    #"{"canvasFormat": {"kind": "hexagon"}}"#, #"{"layoutSpacing": null}"#,
    #"{"exportChoices": 5}"#, #"{"exportChoices": {"kind": "gif", "size": {"longerSide": -1}}}"#,
    #"{"exportChoices": {"size": {"width": 1}, "quality": "best", "dotsPerInch": []}}"#,
    #"{"exportPresets": {}}"#, #"{"exportPresets": [{"name": "x"}, {"choices": {}}, 7]}"#,
    #"{"undoSteps": 12.5}"#, #"{"confirmsDeleting": 1}"#, #"{"showsSidebar": 0}"#, "{}",
  ])
  func `a field that cannot be read is as in the beginning`(text: String) throws {
    try write(text)
    let store = PreferencesStore(file: file)
    #expect(store.preferences == AppPreferences())
    #expect(store.damagedFile == nil)
  }

  @Test(arguments: [
    (#"{"undoSteps": -5}"#, 10), (#"{"undoSteps": 9000000}"#, 10_000),
    (#"{"undoSteps": 50, "layoutMargin": 1e300}"#, 50),
  ])
  func `a number out of bounds is brought into them`(text: String, steps: Int) throws {
    try write(text)
    let preferences = PreferencesStore(file: file).preferences
    #expect(preferences.undoSteps == steps)
    #expect(AppPreferences.layoutGaps.contains(preferences.layoutMargin))
  }

  @Test(arguments: ["", "{", "[]", "\u{0}", #"{"a": 1} x"#, "null"])
  func `a damaged file is kept aside and a new one written`(text: String) async throws {
    try write(text)
    let store = PreferencesStore(file: file)
    #expect(store.preferences == AppPreferences())
    let damaged = try #require(store.damagedFile)
    #expect(try String(contentsOf: damaged, encoding: .utf8) == text)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    store.preferences.snaps = false
    await store.finish()
    #expect(try names == ["preferences-damaged-1.json", "preferences.json"])

    try write("damaged again")
    let second = try #require(PreferencesStore(file: file).damagedFile)
    #expect(second != damaged)
    #expect(try String(contentsOf: damaged, encoding: .utf8) == text)
  }

  @Test func `a file that is no file is moved away as well`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = PreferencesStore(file: file)
    #expect(store.damagedFile?.lastPathComponent == "preferences-damaged-1.json")
  }

  @Test func `a change that cannot be kept is told, and kept when it can be`() async throws {
    // A file stands where the folder should be.
    try folder.write("jogakbo", "in the way".utf8)
    let store = PreferencesStore(file: file)
    store.preferences.snaps = false
    await store.finish()
    #expect(store.error != nil && !store.preferences.snaps)
    try FileManager.default.removeItem(at: folder.file("jogakbo"))
    store.preferences.undoSteps = 20
    await store.finish()
    #expect(store.error == nil)
    #expect(!PreferencesStore(file: file).preferences.snaps)
  }

  @Test func `a link stays a link`() async throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let target = folder.file("kept-elsewhere.json")
    try Data("{}".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    let store = PreferencesStore(file: file)
    store.preferences.snaps = false
    await store.finish()
    let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(!PreferencesStore(file: target).preferences.snaps)
  }
}
