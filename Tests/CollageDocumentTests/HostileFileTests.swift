import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing

/// Opens bytes as a document; nil where they are none. Nothing may trap.
private func open(_ bytes: Data) -> EditorDocument? {
  var notes: [DocumentNote] = []
  // Which error it is does not matter here: refused is as good as repaired.
  return try? EditorDocument(data: bytes, notes: &notes)
}

@Suite struct HostileFileTests {
  @Test func `a damaged file is refused or repaired, and never traps`() throws {
    let originals = try [
      "v0-folder-project", "v0-editor-document", "v1-every-field", "v2-from-the-future",
    ]
    .map { try Data(contentsOf: TestFolders.fixtures.appending(path: "documents/\($0).json")) }
    try RandomCases.run(1_500) { random in
      var bytes = random.element(of: originals)
      for _ in 0..<random.integer(in: 1...8) { bytes.mutate(by: &random) }
      guard let document = open(bytes) else { return }
      try #require(open(document.data)?.data == document.data)
    }
  }

  @Test func `a file cut short anywhere is refused`() throws {
    let whole = try Data(
      contentsOf: TestFolders.fixtures.appending(path: "documents/v1-every-field.json"))
    // The last byte is a line feed, which does not matter.
    for length in 0..<whole.count - 1 {
      #expect(open(whole.prefix(length)) == nil)
    }
  }

  @Test func `random bytes are no document`() throws {
    try RandomCases.run(400) { random in
      let bytes = Data(random.list(0...200) { UInt8(truncatingIfNeeded: $0.next()) })
      try #require(open(bytes) == nil)
    }
  }

  @Test(arguments: [10_001, 1_000_000])
  func `more layers than a document may have are refused`(count: Int) throws {
    let text = "{\"version\":1,\"layers\":[" + String(repeating: "{},", count: count - 1) + "{}]}"
    var notes: [DocumentNote] = []
    let error = #expect(throws: DocumentError.self) {
      try EditorDocument(data: Data(text.utf8), notes: &notes)
    }
    #expect(
      error == .tooManyLayers(count: count, limit: 10_000)
        || error == .json(.tooManyValues(limit: 600_000)))
  }

  @Test func `as many layers as a document may have are opened`() throws {
    let text = "{\"version\":1,\"layers\":[" + String(repeating: "{},", count: 9_999) + "{}]}"
    #expect(open(Data(text.utf8))?.layers.count == 10_000)
  }

  @Test func `a document nests less deep than a log can hold`() throws {
    func text(_ depth: Int) -> String {
      "{\"version\":1,\"layers\":[{\"new\":" + String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth) + "}]}"
    }
    #expect(open(Data(text(45).utf8)) != nil)
    #expect(open(Data(text(46).utf8)) == nil)
  }

  @Test func `NUL in a text becomes a replacement character and the rest stays`() throws {
    let text = """
      {"version":1,"layers":[{"kind":"text","text":"before\\u0000after","name":"a\\u0000b"}]}
      """
    let layer = try #require(open(Data(text.utf8))?.layers.first)
    #expect(layer.text?.text == "before\u{FFFD}after")
    #expect(layer.name == "a\u{FFFD}b")
  }

  @Test(.enabled(if: TestFolders.hasCorpus))
  func `every text of the corpus is saved to the code point`() throws {
    let corpus = try JSONValue(
      parsing: try Data(contentsOf: TestFolders.corpus.appending(path: "text-cases.json")))
    let cases = try #require(corpus.object?["cases"]?.array).compactMap {
      $0.object?["text"]?.string
    }
    #expect(cases.count > 25)
    for text in cases {
      var document = EditorDocument()
      document.layers = [
        EditorLayer(
          placement: LayerPlacement(center: .zero, frame: document.canvas),
          content: .text(TextContent(text: TextContent.storable(text))))
      ]
      let reopened = try #require(open(document.data)?.layers.first?.text?.text)
      #expect(reopened.utf8.elementsEqual(TextContent.storable(text).utf8))
      #expect(text.unicodeScalars.contains("\u{0}") || reopened.utf8.elementsEqual(text.utf8))
    }
  }
}

extension Data {
  /// Changes, removes, repeats or exchanges some bytes.
  fileprivate mutating func mutate(by random: inout RandomSource) {
    guard !isEmpty else { return }
    let place = random.integer(in: 0...count - 1)
    switch random.integer(in: 0...5) {
    case 0: self[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: self[place] ^= 1 << UInt8(random.integer(in: 0...7))
    case 2: removeSubrange(place..<Swift.min(count, place + random.integer(in: 1...40)))
    case 3: insert(contentsOf: self[place..<Swift.min(count, place + 40)], at: place)
    case 4:
      let snippet = random.element(of: [
        "1e999", "-", "null", "{}", "[]", "\"\\ud800\"", "\"\\u0000\"", "99999999999999999999",
        "\\", "\"",
        "true", "0", ",", ":", "\u{FEFF}", "-1", "1e308", "NaN",
      ])
      insert(contentsOf: Data(snippet.utf8), at: place)
    default: self = prefix(place)
    }
  }
}
