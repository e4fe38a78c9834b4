/// What sort of thing a value is: what a shell offers to complete it with, and what help says of it.
public enum ValueKind: Sendable, Equatable {
  /// Any text; nothing to complete.
  case string
  /// A file, by its lower-case extensions without the dot; none means every file.
  case file(extensions: [String])
  /// A folder.
  case directory
  /// One of these words.
  case choice([String])
  /// A number, its bounds (both included) where it has any, and its unit's name.
  case number(ClosedRange<Double>?, unit: String?)
}

/// How a value appears in help, in the manual and in complaints, whatever its Swift type.
public struct ValueDescription: Sendable, Equatable {
  /// What stands for the value in a synopsis: `FILE`, `WxH`.
  public var placeholder: String
  /// What sort of value it is.
  public var kind: ValueKind
  /// A noun phrase that completes "expected …", translated: `a whole number from 1 to 100`.
  public var expected: String
  /// The value taken when none is given, as a user would write it.
  public var defaultText: String?

  /// Describes a value.
  public init(
    placeholder: String, kind: ValueKind, expected: String, defaultText: String? = nil
  ) {
    self.placeholder = placeholder
    self.kind = kind
    self.expected = expected
    self.defaultText = defaultText
  }
}
