/// What is held down while a pointer acts.
public struct InputModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A set of modifiers.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Keeps a drag on one axis and a turn on steps of 15°; a click adds to the selection.
  public static let constrain = InputModifiers(rawValue: 1 << 0)
  /// Swaps the dragged photo with the one that it is dropped on; a click adds to the selection.
  public static let swap = InputModifiers(rawValue: 1 << 1)
  /// Keeps guides from pulling; a handle scales about the middle.
  public static let free = InputModifiers(rawValue: 1 << 2)

  /// Whether a click adds to the selection.
  var extendsSelection: Bool { contains(.constrain) || contains(.swap) }
}

/// What moves the pointer.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a touchpad or a pen: it is precise, and it can hover.
  case mouse
  /// A finger.
  case touch

  /// Within how many logical pixels a handle is taken hold of.
  public var reach: Double {
    switch self {
    case .mouse: 8
    case .touch: 22
    }
  }
}
