import CairoKit
import CollageDocument
import CollageGeometry

extension CairoMatrix {
  init(_ map: AffineMap) {
    self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
  }
}

extension SRGBColor {
  /// The channels from 0 to 1, as cairo wants them.
  var fractions: (red: Double, green: Double, blue: Double, alpha: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }
}

extension CairoContext {
  func setSource(_ color: SRGBColor) {
    let channels = color.fractions
    setSource(
      red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }

  func addRectangle(_ rect: CanvasRect) {
    addRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CairoPattern {
  func addStops(_ stops: [GradientFill.Stop]) {
    for stop in stops {
      let channels = stop.color.fractions
      addStop(
        at: stop.position, red: channels.red, green: channels.green, blue: channels.blue,
        alpha: channels.alpha)
    }
  }
}
