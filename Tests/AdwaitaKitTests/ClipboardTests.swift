import AdwaitaKit
import CAdw
import Foundation
import Testing

extension DisplayTests {
  @MainActor
  struct ClipboardTests {
    private let clipboard: GdkClipboard

    init() throws {
      TestDisplay.start
      clipboard = try #require(GdkDisplay.default?.clipboard)
    }

    private func read<Content>(_ read: @escaping @MainActor () async throws -> Content)
      async throws -> Content
    {
      var result: Result<Content, any Error>?
      Task {
        do { result = .success(try await read()) } catch { result = .failure(error) }
      }
      try await TestDisplay.run { result != nil }
      return try #require(result).get()
    }

    @Test func `text that is copied can be read`() async throws {
      clipboard.copy(.text("조각보"))
      #expect(clipboard.hasText)
      let text = try await read { [clipboard] in try await clipboard.text() }
      #expect(text == "조각보")
    }

    @Test func `files that are copied can be read`() async throws {
      let files = [URL(filePath: "/tmp/one.jpg"), URL(filePath: "/tmp/두 번째.png")]
      clipboard.copy(.files(files))
      #expect(clipboard.hasFiles)
      let copies = try await read { [clipboard] in try await clipboard.files() }
      #expect(copies == files)
    }

    @Test func `bytes that are copied can be read as they were`() async throws {
      let picture = Data([0x89, 0x50, 0, 0xFF])
      clipboard.copy(.data(picture, mimeType: "image/png"))
      #expect(clipboard.has(mimeType: "image/png"))
      #expect(!clipboard.has(mimeType: "image/jpeg"))
      let copy = try await read { [clipboard] in try await clipboard.data(mimeType: "image/png") }
      #expect(copy == picture)
    }

    @Test func `what is not there cannot be read`() async throws {
      clipboard.copy(.text("words"))
      await #expect(throws: GLibError.self) {
        try await read { [clipboard] in try await clipboard.data(mimeType: "image/png") }
      }
    }
  }
}
