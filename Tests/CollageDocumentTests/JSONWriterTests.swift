import CollageDocument
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func `what is written reads back as the same value, and is written the same again`() throws
  {
    try RandomCases.run(400) { random in
      let value = random.json(depth: 4)
      for text in [value.compactText, value.prettyText] {
        try #require(try JSONValue(parsing: Array(text.utf8)) == value)
      }
      let again = try JSONValue(parsing: Array(value.prettyText.utf8))
      try #require(again.compactText.utf8.elementsEqual(value.compactText.utf8))
    }
  }

  @Test func `names are sorted and levels indented`() {
    let value = JSONValue.object([
      "b": .array([]), "a": .array([1, .null, true]), "": .object([:]),
    ])
    #expect(value.compactText == #"{"":{},"a":[1,null,true],"b":[]}"#)
    #expect(
      value.prettyText
        == "{\n  \"\": {},\n  \"a\": [\n    1,\n    null,\n    true\n  ],\n  \"b\": []\n}\n")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1000, "1000"), (0.1, "0.1"), (-2.5, "-2.5"), (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"), (9_007_199_254_740_991, "9007199254740991"),
    (.infinity, "null"),
    (.nan, "null"),
  ])
  func `a number has one shortest spelling`(number: Double, text: String) {
    #expect(JSONValue.number(number).compactText == text)
  }

  @Test func `control characters are escaped, everything else stands as it is`() {
    let value = JSONValue.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F} é한😀\u{2028}")
    #expect(value.compactText == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001f\\u007f é한😀\u{2028}\"")
  }

  @Test func `texts of different code points are different, also where they look the same`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(JSONValue.string(composed) != .string(decomposed))
    #expect(JSONValue.object([composed: 1]) != .object([decomposed: 1]))
    #expect(JSONValue.object([composed: 1]) == .object([composed: 1]))
  }
}

extension RandomSource {
  /// Any JSON value that a file can hold.
  mutating func json(depth: Int) -> JSONValue {
    switch integer(in: 0...(depth > 0 ? 5 : 3)) {
    case 0: .null
    case 1: .bool(chance(1, in: 2))
    case 2: .number(anyNumber())
    case 3: .string(text(0...10))
    case 4: .array(list(0...4) { $0.json(depth: depth - 1) })
    default:
      .object(
        Dictionary(list(0...4) { ($0.text(0...6), $0.json(depth: depth - 1)) }) { first, _ in first
        })
    }
  }

  /// A finite number of any size.
  private mutating func anyNumber() -> Double {
    let number = Double(bitPattern: next())
    if chance(1, in: 2) { return number.isFinite ? number : 0 }
    return Double(integer(in: -100_000...100_000)) / element(of: [1, 10, 1_000])
  }
}
