import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene

extension RegionPainter {
  /// Smaller tiles, in pixels, are not drawn one by one but as a picture that repeats.
  private static let smallestTile = 8.0
  /// More tiles than this are drawn as a picture that repeats, too.
  private static let mostTiles = 100_000.0
  /// The side of that picture in pixels.
  private static let repeatedSide = 64

  /// Fills a frame with a pattern.
  func fill(_ frame: RoundedFrame, with tile: PatternTile, in context: borrowing CairoContext) {
    context.setSource(tile.background)
    addOutline(of: frame, insetBy: contentInset, in: context)
    context.fill()
    guard tile.side > 0, let visible = visiblePart(of: frame) else { return }
    let columns = (visible.minX / tile.side).rounded(.down)...(visible.maxX / tile.side)
    let rows = (visible.minY / tile.side).rounded(.down)...(visible.maxY / tile.side)
    let count =
      (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    context.saved {
      addOutline(of: frame, insetBy: contentInset, in: context)
      if tile.side * item.pixelsPerUnit < Self.smallestTile || count > Self.mostTiles {
        fillRepeating(tile, in: context)
      } else {
        context.clip()
        // In one path, so that figures that touch across tiles leave no seam.
        for row in stride(from: rows.lowerBound, through: rows.upperBound, by: 1) {
          for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 1) {
            let origin = CanvasPoint(x: column * tile.side, y: row * tile.side)
            context.addFigures(of: tile, at: origin, scale: 1)
          }
        }
        context.setSource(tile.foreground)
        context.fill()
      }
    }
  }

  /// Fills the path with the figures of a tile, drawn once.
  private func fillRepeating(_ tile: PatternTile, in context: borrowing CairoContext) {
    let scale = Double(Self.repeatedSide) / tile.side
    guard
      let surface = try? CairoSurface(
        format: .argb32, width: Self.repeatedSide, height: Self.repeatedSide)
    else {
      // Without memory for so small a picture, the context itself is in an error state as well.
      return
    }
    let pen = CairoContext(drawingOn: surface)
    pen.addFigures(of: tile, at: .zero, scale: scale)
    pen.setSource(tile.foreground)
    pen.fill()
    context.setSource(
      CairoPattern(
        surface, matrix: CairoMatrix(.scale(x: scale, y: scale)), extend: .repeat, filter: .good))
    context.fill()
  }

  /// The part of a frame that can show in the region, in layer units.
  private func visiblePart(of frame: RoundedFrame) -> CanvasRect? {
    guard let inverse = item.layerToPixels.inverse else { return nil }
    let shown = region.rect.outset(by: 1).mapped(by: inverse)
    let left = max(shown.minX, frame.rect.minX)
    let top = max(shown.minY, frame.rect.minY)
    let right = min(shown.maxX, frame.rect.maxX)
    let bottom = min(shown.maxY, frame.rect.maxY)
    guard left < right, top < bottom else { return nil }
    return CanvasRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CairoContext {
  /// Adds the figures of a tile to the path.
  fileprivate func addFigures(of tile: PatternTile, at origin: CanvasPoint, scale: Double) {
    for polygon in tile.polygons {
      addPolygon(polygon.map { origin + $0 * scale })
    }
    for disc in tile.discs {
      let center = origin + disc.center * scale
      newSubpath()
      arc(
        centerX: center.x, y: center.y, radius: disc.radius * scale, from: 0, to: 2 * .pi)
      closePath()
    }
  }
}
