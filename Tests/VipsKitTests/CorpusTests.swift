import Foundation
import Testing
import VipsKit

/// Photos made by many cameras and programs, among them damaged and hostile ones. They are not
/// part of the repository; see `JOGAKBO_CORPUS`.
@Suite(.enabled(if: Corpus.isPresent, "no photo corpus at \(Corpus.folder.path)"))
struct CorpusTests {
  @Test(arguments: Corpus.photos.filter { $0.expect.behaviour == "display" })
  func `a good photo has its right size and colours`(photo: CorpusPhoto) throws {
    let facts = try PhotoDecoder.facts(ofFileAt: photo.path)
    #expect([facts.width, facts.height] == photo.expect.display_size)
    let small = try PhotoDecoder.pixels(
      ofFileAt: photo.path, covering: PixelSize(width: 512, height: 512))
    photo.check(small, isWhole: small.width == facts.width)
    if facts.width * facts.height <= 4_000_000 {
      let whole = try PhotoDecoder.pixels(ofFileAt: photo.path, covering: facts.size)
      #expect([whole.width, whole.height] == photo.expect.display_size)
      photo.check(whole, isWhole: true)
    }
  }

  @Test(arguments: Corpus.photos.filter { $0.expect.behaviour == "refuse" })
  func `a bad photo is refused in time`(photo: CorpusPhoto) throws {
    let duration = ContinuousClock().measure {
      #expect(throws: VipsKitError.self) { try PhotoDecoder.inspect(fileAt: photo.path) }
    }
    #expect(duration < .seconds(photo.expect.limits?.seconds ?? 5))
  }

  @Test(arguments: Corpus.photos.filter { $0.expect.behaviour == "either" })
  func `a doubtful photo is shown in its right size or refused in time`(photo: CorpusPhoto) throws {
    let duration = ContinuousClock().measure {
      do {
        let facts = try PhotoDecoder.inspect(fileAt: photo.path)
        if let size = photo.expect.display_size {
          #expect([facts.width, facts.height] == size)
        }
      } catch {
        print("\(photo.name): \(error)")
      }
    }
    #expect(duration < .seconds(photo.expect.limits?.seconds ?? 10))
  }
}
