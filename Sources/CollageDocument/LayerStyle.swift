public import CollageGeometry

/// How a layer's frame is dressed. Lengths are in units of the layer: they grow with its scale.
public struct LayerStyle: Hashable, Sendable {
  /// 0 is invisible, 1 opaque; applies to the layer as a whole.
  public var opacity: Double
  /// The radius of the frame's corners; cut to half the shorter side when drawn.
  public var cornerRadius: Double
  /// The line along the inside of the frame's edge; nil for none.
  public var border: LayerBorder?
  /// The shadow that the frame casts; nil for none.
  public var shadow: LayerShadow?

  /// A style; plain unless told.
  public init(
    opacity: Double = 1, cornerRadius: Double = 0, border: LayerBorder? = nil,
    shadow: LayerShadow? = nil
  ) {
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.border = border
    self.shadow = shadow
  }

  /// Opaque, with square corners, without border and shadow.
  public static let plain = LayerStyle()
}

/// A line along the inside of a frame's edge.
public struct LayerBorder: Hashable, Sendable {
  /// In units of the layer.
  public var width: Double
  /// The line's colour.
  public var color: SRGBColor
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue] = [:]

  /// A border of `width` units.
  public init(width: Double, color: SRGBColor) {
    self.width = width
    self.color = color
  }
}

/// A blurred copy of a frame's outline below it.
public struct LayerShadow: Hashable, Sendable {
  /// How far the shadow lies from the frame before the layer is turned, in units of the layer.
  public var offset: CanvasPoint
  /// Twice the standard deviation of the Gaussian blur, as in CSS, in units of the layer.
  public var blur: Double
  /// The shadow's colour and strength.
  public var color: SRGBColor
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue] = [:]

  /// A shadow; half-transparent black unless told.
  public init(
    offset: CanvasPoint, blur: Double,
    color: SRGBColor = SRGBColor(red: 0, green: 0, blue: 0, alpha: 102)
  ) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// The soft shadow that a first "shadow on" gives.
  public static let soft = LayerShadow(offset: CanvasPoint(x: 0, y: 6), blur: 18)
}
