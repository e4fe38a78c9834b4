public import CollageDocument
public import CollageGeometry

/// Sets text as the renderer will, to find out how much room it takes.
public protocol TextMeasurer {
  /// The frame that holds `content` at its own font size, in layer units.
  ///
  /// - Parameter maximumWidth: The width at which lines wrap, in layer units.
  func frame(for content: TextContent, maximumWidth: Double) -> CanvasSize
}
