public import CollageDocument

/// What the background of a page is made of.
public enum BackgroundKind: Hashable, Sendable, CaseIterable {
  /// One colour.
  case color
  /// A run of colours.
  case gradient
  /// A repeating figure.
  case pattern
  /// A photo.
  case photo
}

extension PageBackground {
  /// What it is made of; nil for what only a newer version knows.
  public var kind: BackgroundKind? {
    switch self {
    case .color: .color
    case .gradient: .gradient
    case .pattern: .pattern
    case .photo: .photo
    case .unsupported: nil
    }
  }

  /// The background of another kind that resembles this one most: its colour stays. A photo cannot be
  /// made of anything else.
  public func converted(to kind: BackgroundKind) -> PageBackground? {
    guard kind != self.kind else { return self }
    return switch kind {
    case .color: .color(baseColor)
    case .gradient: .gradient(GradientFill(from: baseColor, to: baseColor.contrasting))
    case .pattern:
      .pattern(
        PatternFill(kind: .dots, foreground: baseColor.contrasting, background: baseColor))
    case .photo: nil
    }
  }

  /// The colour of the page, or that on which the rest lies.
  private var baseColor: SRGBColor {
    switch self {
    case .color(let color): color
    case .gradient(let fill): fill.stops.first?.color ?? .white
    case .pattern(let fill): fill.background
    case .photo, .unsupported: .white
    }
  }
}

extension SRGBColor {
  /// A colour that can be told from this one, and suits it: a quarter of the way to white or to black.
  fileprivate var contrasting: SRGBColor {
    // The luma of ITU-R BT.601 is good enough to tell light from dark.
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    let target = luma > 127 ? 0.0 : 255.0
    func mix(_ channel: UInt8) -> UInt8 {
      UInt8((Double(channel) + (target - Double(channel)) * 0.25).rounded())
    }
    return SRGBColor(red: mix(red), green: mix(green), blue: mix(blue))
  }
}
