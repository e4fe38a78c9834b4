import Foundation
import TestSupport
import Testing
import VipsKit

@Suite(.enabled(if: Corpus.isPresent, "no photo corpus at \(TestFolders.corpus.path)"))
struct CorpusTests {
  @Test(arguments: Corpus.allPhotos.filter { $0.expect.behaviour == .display })
  func `a good photo has its right size and colours`(photo: CorpusPhoto) throws {
    let facts = try PhotoDecoder.facts(ofFileAt: photo.path)
    #expect([facts.width, facts.height] == photo.expect.displaySize)
    let small = try PhotoDecoder.pixels(
      ofFileAt: photo.path, covering: PixelSize(width: 512, height: 512))
    check(photo, small, isScaled: small.width != facts.width)
    if facts.width * facts.height <= 4_000_000 {
      let whole = try PhotoDecoder.pixels(ofFileAt: photo.path, covering: facts.size)
      #expect([whole.width, whole.height] == photo.expect.displaySize)
      check(photo, whole, isScaled: false)
    }
  }

  /// Compares the means of nine cells, and of alpha, with the expected ones.
  private func check(_ photo: CorpusPhoto, _ pixels: PixelBuffer, isScaled: Bool) {
    let means = pixels.withUnsafeBytes {
      PixelMeans($0, width: pixels.width, height: pixels.height)
    }
    #expect(
      photo.isShown(by: means, isScaled: isScaled),
      "off by \(photo.deviation(of: means)) at \(pixels.width)×\(pixels.height)")
    if let alpha = photo.expect.alphaMean {
      let tolerance = (photo.expect.alphaTolerance ?? 4) + (isScaled ? 4 : 0)
      #expect(abs(means.alpha - alpha) <= tolerance)
    }
  }

  @Test(arguments: Corpus.photos.filter { $0.expect.behaviour == .refuse })
  func `a bad photo is refused in time`(photo: CorpusPhoto) throws {
    let seconds = secondsOfWork {
      #expect(throws: VipsKitError.self) { try PhotoDecoder.inspect(fileAt: photo.path) }
    }
    #expect(seconds < photo.expect.limits?.seconds ?? 5)
  }

  @Test(arguments: Corpus.photos.filter { $0.expect.behaviour == .either })
  func `a doubtful photo is shown in its right size or refused in time`(photo: CorpusPhoto) throws {
    let seconds = secondsOfWork {
      do {
        let facts = try PhotoDecoder.inspect(fileAt: photo.path)
        if let size = photo.expect.displaySize {
          #expect([facts.width, facts.height] == size)
        }
      } catch {
        print("\(photo.name): \(error)")
      }
    }
    #expect(seconds < photo.expect.limits?.seconds ?? 10)
  }
}
