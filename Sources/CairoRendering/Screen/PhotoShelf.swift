import Foundation
import VipsKit

/// How well a photo is shown.
enum PhotoDetail: Hashable, Sendable {
  /// As sharp as the picture can show it.
  case full
  /// From pixels for something smaller, this many from left to right; 0 where there are none.
  case soft(width: Int)
  /// Not at all: a placeholder stands in its place.
  case unreadable

  var isSoft: Bool {
    if case .soft = self { true } else { false }
  }
}

/// What a ``PhotoPixelCache`` keeps.
struct PhotoShelf: Sendable {
  private struct KeptPixels {
    let pixels: PixelBuffer
    /// Whether the photo has no more pixels.
    let isWhole: Bool
    var lastUse: Int

    var byteCount: Int { pixels.stride * pixels.height }

    /// Whether they are as good for `size` as those that would be decoded for it.
    func fit(_ size: PixelSize) -> Bool {
      let excess = min(
        Double(pixels.width) / Double(max(size.width, PhotoShelf.smallestStep)),
        Double(pixels.height) / Double(max(size.height, PhotoShelf.smallestStep)))
      return (isWhole || cover(size)) && excess <= PhotoShelf.greatestExcess
    }

    func cover(_ size: PixelSize) -> Bool {
      pixels.width >= size.width && pixels.height >= size.height
    }
  }

  /// The upright sizes of photos; nil in it where they cannot be told.
  private(set) var sizes: [String: PixelSize?] = [:]
  /// Increased when something is forgotten, so that what was begun before is not kept.
  private(set) var age = 0
  private(set) var byteCount = 0
  private let byteLimit: Int
  private var kept: [String: [KeptPixels]] = [:]
  private var failures: [String: any Error] = [:]
  private var useCount = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// By what factor kept pixels may be larger than they should be. With the renderer's own 1.2 it
  /// is less than 1.5, up to which photos are sampled well; see `PhotoSampler`.
  private static let greatestExcess = 1.24
  /// Sizes are rounded up to powers of this: a little less, for the sake of small whole numbers.
  private static let stepFactor = pow(2, 0.25)
  /// Smaller sides are taken for this, in pixels: between so few there are no steps.
  private static let smallestStep = 8

  /// The size to decode to for `size`.
  static func step(_ size: PixelSize) -> PixelSize {
    func side(_ length: Int) -> Int {
      guard length > smallestStep else { return smallestStep }
      let steps = (log(Double(length)) / log(stepFactor) - 1e-9).rounded(.up)
      return max(length, Int(pow(stepFactor, steps).rounded()))
    }
    return PixelSize(width: side(size.width), height: side(size.height))
  }

  /// The kept pixels for a size, or why there cannot be any; nil where neither is known.
  mutating func pixels(
    of fileName: String, covering size: PixelSize
  ) -> Result<PixelBuffer?, any Error> {
    if let failure = failures[fileName] { return .failure(failure) }
    let place = kept[fileName]?.firstIndex { $0.fit(size) }
    return .success(place.flatMap { use($0, of: fileName) })
  }

  /// The same, or else the smallest kept pixels that are larger, or else the largest.
  mutating func nearest(
    to size: PixelSize, of fileName: String
  ) -> Result<PixelBuffer?, any Error> {
    if let failure = failures[fileName] { return .failure(failure) }
    let ascending = kept[fileName, default: []].enumerated()
      .sorted { $0.element.byteCount < $1.element.byteCount }
    let best =
      ascending.first { $0.element.fit(size) } ?? ascending.first { $0.element.cover(size) }
      ?? ascending.last
    return .success(best.flatMap { use($0.offset, of: fileName) })
  }

  /// How well ``nearest(to:of:)`` shows a photo.
  func detail(of fileName: String, covering size: PixelSize) -> PhotoDetail {
    if failures[fileName] != nil { return .unreadable }
    let kept = kept[fileName, default: []]
    if kept.contains(where: { $0.fit(size) }) { return .full }
    return .soft(width: kept.map(\.pixels.width).max() ?? 0)
  }

  mutating func keep(size: PixelSize?, of fileName: String, age: Int) {
    guard age == self.age else { return }
    sizes[fileName] = .some(size)
  }

  mutating func keep(failure: any Error, of fileName: String, age: Int) {
    guard age == self.age else { return }
    failures[fileName] = failure
  }

  mutating func keep(
    _ pixels: PixelBuffer, of fileName: String, askedFor step: PixelSize, age: Int
  ) {
    guard age == self.age else { return }
    useCount += 1
    let new = KeptPixels(
      pixels: pixels, isWhole: pixels.width < step.width || pixels.height < step.height,
      lastUse: useCount)
    kept[fileName, default: []].append(new)
    byteCount += new.byteCount
    while byteCount > byteLimit { dropLeastRecentlyUsed() }
  }

  /// Lets go of all that is known about some photos.
  mutating func forget(_ isForgotten: (_ fileName: String) -> Bool) {
    age += 1
    sizes = sizes.filter { !isForgotten($0.key) }
    failures = failures.filter { !isForgotten($0.key) }
    kept = kept.filter { !isForgotten($0.key) }
    byteCount = kept.values.joined().reduce(0) { $0 + $1.byteCount }
  }

  private mutating func use(_ place: Int, of fileName: String) -> PixelBuffer? {
    useCount += 1
    kept[fileName]?[place].lastUse = useCount
    return kept[fileName]?[place].pixels
  }

  private mutating func dropLeastRecentlyUsed() {
    let oldest = kept.min { one, other in
      (one.value.map(\.lastUse).min() ?? .max) < (other.value.map(\.lastUse).min() ?? .max)
    }
    guard let (fileName, list) = oldest,
      let place = list.indices.min(by: { list[$0].lastUse < list[$1].lastUse })
    else { return byteCount = 0 }
    byteCount -= list[place].byteCount
    kept[fileName]?.remove(at: place)
    if list.count == 1 { kept[fileName] = nil }
  }
}
