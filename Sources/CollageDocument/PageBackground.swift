/// What lies behind all layers.
public enum PageBackground: Hashable, Sendable {
  /// One colour; a transparent one leaves the picture transparent where the format can.
  case color(SRGBColor)
  /// A run of colours.
  case gradient(GradientFill)
  /// A repeating figure.
  case pattern(PatternFill)
  /// A photo that covers the canvas.
  case photo(PhotoContent)
  /// Something of a newer version: kept and saved, drawn as white.
  case unsupported(UnsupportedBackground)

  /// Plain white.
  public static let white = PageBackground.color(.white)
}

/// A background that only a newer version knows.
public struct UnsupportedBackground: Hashable, Sendable {
  /// What the newer version calls it.
  @VerbatimText public private(set) var kind: String
  /// Its other fields, kept untouched.
  let unknownFields: [String: JSONValue]

  init(kind: String, unknownFields: [String: JSONValue]) {
    self.kind = kind
    self.unknownFields = unknownFields
  }
}

/// A run of colours over the canvas.
public struct GradientFill: Hashable, Sendable {
  /// How the colours run.
  public enum Kind: String, CaseIterable, Sendable {
    /// Along a straight line through the middle.
    case linear
    /// From the middle to the corners.
    case radial
  }

  /// A colour at a place along the run.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start, 1 at the end.
    public var position: Double
    /// The colour there.
    public var color: SRGBColor
    /// Fields of a newer version, kept untouched.
    var unknownFields: [String: JSONValue] = [:]

    /// The stop at `position`.
    public init(position: Double, color: SRGBColor) {
      self.position = position
      self.color = color
    }
  }

  /// How the colours run.
  public var kind: Kind
  /// The direction of a linear run in radians, clockwise; 0 runs to the right, π/2 downwards.
  public var angle: Double
  /// Two to sixteen stops in ascending order of position.
  public var stops: [Stop]
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue] = [:]

  /// A gradient with these stops.
  public init(kind: Kind, angle: Double = .pi / 2, stops: [Stop]) {
    self.kind = kind
    self.angle = angle
    self.stops = stops
  }

  /// A gradient from one colour to another.
  public init(kind: Kind = .linear, angle: Double = .pi / 2, from: SRGBColor, to: SRGBColor) {
    self.init(
      kind: kind, angle: angle,
      stops: [Stop(position: 0, color: from), Stop(position: 1, color: to)])
  }
}

/// A figure that repeats over the canvas.
public struct PatternFill: Hashable, Sendable {
  /// The figure.
  public enum Kind: String, CaseIterable, Sendable {
    /// Discs in rows.
    case dots
    /// Diagonal bands.
    case stripes
    /// Squares as on a chess board.
    case checks
    /// Thin lines across and down.
    case grid
  }

  /// The figure.
  public var kind: Kind
  /// The colour of the figure.
  public var foreground: SRGBColor
  /// The colour behind it.
  public var background: SRGBColor
  /// The distance at which the figure repeats, in canvas units.
  public var spacing: Double
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue] = [:]

  /// A pattern that repeats every `spacing` units.
  public init(kind: Kind, foreground: SRGBColor, background: SRGBColor, spacing: Double = 40) {
    self.kind = kind
    self.foreground = foreground
    self.background = background
    self.spacing = spacing
  }
}
