import CollageDocument
import CollageScene
import Testing

@Suite struct SettableTextTests {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\rb", "a\n\nb"),
    ("a\r\r\nb", "a\n\nb"), ("a\u{B}b\u{C}c", "a\nb\nc"), ("a\u{85}b", "a\nb"),
    ("a\u{2028}b\u{2029}c", "a\nb\nc"),
  ])
  func `every line break becomes one line feed`(typed: String, set: String) {
    #expect(TextContent(text: typed).settable.text == set)
  }

  @Test func `controls have no glyph and are left out, tabs stay`() {
    #expect(TextContent(text: "a\tb\u{1F}c\u{7F}d\u{0}e").settable.text == "a\tbcde")
  }

  @Test(arguments: ["e\u{301}", "각", "👨‍👩‍👧‍👦", "\u{202E}abc", "<b>&amp;"])
  func `all else stays code point by code point`(text: String) {
    let settable = TextContent(text: text).settable.text
    #expect(Array(settable.unicodeScalars) == Array(text.unicodeScalars))
  }
}
