import CCairo
import Synchronization

/// Pango's font maps that nobody uses now.
///
/// A font map finds its fonts again. One made anew makes fonts anew, and of those that nobody needs
/// any more cairo keeps some hundreds, each with its glyphs.
final class FontMaps: Sendable {
  static let shared = FontMaps()

  /// As many as are in use at a time: those of an editor, its thumbnails and an export.
  private static let keptCount = 4

  private let idle = Mutex<[FontMap]>([])

  /// A font map that belongs to the caller until it is put back.
  func take() -> OpaquePointer {
    let kept = idle.withLock { $0.popLast() }
    return kept?.pointer ?? OpaquePointer(pango_cairo_font_map_new())
  }

  func putBack(_ fontMap: OpaquePointer) {
    let isKept = idle.withLock { idle in
      guard idle.count < Self.keptCount else { return false }
      idle.append(FontMap(pointer: fontMap))
      return true
    }
    if !isKept { ccairo_unref_object(UnsafeMutableRawPointer(fontMap)) }
  }

  /// One thread after another may use a font map, which no two do here.
  private struct FontMap: @unchecked Sendable {
    let pointer: OpaquePointer
  }
}
