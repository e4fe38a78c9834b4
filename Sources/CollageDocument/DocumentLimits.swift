/// The bounds of everything that a document may hold; the one place where they stand.
///
/// A value outside is brought inside when a file is read, with a note, and refused or clamped when
/// an edit asks for it.
public enum DocumentLimits {
  /// The side of a canvas, in canvas units.
  public static let canvasSide: ClosedRange<Double> = 10...30_000
  /// The side of a layer's frame at scale 1, in canvas units.
  public static let frameSide: ClosedRange<Double> = 1...100_000
  /// A coordinate of a layer's centre, in canvas units.
  public static let coordinate: ClosedRange<Double> = -1_000_000...1_000_000
  /// By how much a gesture may shrink or enlarge a layer.
  public static let scale: ClosedRange<Double> = 0.2...5
  /// A layer's turn, in radians: half a turn either way.
  public static let rotation: ClosedRange<Double> = -Double.pi...Double.pi
  /// A layer's opacity.
  public static let opacity: ClosedRange<Double> = 0...1
  /// Corner radius, border width and blur of a shadow, in units of the layer.
  public static let styleLength: ClosedRange<Double> = 0...10_000
  /// A component of a shadow's offset, in units of the layer.
  public static let shadowOffset: ClosedRange<Double> = -10_000...10_000
  /// How far a photo is enlarged inside its frame; 1 just covers the frame.
  public static let cropZoom: ClosedRange<Double> = 1...50
  /// Where the visible part lies between the photo's edges: -1 left or top, 1 right or bottom.
  public static let cropPan: ClosedRange<Double> = -1...1
  /// The side of a photo, in pixels.
  public static let photoSide: ClosedRange<Double> = 1...1_000_000
  /// The size of text, in units of the layer.
  public static let fontSize: ClosedRange<Double> = 0.1...5_000
  /// The weight of a font as in CSS: 400 is regular, 700 bold.
  public static let fontWeight: ClosedRange<Double> = 100...1_000
  /// The distance at which a pattern repeats, in canvas units.
  public static let patternSpacing: ClosedRange<Double> = 2...10_000
  /// How deep arrays and objects of a document may be nested. It is less than JSON text may have, so
  /// that the log can wrap any layer.
  static let nesting = 48
  /// How many layers a document may have.
  public static let layerCount = 10_000
  /// How many Unicode scalars a text layer may have.
  public static let textLength = 10_000
  /// How many Unicode scalars the name of a layer, a font or a file may have.
  public static let nameLength = 1_000
  /// How many colours a gradient may have.
  public static let gradientStops = 2...16
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to `value`; `fallback` for what is not a number.
  public func clamp(_ value: Double, fallback: Double) -> Double {
    value.isNaN ? fallback : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
