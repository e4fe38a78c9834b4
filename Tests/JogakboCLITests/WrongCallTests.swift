import CollageDocument
import Foundation
import TestSupport
import Testing

/// A wrong call gives one clear sentence and the right exit code.
@Suite struct WrongCallTests {
  @Test(arguments: [
    (["explode"], "unknown command 'explode'"), (["composee"], "unknown command 'composee'"),
    (["compose"], "PHOTO is missing"), (["compose", "a.jpg"], "--output is required"),
    (["compose", "a.jpg", "-o", ""], "'' will not do for --output"),
    (["compose", "a.jpg", "-o", "o.png", "--sise", "9"], "unknown option --sise"),
    (["compose", "a.jpg", "-o", "o.png", "--size", "0"], "'0' will not do for --size"),
    (["compose", "a.jpg", "-o", "o.png", "--size", "-5"], "'-5' will not do for --size"),
    (["compose", "a.jpg", "-o", "o.png", "--size", "9x"], "'9x' will not do for --size"),
    (["compose", "a.jpg", "-o", "o.png", "--size", "200000"], "'200000' will not do for --size"),
    (["compose", "a.jpg", "-o", "o.png", "--quality", "101"], "'101' will not do for --quality"),
    (["compose", "a.jpg", "-o", "o.png", "--dpi", "nan"], "'nan' will not do for --dpi"),
    (["compose", "a.jpg", "-o", "o.png", "--canvas", "0x9"], "'0x9' will not do for --canvas"),
    (["compose", "a.jpg", "-o", "o.png", "--canvas", "2:-3"], "'2:-3' will not do for --canvas"),
    (["compose", "a.jpg", "-o", "o.png", "--canvas", "nan:1"], "'nan:1' will not do for --canvas"),
    (["compose", "a.jpg", "-o", "o.png", "--layout", "heap"], "'heap' will not do for --layout"),
    (["compose", "a.jpg", "-o", "o.png", "--margin", "inf"], "'inf' will not do for --margin"),
    (["compose", "a.jpg", "-o", "o.png", "--border", "-1"], "'-1' will not do for --border"),
    (["compose", "a.jpg", "-o", "o.png", "--border", "1,"], "'1,' will not do for --border"),
    (["compose", "a.jpg", "-o", "o.png", "--background", "#1"], "'#1' will not do for --backgr"),
    (["compose", "a.jpg", "-o", "o.png", "--keep", " "], "' ' will not do for --keep"),
    (["new"], "TITLE is missing"), (["new", "A", "B"], "unexpected argument 'B'"),
    (["new", "\t "], "'\u{FFFD} ' will not do for TITLE"), (["rename", "A", ""], "'' will not do"),
    (["undo", "A", "-n", "0"], "'0' will not do for --count"), (["show"], "PROJECT is missing"),
    (["list", "--library", ""], "'' will not do for --library"),
    (["list", "--json=1"], "--json takes no value"), (["help", "explode"], "unknown command"),
  ])
  func `a command line that cannot be understood`(words: [String], complaint: String) throws {
    let jogakbo = try JogakboFixture()
    let result = try jogakbo.run(words)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("jogakbo: \(complaint)"), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 2, "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: jogakbo.library))
  }

  @Test(arguments: [
    ("out.txt", "the name must end in .png, .jpg, .webp, .tif or .pdf"),
    ("out", "the name must end in .png, .jpg, .webp, .tif or .pdf"),
    ("missing/out.png", "it cannot be written: No such file or directory"),
    ("a.jpg/out.png", "it cannot be written: Not a directory"),
    ("folder.png", "it cannot be written: Is a directory"),
    ("device.png", "it cannot be written: not a regular file"),
    ("/proc/out.png", "it cannot be written: "),
    ("\(String(repeating: "x", count: 300)).png", "it"),
  ])
  func `an output that cannot be written`(output: String, complaint: String) throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.jpg", TestPhoto.landscape)
    try jogakbo.makeProject("A")
    try FileManager.default.createDirectory(
      atPath: jogakbo.path("folder.png"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: jogakbo.path("device.png"), withDestinationPath: "/dev/null")
    // A first reader makes files for itself, which stay.
    try jogakbo.succeed("show", "A")
    let before = try FileManager.default.contents(of: jogakbo.folder.url.path)
    for words in [["compose", photo], ["export", "A"], ["bundle", "A"]] {
      // A bundle may have any name, and takes the place of a link.
      if words[0] == "bundle", !complaint.hasSuffix("directory") { continue }
      let result = try jogakbo.run(words + ["-o", output])
      #expect(result.status == 1, "\(words): \(result)")
      #expect(result.error.contains("\(output): \(complaint)"), "\(words): \(result.error)")
      #expect(!result.error.contains("/."))
      #expect(result.error.split(separator: "\n").count == 1)
    }
    let after = try FileManager.default.contents(of: jogakbo.folder.url.path)
    #expect(Set(after.keys) == Set(before.keys))
    for (name, content) in before where !name.hasSuffix("-shm") {
      #expect(after[name] == content, "\(name)")
    }
  }

