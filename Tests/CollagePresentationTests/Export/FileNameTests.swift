import CollagePresentation
import Testing

@Suite struct FileNameTests {
  private static func name(_ title: String, fallback: String = "Collage") -> String {
    FileNameProposal.fileName(titled: title, fileExtension: "png", fallback: fallback)
  }

  @Test(arguments: [
    ("Summer", "Summer.png"), ("여름 바다", "여름 바다.png"), ("Café", "Café.png"),
    ("1/2: a <b>", "1-2- a -b-.png"), ("C:\\x|y?*\"", "C--x-y---.png"),
    ("  two\n lines\t", "two lines.png"), ("..hidden", "hidden.png"), ("end. . ", "end.png"),
    ("../../etc/passwd", "-..-etc-passwd.png"), ("#1 100% sure & more", "#1 100% sure & more.png"),
    ("con", "_con.png"), ("COM1.part", "_COM1.part.png"), ("console", "console.png"),
    ("", "Collage.png"), (" \u{0}\u{7}. ", "Collage.png"),
    ("gnp.\u{202E}exe", "gnp. exe.png"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦.png"),
  ])
  func `a name is one that every file system takes`(title: String, name: String) {
    #expect(Self.name(title) == name)
  }

  @Test(arguments: ["x", "바", "👩‍👩‍👧‍👦"])
  func `a long name is cut between characters`(character: Character) {
    let name = Self.name(String(repeating: character, count: 300))
    #expect(name.utf8.count <= 255 && name.utf8.count > 225)
    #expect(name.hasSuffix(".png") && Set(name.dropLast(4)) == [character])
  }

  @Test func `without a title and a fallback there is a name still`() {
    #expect(Self.name("/", fallback: "") == "-.png")
    #expect(Self.name("...", fallback: "?.") == "-.png")
    #expect(Self.name("...", fallback: "") == "file.png")
  }
}
