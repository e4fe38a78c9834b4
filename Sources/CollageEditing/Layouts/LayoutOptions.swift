/// How photos are arranged. The order of the photos is kept.
public enum LayoutStyle: String, CaseIterable, Sendable {
  /// Cells of one height in balanced rows.
  case grid
  /// Rows of one width; each photo is as wide as its ratio asks.
  case rows
  /// Columns of one height; each photo is as high as its ratio asks.
  case columns
  /// Scattered and slightly turned, each in its own ratio.
  case free
}

/// The measures of a layout.
public struct LayoutOptions: Hashable, Sendable {
  /// How photos are arranged.
  public var style: LayoutStyle
  /// The gap between photos, in canvas units.
  public var spacing: Double
  /// The gap between the photos and the edge of the area, in canvas units.
  public var margin: Double
  /// What the random part of a layout follows from.
  public var seed: UInt64

  /// Measures that look well on a canvas of 1000 units.
  public init(
    style: LayoutStyle, spacing: Double = 12, margin: Double = 24, seed: UInt64 = 1
  ) {
    self.style = style
    self.spacing = spacing
    self.margin = margin
    self.seed = seed
  }
}
