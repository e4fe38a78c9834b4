import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing

private func reopened(_ data: Data) throws -> EditorDocument {
  var notes: [DocumentNote] = []
  let document = try EditorDocument(data: data, notes: &notes)
  try #require(notes == [])
  return document
}

@Suite struct DocumentRoundTripTests {
  @Test func `a saved document opens as the same document and is saved to the byte`() throws {
    try RandomCases.run(400) { random in
      let document = random.document(layers: 0...4)
      let again = try reopened(document.data)
      try #require(again == document)
      try #require(again.data == document.data)
    }
  }

  @Test func `fields of a newer version survive wherever they stand`() throws {
    try RandomCases.run(100) { random in
      let value = random.document(layers: 0...3).jsonValue.sprinkled(with: &random)
      var notes: [DocumentNote] = []
      let document = try EditorDocument(jsonValue: value, notes: &notes)
      try #require(notes == [])
      try #require(document.jsonValue == value)
      try #require(try reopened(document.data) == document)
    }
  }

  @Test func `what a file was repaired to needs no repair`() throws {
    try RandomCases.run(100) { random in
      let damaged = random.document(layers: 0...3).jsonValue.damaged(by: &random)
      var notes: [DocumentNote] = []
      guard let document = try? EditorDocument(jsonValue: damaged, notes: &notes) else {
        // Without a list of layers it is no document.
        return
      }
      try #require(try reopened(document.data).data == document.data)
    }
  }

  @Test func `documents are equal just where their bytes are`() throws {
    try RandomCases.run(100) { random in
      let document = random.document(layers: 1...3)
      var other = document
      let spelling = random.element(of: ["\u{E9}", "e\u{301}", "\u{AC00}", "\u{1100}\u{1161}"])
      other.layers[0].name = spelling
      other.layers[0].photo?.originalName = spelling
      other.layers[0].text?.text = spelling
      try #require((document == other) == (document.data == other.data))
      var third = other
      third.layers[0].name = spelling.decomposedStringWithCanonicalMapping
      try #require((third == other) == (third.data == other.data))
    }
  }

  @Test func `the order and the spelling of a foreign file do not matter`() throws {
    let text = """
      \u{FEFF}{"version":1.0,"layers":[{"kind":"text","text":"\\u0041","y":2E1,"x":10,"width":30,
      "height":4e1,"id":"11111111-2222-4333-8444-55555555aaaa"}],"canvasHeight":100,"canvasWidth":100}
      """
    let document = try reopened(Data(text.utf8))
    #expect(document.layers.first?.text?.text == "A")
    #expect(document.layers.first?.placement.frame.height == 40)
    #expect(try reopened(document.data) == document)
  }
}

extension JSONValue {
  /// The value with a field of a newer version in some of its objects.
  fileprivate func sprinkled(with random: inout RandomSource) -> JSONValue {
    switch self {
    case .array(let elements):
      var result: [JSONValue] = []
      for element in elements { result.append(element.sprinkled(with: &random)) }
      return .array(result)
    case .object(var fields):
      for name in fields.keys.sorted() { fields[name] = fields[name]?.sprinkled(with: &random) }
      if random.chance(1, in: 2) { fields["new-" + random.text(0...3)] = random.json(depth: 2) }
      return .object(fields)
    default: return self
    }
  }

  /// The value with some of its parts replaced or left out.
  fileprivate func damaged(by random: inout RandomSource) -> JSONValue {
    if random.chance(1, in: 20) { return random.json(depth: 2) }
    switch self {
    case .number:
      return random.chance(1, in: 10) ? .number(random.number(in: -1e9...1e9)) : self
    case .string(let text):
      return random.chance(1, in: 10) ? .string(text + "\u{0}/") : self
    case .array(let elements):
      var result: [JSONValue] = []
      for element in elements where !random.chance(1, in: 20) {
        result.append(element.damaged(by: &random))
      }
      return .array(result)
    case .object(var fields):
      for name in fields.keys.sorted() {
        fields[name] = random.chance(1, in: 20) ? nil : fields[name]?.damaged(by: &random)
      }
      return .object(fields)
    default: return self
    }
  }
}
