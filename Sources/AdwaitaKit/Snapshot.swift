public import CAdw
public import CollageGeometry
import Foundation

/// A colour as GTK takes it: straight alpha, channels from 0 to 1.
extension GdkRGBA {
  /// An opaque colour, or one of less than full alpha.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
  }
}

extension CanvasRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

extension GdkSnapshot {
  /// Draws in a coordinate system of its own: `map` leads from it to the present one.
  @MainActor public func mapped(by map: AffineMap, draw: () -> Void) {
    save()
    map.withTransform { transform($0) }
    draw()
    restore()
  }

  /// Draws within a rectangle only.
  @MainActor public func clipped(to rect: CanvasRect, cornerRadius: Double = 0, draw: () -> Void) {
    var rect = rect.graphene
    if cornerRadius > 0 {
      var rounded = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&rounded, &rect, Float(cornerRadius))
      pushRoundedClip(&rounded)
    } else {
      pushClip(&rect)
    }
    draw()
    pop()
  }

  /// Draws a texture over a rectangle.
  ///
  /// It is scaled with neighbouring pixels mixed linearly; GTK 4.8 offers no other filter. Reduced
  /// below half of its size it is rough, so a texture should have about as many pixels as it
  /// covers.
  @MainActor public func draw(_ texture: GdkTexture, in rect: CanvasRect) {
    var rect = rect.graphene
    appendTexture(texture, bounds: &rect)
  }

  /// Fills a rectangle with a colour.
  @MainActor public func fill(_ rect: CanvasRect, with color: GdkRGBA, cornerRadius: Double = 0) {
    clippedIfRound(rect, cornerRadius) {
      var (rect, color) = (rect.graphene, color)
      appendColor(&color, bounds: &rect)
    }
  }

  /// Draws a line of some width along the inside of a rectangle's edge.
  @MainActor public func outline(
    _ rect: CanvasRect, with color: GdkRGBA, width: Double, cornerRadius: Double = 0
  ) {
    var bounds = rect.graphene
    var rounded = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(cornerRadius))
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    appendBorder(&rounded, borderWidth: widths, borderColor: colors)
  }

  /// Draws a straight line of some width.
  @MainActor public func line(
    from start: CanvasPoint, to end: CanvasPoint, with color: GdkRGBA, width: Double
  ) {
    let way = end - start
    let turn = AffineMap.rotation(atan2(way.y, way.x)).followed(by: .translation(start))
    mapped(by: turn) {
      fill(
        CanvasRect(x: 0, y: -width / 2, width: way.length, height: width), with: color)
    }
  }

  @MainActor private func clippedIfRound(
    _ rect: CanvasRect, _ radius: Double, draw: () -> Void
  ) {
    radius > 0 ? clipped(to: rect, cornerRadius: radius, draw: draw) : draw()
  }
}

extension AffineMap {
  /// Lends the map as GSK's transform.
  ///
  /// It is built of a shift, a turn, a skew and a scale: from a matrix of numbers GSK 4.8 does not
  /// find out that it is flat, and its software renderer refuses what may not be.
  @MainActor func withTransform(_ body: (OpaquePointer?) -> Void) {
    let length = (a * a + b * b).squareRoot()
    var offset = graphene_point_t(x: Float(tx), y: Float(ty))
    var transform = gsk_transform_translate(nil, &offset)
    transform = gsk_transform_rotate(transform, Float(atan2(b, a) * 180 / .pi))
    let height = length > 0 ? determinant / length : 0
    let skew = length > 0 && height != 0 ? (a * c + b * d) / length / height : 0
    if abs(skew) > 1e-9 {
      transform = gsk_transform_skew(transform, Float(atan(skew) * 180 / .pi), 0)
    }
    transform = gsk_transform_scale(transform, Float(length), Float(height))
    body(transform)
    gsk_transform_unref(transform)
  }
}
