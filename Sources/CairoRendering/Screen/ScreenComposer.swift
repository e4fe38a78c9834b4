import CollageDocument
import CollageGeometry
import CollageScene
import VipsKit

/// Paints documents for the screen: exactly as an export of the same size, and again only what
/// changed.
public struct ScreenComposer: Sendable {
  /// Which pixels photos are shown with.
  public enum PhotoQuality: Hashable, Sendable {
    /// All that the size asks for; photos are decoded where that is needed.
    case full
    /// Those that are there. A photo that was not decoded is a plain surface.
    case available
  }

  /// How far beyond the view sprites are painted, in pixels: so far one can be moved before more
  /// of it must be painted.
  private static let spriteReach = 512

  let photos: PhotoPixelCache
  private let shadows = ShadowCache()

  /// A composer that shows the photos of a cache.
  public init(photos: PhotoPixelCache) {
    self.photos = photos
  }

  /// Paints what is not in `previous`. Takes the time of painting and of decoding photos, on all
  /// cores, so it is nothing for the main thread.
  ///
  /// - Parameters:
  ///   - previous: What was shown before, for whatever document and viewport.
  ///   - isCancelled: Asked often; from any thread.
  /// - Throws: `ExportError.cancelled` and `ExportError.drawingFailed`. A photo that cannot be read
  ///   is no error; see ``ScreenComposition/unreadablePhotos``.
  public func compose(
    _ request: ScreenRequest, photoQuality: PhotoQuality = .full,
    reusing previous: ScreenComposition? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ExportError) -> ScreenComposition {
    let canvasToPicture = request.viewport.picture.map(from: request.document.canvas)
    let previous = previous.flatMap { $0.canvasToPicture == canvasToPicture ? $0 : nil }
    let plan = ScreenPlan(
      request, photos: photos, isSoft: photoQuality == .available, previous: previous)
    let source: any PhotoPixelSource = photoQuality == .full ? photos : SoftPhotos(cache: photos)
    let painter = PiecePainter(photos: source, shadows: shadows, isCancelled: isCancelled)
    do {
      let pieces = try plan.runs.enumerated().compactMap { place, run in
        switch run.role {
        case .flat:
          try flat(
            run.items, isRearmost: place == 0, of: plan, reusing: previous, painter: painter)
        case .sprite: try sprite(run.items, of: plan, reusing: previous, painter: painter)
        }
      }
      return ScreenComposition(
        viewport: request.viewport, canvasToPicture: canvasToPicture, pieces: pieces,
        window: plan.window)
    } catch {
      throw ExportError(error, path: "")
    }
  }

  /// A piece of static layers; nil where there is nothing of them to see.
  private func flat(
    _ items: [ScreenItem], isRearmost: Bool, of plan: ScreenPlan,
    reusing previous: ScreenComposition?, painter: PiecePainter
  ) throws -> ScreenPiece? {
    let extent = items.area(canvasToPicture: plan.canvasToPicture)
    let area = isRearmost ? plan.window : extent?.intersection(plan.window)
    guard let area, !area.isEmpty else { return nil }
    let plain = ScreenDamage(all: area, of: items)
    var (base, damage) = (ScreenPiece?.none, plain)
    for piece in previous?.pieces ?? [] where piece.role == .flat {
      let needed = ScreenDamage(
        from: piece, in: previous?.window ?? area, to: items, in: area)
      if base == nil || needed.pixelCount < damage.pixelCount { (base, damage) = (piece, needed) }
    }
    if let base, damage.areas.isEmpty, base.area == area { return base.showing(damage.items) }
    return try painter.piece(.flat, of: plan, area: area, damage: damage, over: base)
  }

  /// A piece of hot layers; nil where they are far outside the view.
  private func sprite(
    _ items: [ScreenItem], of plan: ScreenPlan, reusing previous: ScreenComposition?,
    painter: PiecePainter
  ) throws -> ScreenPiece? {
    let old = previous?.pieces.first { $0.canBeShown(as: items, of: plan) }
    if let old { return old }
    let reach = plan.request.viewport.visible.outset(by: Self.spriteReach)
    let extent = items.area(canvasToPicture: plan.canvasToPicture)
    guard let extent, case let area = extent.intersection(reach), !area.isEmpty else { return nil }
    return try painter.piece(
      .sprite, of: plan, area: area, damage: ScreenDamage(all: area, of: items))
  }
}
