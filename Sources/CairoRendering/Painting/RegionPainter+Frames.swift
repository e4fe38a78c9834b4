import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene

extension RegionPainter {
  /// Beyond this distance from the region, in pixels, outlines are cut before cairo sees them: its
  /// coordinates have 24 bits before the point.
  private static let farthestPixel = 1e6
  /// What is kept of a cut outline around the region, in pixels.
  private static let cutMargin = 64
  /// Into how many lines an arc of a cut outline is broken.
  private static let cutArcSegments = 64

  /// Adds the outline of a frame, with upright edges on whole pixels, made smaller by `margin`
  /// layer units; adds nothing where nothing is left.
  func addOutline(
    of frame: RoundedFrame, insetBy margin: Double = 0, in context: borrowing CairoContext
  ) {
    let map = item.layerToPixels
    guard let frame = frame.alignedToPixels(by: map).inset(by: margin) else { return }
    let extent = frame.rect.mapped(by: map)
    let near = region.rect.outset(by: Self.farthestPixel)
    if near.contains(extent.origin) && near.contains(CanvasPoint(x: extent.maxX, y: extent.maxY)) {
      return context.addOutline(of: frame)
    }
    guard let inverse = map.inverse else { return }
    let outline = frame.polygon(segmentsPerCorner: Self.cutArcSegments).map(map.apply)
    let window = region.outset(by: Self.cutMargin).rect
    context.addPolygon(window.clip(outline).map(inverse.apply))
  }

  /// How far the content of a frame is kept from its edge, in layer units: an opaque border hides
  /// the content's edge under its own, so that no trace of it shows outside.
  var contentInset: Double {
    guard let border = item.border, border.color.isOpaque else { return 0 }
    return border.width / 2
  }

  /// Paints a line of the border's width along the inside of the frame's edge.
  func paintBorder(
    _ border: LayerBorder, along frame: RoundedFrame, in context: borrowing CairoContext
  ) {
    context.setSource(border.color)
    addOutline(of: frame, in: context)
    addOutline(of: frame, insetBy: border.width, in: context)
    context.fill(.evenOdd)
  }

  /// Fills a frame.
  func fill(_ frame: RoundedFrame, with paint: Paint, in context: borrowing CairoContext) {
    switch paint {
    case .color(let color):
      context.setSource(color)
    case .linearGradient(let from, let to, let stops):
      let pattern = CairoPattern(linearFromX: from.x, y: from.y, toX: to.x, y: to.y)
      pattern.addStops(stops)
      context.setSource(pattern)
    case .radialGradient(let center, let radius, let stops):
      let pattern = CairoPattern(radialAroundX: center.x, y: center.y, radius: radius)
      pattern.addStops(stops)
      context.setSource(pattern)
    case .tiles(let tile):
      return fill(frame, with: tile, in: context)
    }
    addOutline(of: frame, insetBy: contentInset, in: context)
    context.fill()
  }
}
