import CairoKit
import Foundation
import Synchronization
public import VipsKit

/// Keeps the pixels of photos that another source decodes, for a screen that shows the same photos
/// again and again.
///
/// A photo is decoded by one thread at a time while others that want it wait. One that cannot be
/// decoded is not tried again until it is forgotten.
public final class PhotoPixelCache: PhotoPixelSource {
  /// 256 MB: some 45 photos that fill a view of 1000 × 1000 pixels, or two whole ones of 24
  /// megapixels.
  public static let defaultByteLimit = 256 << 20

  private let source: any PhotoPixelSource
  private let shelf: Mutex<PhotoShelf>
  private let gates = Mutex<[String: DecodingGate]>([:])

  /// - Parameters:
  ///   - source: Decodes the photos.
  ///   - byteLimit: How many bytes of pixels are kept. What somebody else still uses may come on
  ///     top.
  public init(_ source: any PhotoPixelSource, byteLimit: Int = defaultByteLimit) {
    self.source = source
    shelf = Mutex(PhotoShelf(byteLimit: byteLimit))
  }

  /// How many bytes of pixels are kept now.
  public var byteCount: Int { shelf.withLock(\.byteCount) }

  /// The upright size of a photo. That it cannot be told is remembered, too.
  public func size(ofPhoto fileName: String) -> PixelSize? {
    let (known, age) = shelf.withLock { ($0.sizes[fileName], $0.age) }
    if let known { return known }
    let size = source.size(ofPhoto: fileName)
    shelf.withLock { $0.keep(size: size, of: fileName, age: age) }
    return size
  }

  /// The photo in a size that covers `size` by at most a quarter too much, so that a view that is
  /// zoomed step by step finds its photos here.
  ///
  /// - Throws: Why there are no pixels: what the source said, now or earlier.
  public func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    if let kept = try kept(fileName, covering: size) { return kept }
    let gate = gates.withLock { $0.gate(for: fileName) }
    return try gate.lock.withLock { _ in
      // Somebody may have decoded it while this waited.
      try kept(fileName, covering: size) ?? decode(fileName, covering: size)
    }
  }

  /// Lets go of a photo and of why it could not be shown: its file may have come back.
  public func forget(_ fileName: String) {
    shelf.withLock { $0.forget { $0 == fileName } }
  }

  /// Lets go of all photos, and of why some could not be shown.
  public func forgetAll() {
    shelf.withLock { $0.forget { _ in true } }
  }

  /// The kept pixels that show a photo best at `size`, however small they are; nil where there are
  /// none. Nothing is decoded.
  ///
  /// - Throws: Why there are no pixels, where that is known.
  func nearest(toPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer? {
    try shelf.withLock { try $0.nearest(to: size, of: fileName).get() }
  }

  /// How well a photo can be shown at `size` without decoding it.
  func detail(ofPhoto fileName: String, covering size: PixelSize) -> PhotoDetail {
    shelf.withLock { $0.detail(of: fileName, covering: size) }
  }

  private func kept(_ fileName: String, covering size: PixelSize) throws -> PixelBuffer? {
    try shelf.withLock { try $0.pixels(of: fileName, covering: size).get() }
  }

  private func decode(_ fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    let asked = PhotoShelf.step(size)
    let age = shelf.withLock(\.age)
    do {
      var pixels = try source.pixels(ofPhoto: fileName, covering: asked)
      if max(pixels.width, pixels.height) > CairoSurface.maximumSideLength {
        // The step was one too many.
        pixels = try source.pixels(ofPhoto: fileName, covering: size)
      }
      shelf.withLock { [pixels] in $0.keep(pixels, of: fileName, askedFor: asked, age: age) }
      return pixels
    } catch {
      shelf.withLock { $0.keep(failure: error, of: fileName, age: age) }
      throw error
    }
  }
}

/// Lets one thread at a time decode a photo.
private final class DecodingGate: Sendable {
  let lock = Mutex(())
}

extension [String: DecodingGate] {
  fileprivate mutating func gate(for fileName: String) -> DecodingGate {
    if let gate = self[fileName] { return gate }
    let gate = DecodingGate()
    self[fileName] = gate
    return gate
  }
}