  @Test(arguments: ["a.png", "a.jpg", "a.webp", "a.tif", "a.pdf"])
  func `a picture that the system does not let grow`(output: String) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.write("photo.jpg", TestPhoto.landscape)
    // Half a kilobyte a file; without the signal that would end the program, it is an error.
    let limited = #"trap "" XFSZ; ulimit -f 1; exec "$0" "$@""#
    let result = try Subprocess.run(
      "/bin/sh", ["-c", limited, JogakboFixture.program, "compose", "photo.jpg", "-o", output],
      environment: jogakbo.environment(), folder: jogakbo.folder.url)
    #expect(result.status == 1)
    #expect(
      result.error.hasSuffix("/\(output): it cannot be written: File too large\n"),
      "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: jogakbo.path(output)))
  }

  @Test func `a picture that would be distorted or could not be drawn`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let photo = jogakbo.path("landscape.jpg")
    #expect(
      try jogakbo.refuse("export", "A", "-o", "out.png", "--size", "300x200")
        == "300x200 pixels would distort a canvas of 1000x1000; give one side only, such as --size 300"
    )
    #expect(
      try jogakbo.refuse("compose", photo, "-o", "out.png", "--canvas", "a4", "--dpi", "10000")
        == "82677x116929 pixels are too many for a picture; 100000 a side are possible")
    #expect(
      try jogakbo.refuse("compose", photo, "-o", "out.webp", "--size", "20000")
        == "20000x20000 pixels are more than WebP can hold; 16383 a side are possible")
    #expect(
      try jogakbo.refuse("compose", photo, "-o", "o.png", "--text", "")
        == "a text must have something to see")
  }

  @Test func `a project that there is not or that could be several`() throws {
    let jogakbo = try JogakboFixture()
    let missing = "\(jogakbo.library): there is no library"
    for words in [["show", "A"], ["export", "A", "-o", "a.png"], ["history", "A"], ["check"]] {
      let result = try jogakbo.run(words)
      #expect(result.status == 1)
      #expect(result.error == "jogakbo: \(missing)\n")
    }
    #expect(try jogakbo.succeed("list") == "")
    #expect(try jogakbo.succeed("list", "--json") == "[]")
    #expect(!FileManager.default.fileExists(atPath: jogakbo.library))

    let first = try jogakbo.succeed("new", "Twin")
    let second = try jogakbo.succeed("new", "twin")
    let third = try jogakbo.succeed("new", "Twin")
    #expect(try jogakbo.refuse("show", "Nobody") == "there is no project “Nobody”")
    #expect(try jogakbo.refuse("delete", "") == "there is no project “”")
    #expect(try jogakbo.refuse("restore", first) == "there is no project “\(first)”")
    #expect(try jogakbo.show("twin")["id"] == .string(second))
    #expect(try jogakbo.refuse("delete", "Twin") == "“Twin” could be \(third), \(first)")
    #expect(try jogakbo.succeed("list").split(separator: "\n").count == 3)
    #expect(try jogakbo.show(String(first.prefix(13)))["id"] == .string(first))
  }

  @Test func `a file that cannot be imported`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    try jogakbo.succeed("bundle", "A", "-o", "good.jogakbo")
    let bundle = try #require(FileManager.default.contents(atPath: jogakbo.path("good.jogakbo")))
    try jogakbo.write("half.jogakbo", bundle.prefix(bundle.count / 2))
    try jogakbo.write("zip.jogakbo", Data("PK\u{3}\u{4}nonsense".utf8))
    try jogakbo.write("empty.jogakbo", Data())
    try jogakbo.write("list.json", Data("[1,2,3]".utf8))
    let before = try jogakbo.succeed("list", "--json")
    for name in [
      "half.jogakbo", "zip.jogakbo", "empty.jogakbo", "list.json", "none.jogakbo", "tmp",
    ] {
      for words in [["import", name], ["render", name, "-o", "out.png"]] {
        let result = try jogakbo.run(words)
        #expect(result.status == 1, "\(words): \(result)")
        #expect(result.error.contains("\(name): "), "\(words): \(result.error)")
        #expect(result.error.split(separator: "\n").count == 1, "\(words): \(result.error)")
      }
    }
    #expect(try jogakbo.succeed("list", "--json") == before)
    #expect(!FileManager.default.fileExists(atPath: jogakbo.path("out.png")))
    #expect(try FileManager.default.contents(of: jogakbo.temporary).isEmpty)
    // The good one among bad ones goes in.
    let result = try jogakbo.run(["import", "half.jogakbo", "good.jogakbo"])
    #expect(result.status == 3)
    #expect(result.error.contains("half.jogakbo: it is not a bundle: "))
    #expect(try jogakbo.succeed("list").split(separator: "\n").count == 2)
    try jogakbo.succeed("render", "good.jogakbo", "-o", "out.png", "--size", "100")
  }

  @Test func `errors stay words on standard error where JSON is asked for`() throws {
    let jogakbo = try JogakboFixture()
    #expect(try jogakbo.refuse("show", "A", "--json").hasSuffix("there is no library"))
    #expect(try jogakbo.refuse("show", "--json", status: 2) == "PROJECT is missing")
    try jogakbo.succeed("new", "A", "--json")
    #expect(try jogakbo.refuse("undo", "A", "--json") == "there is nothing to undo")
  }
}
