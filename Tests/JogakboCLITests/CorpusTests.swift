import CollageDocument
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite(.enabled(if: Corpus.isPresent, "no photo corpus at \(TestFolders.corpus.path)"))
struct CorpusTests {
  /// Without the largest: it alone takes as long as all others, and the decoder's own tests have it.
  private static let photos = Corpus.photos.filter { $0.pixelCount < 100_000_000 }

  @Test(arguments: photos)
  func `a photo is shown right or refused by name`(photo: CorpusPhoto) throws {
    let jogakbo = try JogakboFixture()
    let output = jogakbo.path("out.png")
    // Smaller ones would be blown up, and larger ones only take time.
    let size = min(photo.expect.displaySize?.max() ?? 600, 600)
    let ratio = photo.expect.displaySize?.map(String.init).joined(separator: ":") ?? "square"
    let result = try jogakbo.run([
      "compose", photo.path, "-o", output, "--margin", "0", "--canvas", ratio, "--size", "\(size)",
    ])
    if photo.expect.behaviour == .refuse || photo.expect.behaviour == .either && result.status != 0
    {
      #expect(result.status == 1)
      #expect(result.error.hasPrefix("jogakbo: \(photo.path): "), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 2, "\(result.error)")
      #expect(!FileManager.default.fileExists(atPath: output))
    } else {
      try #require(result.status == 0 && result.error == "", "\(result)")
      guard photo.expect.grid != nil else { return }
      let picture = try Picture(at: output, covering: 150)
      let means = picture.pixels.withUnsafeBytes {
        PixelMeans($0, width: picture.size[0], height: picture.size[1])
      }
      #expect(photo.isShown(by: means, isScaled: true), "off by \(photo.deviation(of: means))")
    }
  }

  @Test func `all photos together make a collage of those that can be shown`() throws {
    let jogakbo = try JogakboFixture()
    let output = jogakbo.path("out.jpg")
    let result = try jogakbo.run(
      ["compose"] + Self.photos.map(\.path)
        + ["-o", output, "--size", "1200", "--json", "--layout", "grid"])
    #expect(result.status == 3)
    let answer = try JSONValue(parsing: Data(result.output.utf8)).object
    let failed = Set(answer?["failed"]?.array?.compactMap(\.string) ?? [])
    func paths(_ behaviours: [CorpusPhoto.Behaviour]) -> Set<String> {
      Set(Self.photos.filter { behaviours.contains($0.expect.behaviour) }.map(\.path))
    }
    #expect(failed.isSuperset(of: paths([.refuse])))
    #expect(failed.isSubset(of: paths([.refuse, .either])))
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == failed.count, "\(result.error)")
    for path in failed { #expect(lines.contains { $0.hasPrefix("jogakbo: \(path): ") }, "\(path)") }
    #expect(answer?["photos"] == .number(Double(Self.photos.count - failed.count)))
    #expect(try Picture(at: output).size == [1_200, 1_200])
  }
}
