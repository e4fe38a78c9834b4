import CollageDocument
import Foundation
import TestSupport
import Testing

@Suite struct ComposeInputTests {
  @Test func `one truncated photo among thirty is named and the others go in`() throws {
    let jogakbo = try JogakboFixture()
    let photos = try (0..<30).map { index in
      try jogakbo.write(
        "photo \(index).jpg", index == 17 ? TestPhoto.truncated : TestPhoto.landscape)
    }
    let output = jogakbo.path("out.jpg")
    let result = try jogakbo.run(["compose"] + photos + ["-o", output, "--size", "800", "--json"])
    #expect(result.status == 3)
    let answer = try JSONValue(parsing: Data(result.output.utf8)).object
    #expect(answer?["photos"] == 29)
    #expect(answer?["failed"] == .array([.string(photos[17])]))
    #expect(result.error.hasPrefix("jogakbo: \(photos[17]): the file is damaged: "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try Picture(at: output).size == [800, 800])
  }

  @Test func `a project takes the good photos and names the bad one`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "A")
    let good = try jogakbo.write("good.jpg", TestPhoto.landscape)
    let bad = try jogakbo.write("bad.jpg", TestPhoto.truncated)
    let result = try jogakbo.run(["add", "A", good, bad, good])
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("jogakbo: \(bad): the file is damaged: "))
    #expect(!result.error.contains(jogakbo.library))
    #expect(try jogakbo.document("A").layers.count == 2)
    #expect(try FileManager.default.contents(of: jogakbo.library + "/photos").count == 1)
    #expect(try FileManager.default.contents(of: jogakbo.library + "/tmp").isEmpty)
  }

  /// Inputs that are no photos, and what is said about each.
  private static let refusals: [(name: String, content: Data, words: String)] = [
    ("no image data.jpg", TestPhoto.withoutImage, "the file is damaged: "),
    ("empty.jpg", Data(), "the file is empty"),
    ("text.jpg", Data("This is no photo.\n".utf8), "this kind of file is not supported: "),
    ("header only.png", TestPhoto.portrait.prefix(20), "the file is damaged"),
  ]

  @Test func `what is no photo is named with the reason`() throws {
    let jogakbo = try JogakboFixture()
    let good = try jogakbo.write("good.jpg", TestPhoto.landscape)
    let bad = try Self.refusals.map { try jogakbo.write($0.name, $0.content) }
    let output = jogakbo.path("out.png")
    let missing = jogakbo.path("missing.jpg")
    let result = try jogakbo.run(
      ["compose"] + bad + [jogakbo.temporary, missing, good, "-o", output, "--size", "100"])
    #expect(result.status == 3)
    let lines = result.error.split(separator: "\n").map(String.init)
    #expect(lines.count == bad.count + 2)
    for (path, refusal) in zip(bad, Self.refusals) {
      let sentence = "jogakbo: \(path): \(refusal.words)"
      #expect(lines.contains { $0.hasPrefix(sentence) }, "\(sentence)… in \(lines)")
    }
    #expect(lines.contains("jogakbo: \(missing): it cannot be read: No such file or directory"))
    #expect(lines.contains("jogakbo: \(jogakbo.temporary): it is not a file"))
    #expect(try Picture(at: output).size == [100, 100])
  }

  @Test func `without a good photo there is no picture`() throws {
    let jogakbo = try JogakboFixture()
    let bad = [
      try jogakbo.write("a.jpg", TestPhoto.truncated), try jogakbo.write("b.jpg", Data()),
    ]
    let output = jogakbo.path("out.png")
    let result = try jogakbo.run(["compose"] + bad + ["-o", output, "--keep", "A"])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.hasSuffix("jogakbo: none of the photos can be used\n"))
    for path in bad { #expect(result.error.contains("jogakbo: \(path): ")) }
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(try jogakbo.succeed("list") == "")

    try jogakbo.write("out.png", Data("older".utf8))
    #expect(try jogakbo.run(["compose"] + bad + ["-o", output]).status == 1)
    #expect(FileManager.default.contents(atPath: output) == Data("older".utf8))
  }

  @Test(arguments: [
    "with space.jpg", "per%20cent%.jpg", "hash#1.jpg", "question?.jpg", "quote'\".jpg",
    "back\\n.jpg",
    "사진.jpg", "사진.jpg".decomposedStringWithCanonicalMapping, "-dash.jpg", "--output.jpg",
    "new\nline.jpg", "tab\t.jpg", "emoji 🧵.jpg", "*.jpg", "$HOME.jpg", "a[strip=1].jpg",
  ])
  func `a photo or a picture may have any name`(name: String) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.write(name, TestPhoto.landscape)
    try jogakbo.succeed("new", "A")
    try jogakbo.succeed("add", "A", "--", name)
    #expect(try jogakbo.document("A").layers.first?.photo?.originalName == name)
    try FileManager.default.createDirectory(
      atPath: jogakbo.path("out"), withIntermediateDirectories: true)
    let output = "out/" + name
    try jogakbo.succeed("compose", "--size", "90", "-o", output, "--", name)
    #expect(try FileManager.default.contentsOfDirectory(atPath: jogakbo.path("out")) == [name])
    #expect(try Picture(at: jogakbo.path(output)).size == [90, 90])
    // A name that says what failed cannot command the terminal, nor take a second line.
    let result = try jogakbo.run(["compose", "-o", output, "--", name + ".missing"])
    #expect(result.status == 1)
    #expect(result.error.split(separator: "\n").count == 2, "\(result.error)")
  }

  @Test func `a picture never replaces a photo that goes into it`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.write("a.jpg", TestPhoto.landscape)
    let link = jogakbo.path("link.jpg")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.jpg")
    try FileManager.default.linkItem(
      atPath: jogakbo.path("a.jpg"), toPath: jogakbo.path("hard.jpg"))
    for output in ["a.jpg", "./a.jpg", "tmp/../a.jpg", jogakbo.path("a.jpg"), "link.jpg"] {
      let words = try jogakbo.refuse("compose", "a.jpg", "-o", output)
      #expect(words == "\(output): the output would replace a photo that goes into it")
    }
    #expect(try jogakbo.refuse("compose", "link.jpg", "-o", "a.jpg").hasPrefix("a.jpg: the output"))
    // Another name of the same file may be replaced: the photo itself stays.
    try jogakbo.succeed("compose", "a.jpg", "-o", "hard.jpg", "--size", "50")
    #expect(FileManager.default.contents(atPath: jogakbo.path("a.jpg")) == TestPhoto.landscape)
  }
}

