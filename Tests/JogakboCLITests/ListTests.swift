import CollageDocument
import Foundation
import TestSupport
import Testing

@Suite struct ListTests {
  @Test func `a title cannot turn its line round, break it or command the terminal`() throws {
    let jogakbo = try JogakboFixture()
    let titles = [
      "\u{202E}gnp.olleh", "\u{2067}right to left", "two\nlines", "\u{1B}[31mred\u{7}", "شعر",
      "plain",
    ]
    for title in titles { try jogakbo.succeed("new", title) }
    let lines = try jogakbo.succeed("list").split(separator: "\n").map(String.init)
    try #require(lines.count == titles.count)
    for line in lines {
      // The identifier and the date come first, whatever follows.
      let head = #/[0-9a-f-]{36}  [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}  /#
      #expect(line.prefixMatch(of: head) != nil)
      let scalars = line.unicodeScalars
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
      // What is opened is closed before the line ends.
      #expect(Self.openIsolates(in: line) == 0, "\(scalars.map(\.value))")
    }
    #expect(lines[5].contains("\u{2068}\u{202E}gnp.olleh\u{202C}"))
    // A program gets what was typed.
    let listed = try JSONValue(parsing: Data(jogakbo.succeed("list", "--json").utf8)).array
    #expect(listed?.last?.object?["title"] == .string(titles[0]))
  }

  /// How many direction changes of a line have no end (UAX #9).
  private static func openIsolates(in line: String) -> Int {
    var open: [Unicode.Scalar] = []
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
        open.append(scalar)
      case "\u{2069}":
        // The end of an isolate ends the embeddings in it as well.
        if let start = open.lastIndex(where: { $0.value >= 0x2066 }) {
          open.removeSubrange(start...)
        }
      case "\u{202C}": if let last = open.last, last.value < 0x2066 { open.removeLast() }
      default: break
      }
    }
    return open.count
  }

  @Test func `a title is found however it is composed, accented and cased`() throws {
    let jogakbo = try JogakboFixture()
    let summer = try jogakbo.succeed("new", "여름 휴가".decomposedStringWithCanonicalMapping)
    let cafe = try jogakbo.succeed("new", "Café Noir")
    for (search, id) in [
      ("여름", summer), ("여름".decomposedStringWithCanonicalMapping, summer), ("휴가", summer),
      ("cafe", cafe), ("CAFE\u{301}", cafe), ("é n", cafe),
    ] {
      let found = try jogakbo.succeed("list", "--search", search)
      #expect(found.hasPrefix(id) && !found.contains("\n"), "\(search): \(found)")
    }
    #expect(try jogakbo.succeed("list", "-s", "winter") == "")
    #expect(try jogakbo.show("여름 휴가")["id"] == .string(summer))
    #expect(try jogakbo.show("café noir")["id"] == .string(cafe))
  }

  @Test func `the project changed last stands first`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "A")
    try jogakbo.succeed("new", "B")
    let copy = try jogakbo.succeed("duplicate", "A", "--title", "C")
    try jogakbo.succeed("rename", "B", "B2")
    try jogakbo.succeed("text", "A", "x")
    let lines = try jogakbo.succeed("list").split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").last } == ["A", "B2", "C"])
    #expect(try jogakbo.document(copy) == EditorDocument())
    try jogakbo.succeed("duplicate", "A")
    #expect(try jogakbo.document("A (copy)") == jogakbo.document("A"))
  }
}
