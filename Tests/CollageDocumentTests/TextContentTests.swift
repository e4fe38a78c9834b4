import CollageDocument
import TestSupport
import Testing

@Suite struct TextContentTests {
  @Test(arguments: [
    "", " ", "   \u{A0}\u{3000}\t  ", "\n\r\n", "\u{200B}\u{200B}\u{200B}",
    "\u{2060}\u{FEFF}\u{AD}",
    "\u{0}", "\u{1F}\u{7F}", "\u{200D}", "\u{FE0F}", "\u{3164}",
  ])
  func `a text without anything to see is blank`(text: String) {
    #expect(TextContent.isBlank(text))
  }

  @Test(arguments: ["a", " . ", "\u{200B}한\u{200B}", "😀", "\u{FFFD}", "\u{E000}", "\u{301}"])
  func `a text with anything to see is not blank`(text: String) {
    #expect(!TextContent.isBlank(text))
  }

  @Test func `a storable text has no NUL and no more code points than the limit`() throws {
    #expect(TextContent.storable("before\u{0}after") == "before\u{FFFD}after")
    let long = String(repeating: "e\u{301}", count: 10_000)
    #expect(TextContent.storable(long).unicodeScalars.count == 10_000)
    try RandomCases.run(100) { random in
      let text = random.text(0...50)
      try #require(TextContent.storable(text).utf8.elementsEqual(text.utf8))
    }
  }
}

@Suite struct SRGBColorTests {
  @Test func `a colour reads back from its text`() throws {
    try RandomCases.run(400) { random in
      let color = random.color()
      try #require(SRGBColor(hex: color.hex) == color)
      try #require(SRGBColor(hex: color.hex.lowercased()) == color)
    }
  }

  @Test func `three digits stand for six`() {
    #expect(SRGBColor(hex: "#fA0") == SRGBColor(red: 0xFF, green: 0xAA, blue: 0))
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "123456", "#GGGGGG", "#１２３",
    "#12 456", "red",
  ])
  func `what is no colour is refused`(text: String) {
    #expect(SRGBColor(hex: text) == nil)
  }
}