private let exiftool = Subprocess.installed("exiftool")

@Suite(.enabled(if: exiftool != nil, "exiftool is not installed"))
struct ComposeMetadataTests {
  @Test(arguments: ["out.jpg", "out.png", "out.tif", "out.webp"])
  func `a picture has its resolution and date but not the place`(name: String) throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.jpg", TestPhoto.landscape)
    try tool(
      "-overwrite_original", "-GPSLatitude=37.5", "-GPSLatitudeRef=N", "-GPSLongitude=127",
      "-GPSLongitudeRef=E", "-DateTimeOriginal=2024:07:08 09:10:11", "-XMP:GPSLatitude=37.5",
      "-Make=Camera", photo)
    let output = jogakbo.path(name)
    try jogakbo.succeed("compose", photo, "-o", output, "--size", "200", "--dpi", "144")
    let tags = try tool("-a", "-G1", "-s", output)
    #expect(!tags.contains("GPS"), "\(tags)")
    // TIFF has no place for it that libvips writes to.
    if name != "out.tif" { #expect(tags.contains("2024:07:08 09:10:11"), "\(tags)") }
    if name != "out.webp" {
      let resolution = try tool("-s3", "-XResolution", "-PixelsPerUnitX", output)
      // PNG counts pixels a metre.
      #expect(["144", "5669"].contains { resolution.contains($0) }, "\(tags)")
    }
    #expect(try tool("-s3", "-GPSLatitude", photo).contains("37"), "the photo is untouched")
  }

  @discardableResult
  private func tool(_ words: String...) throws -> String {
    let result = try Subprocess.run(exiftool ?? "", words)
    try #require(result.status == 0, "\(result)")
    return result.output
  }
}
