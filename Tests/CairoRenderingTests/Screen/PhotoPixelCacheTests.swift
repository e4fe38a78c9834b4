import Dispatch
import Synchronization
import TestSupport
import Testing
import VipsKit

@testable import CairoRendering

@Suite struct PhotoPixelCacheTests {
  private let photos = NotedPhotos(
    .gradients((0..<8).map { "\($0)" }, size: PixelSize(width: 400, height: 300)))

  @Test func `a photo is decoded once for sizes of one step`() throws {
    let cache = PhotoPixelCache(photos)
    let first = try cache.pixels(ofPhoto: "1", covering: PixelSize(width: 100, height: 75))
    let second = try cache.pixels(ofPhoto: "1", covering: PixelSize(width: 98, height: 73))
    #expect(first === second)
    #expect(photos.asked == ["1"])
    #expect(cache.byteCount == first.stride * first.height)
  }

  @Test func `any size is covered, and by less than the renderer's limit too much`() throws {
    let cache = PhotoPixelCache(photos)
    try RandomCases.run(200) { random in
      let width = random.integer(in: 8...250)
      let size = PixelSize(width: width, height: width * 3 / 4)
      let pixels = try cache.pixels(ofPhoto: "2", covering: size)
      try #require(pixels.width >= size.width && pixels.height >= size.height)
      try #require(Double(pixels.width) < Double(max(size.width, 11)) * 1.25 + 1, "\(size)")
    }
    #expect(photos.asked.count < 25)
  }

  @Test func `a photo that has no more pixels is not decoded again for them`() throws {
    let cache = PhotoPixelCache(photos)
    let whole = try cache.pixels(ofPhoto: "1", covering: PixelSize(width: 900, height: 900))
    let more = try cache.pixels(ofPhoto: "1", covering: PixelSize(width: 5000, height: 100))
    #expect(whole.width == 400)
    #expect(whole === more)
  }

  @Test func `the least recently used go first`() throws {
    let size = PixelSize(width: 90, height: 60)
    let one = try PhotoPixelCache(photos).pixels(ofPhoto: "0", covering: size)
    let cache = PhotoPixelCache(photos, byteLimit: one.stride * one.height * 3)
    for name in ["1", "2", "3", "1", "4"] { _ = try cache.pixels(ofPhoto: name, covering: size) }
    #expect(cache.byteCount == one.stride * one.height * 3)
    let known = photos.asked.count
    for name in ["1", "3", "4", "2"] { _ = try cache.pixels(ofPhoto: name, covering: size) }
    #expect(photos.asked[known...] == ["2"])
  }

  @Test func `any use stays within the budget`() throws {
    try RandomCases.run(20) { random in
      let limit = random.integer(in: 0...200_000)
      let cache = PhotoPixelCache(photos, byteLimit: limit)
      for _ in 0..<20 {
        let name = "\(random.integer(in: 0...7))"
        if random.chance(1, in: 8) { cache.forget(name) }
        let side = random.integer(in: 1...250)
        _ = try cache.pixels(ofPhoto: name, covering: PixelSize(width: side, height: side))
        try #require(cache.byteCount <= limit)
      }
      cache.forgetAll()
      try #require(cache.byteCount == 0)
    }
  }

  @Test func `a failure is remembered until it is forgotten`() {
    let cache = PhotoPixelCache(photos)
    let size = PixelSize(width: 10, height: 10)
    func ask(_ name: String) {
      #expect(throws: DrawnPhotos.MissingPhoto.self) {
        try cache.pixels(ofPhoto: name, covering: size)
      }
    }
    for _ in 0..<3 { ask("lost") }
    ask("gone")
    #expect(photos.asked == ["lost", "gone"])
    cache.forget("lost")
    for name in ["lost", "gone"] { ask(name) }
    #expect(photos.asked == ["lost", "gone", "lost"])
    cache.forgetAll()
    ask("gone")
    #expect(photos.asked == ["lost", "gone", "lost", "gone"])
  }

  @Test func `many threads decode each photo once`() throws {
    let cache = PhotoPixelCache(photos)
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 64) { turn in
      let name = "\(turn % 8)"
      let pixels = try? cache.pixels(ofPhoto: name, covering: PixelSize(width: 60, height: 40))
      if pixels?[3, 3].blue != UInt8(255 * (turn % 8) / 8) { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
    #expect(photos.asked.sorted() == (0..<8).map { "\($0)" })
  }

  @Test func `what was begun before it was forgotten is not kept`() throws {
    let size = PixelSize(width: 10, height: 10)
    let forgetful = ForgettingPhotos()
    let cache = PhotoPixelCache(forgetful)
    forgetful.onDecoding = { cache.forget("1") }
    #expect(throws: DrawnPhotos.MissingPhoto.self) {
      try cache.pixels(ofPhoto: "1", covering: size)
    }
    forgetful.onDecoding = nil
    #expect(try cache.pixels(ofPhoto: "1", covering: size)[0, 0] == .red)
  }
}

/// A photo whose file comes back while it is decoded for the first time.
private final class ForgettingPhotos: PhotoPixelSource {
  private let photos = DrawnPhotos.plain(["1": .red])
  private let action = Mutex<(@Sendable () -> Void)?>(nil)

  var onDecoding: (@Sendable () -> Void)? {
    get { action.withLock { $0 } }
    set { action.withLock { $0 = newValue } }
  }

  func size(ofPhoto fileName: String) -> PixelSize? { nil }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    guard let onDecoding else { return try photos.pixels(ofPhoto: fileName, covering: size) }
    onDecoding()
    throw DrawnPhotos.MissingPhoto()
  }
}
