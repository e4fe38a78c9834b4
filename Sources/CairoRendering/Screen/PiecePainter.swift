import CollageDocument
import CollageGeometry
import CollageScene
import Dispatch
import Synchronization
import VipsKit

/// Paints items of a plan into the pixels of a piece, on all cores.
struct PiecePainter: Sendable {
  /// The rows that are painted at once, in pixels: the step in which cores share the work and
  /// after which it can be cancelled.
  private static let bandHeight = 128

  let photos: any PhotoPixelSource
  let shadows: ShadowCache
  let isCancelled: @Sendable () -> Bool

  /// Paints a piece, or only what is damaged over the pixels of an old one.
  func piece(
    _ role: ScreenPiece.Role, of plan: ScreenPlan, area: PixelArea, damage: ScreenDamage,
    over old: ScreenPiece? = nil
  ) throws -> ScreenPiece {
    var unreadable: [UnreadablePhoto] = []
    let pixels = try PixelBuffer(width: area.width, height: area.height) { pixels in
      if let old {
        pixels.copy(old, to: area)
        for dirty in damage.areas { pixels.clear(dirty, of: area) }
      }
      unreadable = try paint(damage, of: plan, piece: area, into: pixels)
    }
    let painted = ScreenPiece(
      role: role, area: area, pixels: pixels, unreadablePhotos: old?.unreadablePhotos ?? [],
      items: damage.items, canvasToPicture: plan.canvasToPicture)
    return painted.adding(unreadable)
  }

  /// - Returns: The photos that could not be shown.
  private func paint(
    _ damage: ScreenDamage, of plan: ScreenPlan, piece: PixelArea,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws -> [UnreadablePhoto] {
    guard let first = damage.areas.first else { return [] }
    let renderer = SceneRenderer(
      DisplayList(canvas: plan.request.document.canvas, items: damage.items.map(\.item)),
      size: plan.request.viewport.picture, window: damage.areas.reduce(first) { $0.union($1) },
      photoSizes: plan.photoSizes, photos: photos, shadows: shadows)
    let bytesPerRow = piece.width * 4
    // The bands share no pixel.
    nonisolated(unsafe) let pixels = pixels
    try forEachBand(of: damage.areas) { band in
      try renderer.paint(
        band, into: pixels.from(band, of: piece), bytesPerRow: bytesPerRow)
    }
    return renderer.unreadablePhotos
  }

  private func forEachBand(
    of areas: [PixelArea], do body: @Sendable (PixelArea) throws -> Void
  ) throws {
    let bands = areas.flatMap { $0.bands(height: Self.bandHeight) }
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: bands.count) { index in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        if isCancelled() { throw ExportError.cancelled }
        try body(bands[index])
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

extension PixelArea {
  /// The area cut into rows of at most `height` pixels.
  fileprivate func bands(height: Int) -> [PixelArea] {
    stride(from: minY, to: maxY, by: height).map { top in
      PixelArea(minX: minX, minY: top, maxX: maxX, maxY: min(top + height, maxY))
    }
  }
}

/// The pixels of a piece, row by row.
extension UnsafeMutableRawBufferPointer {
  /// From the first pixel of `part` on.
  fileprivate func from(_ part: PixelArea, of piece: PixelArea) -> UnsafeMutableRawBufferPointer {
    let offset = ((part.minY - piece.minY) * piece.width + part.minX - piece.minX) * 4
    return UnsafeMutableRawBufferPointer(rebasing: self[offset...])
  }

  /// Copies what another piece has in common with this one.
  fileprivate func copy(_ other: ScreenPiece, to piece: PixelArea) {
    let shared = other.area.intersection(piece)
    guard !shared.isEmpty else { return }
    other.pixels.withUnsafeBytes { source in
      for row in shared.minY..<shared.maxY {
        let start = ((row - other.area.minY) * other.area.width + shared.minX - other.area.minX) * 4
        let line = PixelArea(minX: shared.minX, minY: row, maxX: shared.maxX, maxY: row + 1)
        from(line, of: piece).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[start..<start + shared.width * 4]))
      }
    }
  }

  /// Makes a part of the piece transparent.
  fileprivate func clear(_ part: PixelArea, of piece: PixelArea) {
    for row in part.minY..<part.maxY {
      let line = PixelArea(minX: part.minX, minY: row, maxX: part.maxX, maxY: row + 1)
      let bytes = from(line, of: piece)
      bytes.baseAddress?.initializeMemory(as: UInt8.self, repeating: 0, count: part.width * 4)
    }
  }
}
