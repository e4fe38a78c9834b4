public import CollageDocument
public import CollageGeometry
public import CollageScene
import Synchronization

/// Measures text exactly as ``SceneRenderer`` sets it.
public final class PangoTextMeasurer: TextMeasurer, Sendable {
  private let shaper = Mutex(TextShaper())

  /// A measurer with caches of its own; several threads may share it.
  public init() {}

  /// The frame that holds `content`, with room for letters that lean out of their line; of
  /// positive size even where there is nothing to see.
  public func frame(for content: TextContent, maximumWidth: Double) -> CanvasSize {
    let size = shaper.withLock {
      $0.naturalFrame(for: content.settable, maximumWidth: maximumWidth)
    }
    let limits = DocumentLimits.frameSide
    return CanvasSize(
      width: limits.clamp(size.width, fallback: limits.lowerBound),
      height: limits.clamp(size.height, fallback: limits.lowerBound))
  }
}
