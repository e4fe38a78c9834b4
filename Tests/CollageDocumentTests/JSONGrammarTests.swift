import CollageDocument
import Testing

private func parse(_ text: String) throws(JSONError) -> JSONValue {
  try JSONValue(parsing: Array(text.utf8))
}

@Suite struct JSONGrammarTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("10", 10), ("-1.5", -1.5), ("1e3", 1_000), ("1E+3", 1_000),
    ("25e-1", 2.5), ("0.1", 0.1), ("1e308", 1e308), ("5e-324", .leastNonzeroMagnitude),
    ("1e-400", 0),
    ("9007199254740993", 9_007_199_254_740_992), (" \t\r\n1 ", 1), ("\u{FEFF}1", 1),
  ])
  func `a number of RFC 8259 is read`(text: String, number: Double) throws {
    #expect(try parse(text) == .number(number))
  }

  @Test(arguments: [
    "01", "-01", "00", "+1", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "-", "0x10", "1_000", "1f",
    "NaN", "nan", "Infinity", "-Infinity", "inf", "1,5", "１", "1 2",
  ])
  func `what is no number of RFC 8259 is refused`(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test(arguments: [
    ("1e999", 1.0), ("-1e999", -1.0), ("1" + String(repeating: "0", count: 400), 1.0),
  ])
  func `a number beyond the range of Double becomes the largest`(text: String, sign: Double) throws
  {
    #expect(try parse(text) == .number(sign * .greatestFiniteMagnitude))
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}",
    "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{1:2}", "tru", "True", "nul", "nulll",
    "\"", "\"a", "\"\\", "\"\\x41\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\u-123\"", "\"a\nb\"",
    "\"\u{1}\"", "// no\n1", "1 // no", "[1]]", "\u{0}", "1\u{0}", "\u{FEFF}\u{FEFF}1",
  ])
  func `what breaks the grammar is refused`(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test func `the error tells where the text breaks off`() {
    #expect(throws: JSONError.malformed(offset: 4)) { try parse("[1, x]") }
  }

  @Test func `every escape is read`() throws {
    let value = try parse(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD55C\ud83d\ude00\u0000""#)
    #expect(value == .string("\"\\/\u{8}\u{C}\n\r\tAé한😀\u{0}"))
  }

  @Test func `of two equal names the last one counts`() throws {
    #expect(try parse(#"{"a":1,"b":2,"a":3}"#) == .object(["a": 3, "b": 2]))
  }

  @Test(arguments: [
    (#""bad \ud83d end""#, "bad \u{FFFD} end"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\ud83dA""#, "\u{FFFD}A"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func `a lone surrogate becomes a replacement character`(text: String, read: String) throws {
    #expect(try parse(text) == .string(read))
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() throws {
    let bytes: [UInt8] = [
      0x22, 0x6F, 0x6B, 0x20, 0xFF, 0xFE, 0x20, 0xC3, 0x28, 0x20, 0xE2, 0x82, 0x20, 0xF0, 0x28,
      0x8C,
      0xBC, 0x20, 0xED, 0xA0, 0x80, 0x20, 0xC0, 0x80, 0x20, 0x65, 0x6E, 0x64, 0x22,
    ]
    let text = try #require(try JSONValue(parsing: bytes).string)
    #expect(text.hasPrefix("ok ") && text.hasSuffix(" end") && text.contains("\u{FFFD}"))
    #expect(!text.unicodeScalars.contains("\u{0}"))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting is bounded`(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    #expect(throws: Never.self) { try parse(nested(64)) }
    for depth in [65, 10_000, 1_000_000] {
      #expect(throws: JSONError.tooDeep(limit: 64)) { try parse(nested(depth)) }
      #expect(throws: JSONError.self) { try parse(String(repeating: opening, count: depth)) }
    }
  }

  @Test func `the number of values is bounded`() throws {
    func list(_ count: Int) -> String { "[0" + String(repeating: ",0", count: count - 1) + "]" }
    #expect(try parse(list(599_999)).array?.count == 599_999)
    #expect(throws: JSONError.tooManyValues(limit: 600_000)) { try parse(list(600_000)) }
  }
}
