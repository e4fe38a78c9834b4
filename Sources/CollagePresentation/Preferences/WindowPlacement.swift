import CollageDocument

/// How large the app's window was when it was closed.
public struct WindowPlacement: Hashable, Sendable {
  /// In logical pixels, when it does not fill the screen.
  public var width: Int
  /// In logical pixels, when it does not fill the screen.
  public var height: Int
  /// Whether it fills the screen.
  public var isMaximized: Bool

  /// The sides that a window may have, in logical pixels.
  private static let sides = 300...20_000

  /// A placement; sides that no window can have are brought into bounds.
  public init(width: Int = 1_200, height: Int = 800, isMaximized: Bool = false) {
    self.width = Self.clamp(width)
    self.height = Self.clamp(height)
    self.isMaximized = isMaximized
  }

  /// Reads fields; what is missing or cannot be read is as in the beginning.
  init(jsonValue: JSONValue) {
    let fields = jsonValue.object ?? [:]
    let defaults = WindowPlacement()
    self.init(
      width: fields["width"]?.integer ?? defaults.width,
      height: fields["height"]?.integer ?? defaults.height,
      isMaximized: fields["isMaximized"]?.bool ?? defaults.isMaximized)
  }

  var jsonValue: JSONValue {
    .object([
      "width": .number(Double(width)), "height": .number(Double(height)),
      "isMaximized": .bool(isMaximized),
    ])
  }

  private static func clamp(_ side: Int) -> Int {
    min(max(side, sides.lowerBound), sides.upperBound)
  }
}
