import CollagePresentation
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct WindowPlacementTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the window comes back as it was`() async {
    let file = folder.file("preferences.json")
    let store = PreferencesStore(file: file)
    let placement = WindowPlacement(width: 640, height: 480, isMaximized: true)
    store.preferences.window = placement
    await store.finish()
    #expect(PreferencesStore(file: file).preferences.window == placement)
  }

  @Test(arguments: [
    (#"{"window": {"width": -5, "height": 9000000}}"#, WindowPlacement(width: 300, height: 20_000)),
    (#"{"window": {"width": "wide", "isMaximized": 1}}"#, WindowPlacement()),
    (#"{"window": []}"#, WindowPlacement()),
  ])
  func `no file makes a window that cannot be used`(
    text: String, placement: WindowPlacement
  ) throws {
    let file = try folder.write("preferences.json", text.utf8)
    let store = PreferencesStore(file: URL(fileURLWithPath: file))
    #expect(store.preferences.window == placement)
  }
}
