import CollageScene
import Synchronization
import VipsKit

/// Keeps the shadows of a document that is painted again and again. A shadow does not depend on
/// where its layer lies.
final class ShadowCache: Sendable {
  fileprivate struct Key: Hashable {
    let drawing: Drawing
    let pixelsPerUnit: Double
  }

  fileprivate struct State {
    var sprites: [Key: ShadowSprite] = [:]
    var byteCount = 0
  }

  /// When more bytes than this are kept, all are let go: those that are in use are soon made again.
  fileprivate static let byteLimit = 64 << 20

  private let state = Mutex(State())

  /// The shadow that `drawing` casts at a size, made by `make` unless it is there.
  func sprite(
    of drawing: Drawing, pixelsPerUnit: Double, make: () throws -> ShadowSprite
  ) rethrows -> ShadowSprite {
    let key = Key(drawing: drawing, pixelsPerUnit: pixelsPerUnit)
    if let kept = state.withLock({ $0.sprites[key] }) { return kept }
    let sprite = try make()
    state.withLock { $0.keep(sprite, for: key) }
    return sprite
  }
}

extension ShadowCache.State {
  fileprivate mutating func keep(_ sprite: ShadowSprite, for key: ShadowCache.Key) {
    if byteCount > ShadowCache.byteLimit { self = ShadowCache.State() }
    guard sprites.updateValue(sprite, forKey: key) == nil else { return }
    byteCount += sprite.pixels.stride * sprite.pixels.height
  }
}
