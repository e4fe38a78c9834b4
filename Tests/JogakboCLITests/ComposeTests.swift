import CollageDocument
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite struct ComposeTests {
  @Test(arguments: [1, 2, 9, 60])
  func `photos of mixed orientation make a picture of the size asked for`(count: Int) throws {
    let jogakbo = try JogakboFixture()
    let photos = try (0..<count).map { index in
      try jogakbo.write(
        "\(index).photo", index.isMultiple(of: 2) ? TestPhoto.landscape : TestPhoto.portrait)
    }
    let output = jogakbo.path("out.png")
    let result = try jogakbo.run(["compose"] + photos + ["-o", output, "--size", "2000", "--json"])
    #expect(result.status == 0 && result.error == "", "\(result)")
    let answer = try JSONValue(parsing: Data(result.output.utf8)).object
    #expect(answer?["photos"] == .number(Double(count)))
    #expect(answer?["failed"] == .array([]))
    let picture = try Picture(at: output)
    #expect(picture.size == [2_000, 2_000])
    // The margin is white, and what the photos do not cover is little.
    #expect(picture.isNear([255, 255, 255, 255], x: 2, y: 2))
    #expect(picture.whiteShare < 0.25, "\(picture.whiteShare)")
  }

  @Test(arguments: [
    (["--size", "640x480"], [640, 480]), (["--size", "640x481"], [640, 481]),
    (["--canvas", "2:3", "--size", "900"], [600, 900]),
    (["--canvas", "2:2.8", "--size", "1400"], [1_000, 1_400]),
    (["--canvas", "2:2.9", "--size", "1450"], [1_000, 1_450]),
    (["--canvas", "story", "--size", "1920"], [1_080, 1_920]),
    (["--canvas", "10x15cm", "--dpi", "100"], [394, 591]),
    (["--canvas", "a4", "--dpi", "72"], [595, 842]), (["--size", "1"], [1, 1]),
  ])
  func `the picture has exactly the size that follows`(options: [String], size: [Int]) throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.jpg", TestPhoto.landscape)
    let output = jogakbo.path("out.png")
    let result = try jogakbo.run(["compose", photo, "-o", output] + options)
    #expect(result.status == 0, "\(result)")
    #expect(try Picture(at: output).size == size)
  }

  @Test func `four photos in one column without gaps fill their canvas to the pixel`() throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.png", TestPhoto.png(width: 1_500, height: 1_000))
    let output = jogakbo.path("out.png")
    try jogakbo.succeed(
      "compose", photo, photo, photo, photo, "-o", output, "--canvas", "1500x4000", "--layout",
      "columns", "--spacing", "0", "--margin", "0", "--size", "1500x4000")
    let picture = try Picture(at: output)
    #expect(picture.size == [1_500, 4_000])
    let original = try Picture(at: photo)
    for cell in 0..<4 {
      for (x, y) in [(0, 0), (1_499, 0), (0, 999), (1_499, 999), (749, 499), (750, 500)] {
        #expect(picture.pixel(x, cell * 1_000 + y) == original.pixel(x, y), "\(cell): \(x), \(y)")
      }
    }
  }

  @Test func `four cells of another form are filled without a seam`() throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.png", TestPhoto.png(width: 1_500, height: 1_000))
    let output = jogakbo.path("out.png")
    try jogakbo.succeed(
      "compose", photo, photo, photo, photo, "-o", output, "--canvas", "1500x4500", "--layout",
      "columns", "--spacing", "0", "--margin", "0", "--size", "4500", "--background", "#FF00FF")
    let picture = try Picture(at: output)
    #expect(picture.size == [1_500, 4_500])
    for y in stride(from: 0, to: 4_500, by: 5) {
      for x in [0, 750, 1_499] {
        try #require(!picture.isNear([255, 0, 255, 255], x: x, y: y, within: 80), "\(x), \(y)")
      }
    }
  }

  @Test func `a kept collage exports the same picture`() throws {
    let jogakbo = try JogakboFixture()
    let photos = [
      try jogakbo.write("a.jpg", TestPhoto.landscape),
      try jogakbo.write("b.png", TestPhoto.portrait),
    ]
    let (composed, exported) = (jogakbo.path("composed.png"), jogakbo.path("exported.png"))
    let id = try jogakbo.succeed(
      "compose", photos[0], photos[1], "-o", composed, "--size", "500", "--keep", "Kept", "--text",
      "여름", "--shadow", "--border", "6,black", "--corner-radius", "20", "--layout", "free")
    #expect(try jogakbo.show("Kept")["id"] == .string(id))
    try jogakbo.succeed("export", "Kept", "-o", exported, "--size", "500")
    #expect(try Picture(at: composed).equals(Picture(at: exported)))
    // Nothing is kept unless asked for.
    try jogakbo.succeed("compose", photos[0], "-o", composed, "--size", "50")
    #expect(try jogakbo.succeed("list").split(separator: "\n").count == 1)
  }

  @Test func `transparency stays in a PNG and lies on the background in a JPEG`() throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.png", TestPhoto.halfTransparent)
    func compose(_ name: String, _ background: String) throws -> [Int] {
      try jogakbo.succeed(
        "compose", photo, "-o", jogakbo.path(name), "--canvas", "300x200", "--size", "300x200",
        "--margin", "0", "--background", background)
      return try Picture(at: jogakbo.path(name)).pixel(250, 50)
    }
    #expect(try compose("clear.png", "transparent")[3] == 0)
    #expect(try compose("white.png", "white") == [255, 255, 255, 255])
    #expect(try compose("clear.jpg", "transparent").allSatisfy { $0 > 250 })
    let dark = try compose("dark.jpg", "#203040")
    #expect(zip(dark, [0x20, 0x30, 0x40, 255]).allSatisfy { abs($0 - $1) < 8 }, "\(dark)")
  }

  @Test func `PNG and JPEG show the same`() throws {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.jpg", TestPhoto.landscape)
    for name in ["out.png", "out.jpg", "out.webp", "out.tif"] {
      try jogakbo.succeed("compose", photo, photo, "-o", jogakbo.path(name), "--size", "200")
    }
    let reference = try Picture(at: jogakbo.path("out.png"))
    for name in ["out.jpg", "out.webp", "out.tif"] {
      let picture = try Picture(at: jogakbo.path(name))
      #expect(picture.size == reference.size)
      #expect(picture.meanDifference(to: reference) < 2, "\(name)")
    }
  }
}

extension Picture {
  /// How much of the picture is white, from 0 to 1.
  fileprivate var whiteShare: Double {
    let step = 10
    let rows = stride(from: 0, to: pixels.height, by: step)
    let columns = stride(from: 0, to: pixels.width, by: step)
    let white = rows.reduce(0) { count, y in
      count + columns.filter { isNear([255, 255, 255, 255], x: $0, y: y, within: 3) }.count
    }
    return Double(white) / Double(Array(rows).count * Array(columns).count)
  }

  /// The mean difference of a channel, from 0 to 255.
  fileprivate func meanDifference(to other: Picture) -> Double {
    var (sum, count) = (0, 0)
    for y in stride(from: 0, to: pixels.height, by: 3) {
      for x in stride(from: 0, to: pixels.width, by: 3) {
        sum += zip(pixel(x, y), other.pixel(x, y)).reduce(0) { $0 + abs($1.0 - $1.1) }
        count += 4
      }
    }
    return Double(sum) / Double(count)
  }
}
