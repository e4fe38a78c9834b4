import MessageCatalog

/// A kind of value on the command line: how to read one, how to write one, how to describe one.
///
///     extension ValueType<OutputSize> {
///       static var outputSize: Self {
///         ValueType(
///           placeholder: "PX|WxH", kind: .string, expected: tr("a size such as 2000 or 3000x2000"),
///           parse: OutputSize.init(commandLine:), format: \.commandLineText)
///       }
///     }
public struct ValueType<Value: Sendable>: Sendable {
  /// How the value is described to a user.
  public let description: ValueDescription
  /// Reads a word; nil when it is not such a value.
  public let parse: @Sendable (String) -> Value?
  /// Writes a value as a user would type it, to show defaults.
  public let format: @Sendable (Value) -> String

  /// Makes a kind of value of its own; `expected` is a noun phrase such as `a colour like #FF8800`.
  public init(
    placeholder: String, kind: ValueKind = .string, expected: String,
    parse: @escaping @Sendable (String) -> Value?,
    format: @escaping @Sendable (Value) -> String = { String(describing: $0) }
  ) {
    self.description = ValueDescription(placeholder: placeholder, kind: kind, expected: expected)
    self.parse = parse
    self.format = format
  }
}

extension ValueType<String> {
  /// Any text.
  public static var string: Self {
    ValueType(placeholder: "TEXT", expected: tr("a text"), parse: { $0 })
  }

  /// The path of a file; `extensions` (lower case, without the dot) only narrow what is completed.
  public static func file(_ extensions: [String] = []) -> Self {
    ValueType(
      placeholder: "FILE", kind: .file(extensions: extensions), expected: tr("the path of a file"),
      parse: { $0.isEmpty ? nil : $0 })
  }

  /// The path of a folder.
  public static var directory: Self {
    ValueType(
      placeholder: "DIR", kind: .directory, expected: tr("the path of a folder"),
      parse: { $0.isEmpty ? nil : $0 })
  }
}

extension ValueType where Value: FixedWidthInteger {
  /// A whole number within bounds, both included; the type's own bounds are not told to the user.
  public static func integer(
    in range: ClosedRange<Value> = .min ... .max, unit: String? = nil
  ) -> Self {
    let isBounded = range != .min ... .max
    return ValueType(
      placeholder: "N",
      kind: .number(
        isBounded ? Double(range.lowerBound)...Double(range.upperBound) : nil, unit: unit),
      expected: isBounded
        ? tr(
          "a whole number from {low} to {high}",
          ["low": range.lowerBound, "high": range.upperBound]) : tr("a whole number"),
      parse: { word in Value(word).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension ValueType<Double> {
  /// A finite number within bounds, both included.
  public static func number(in range: ClosedRange<Double>? = nil, unit: String? = nil) -> Self {
    ValueType(
      placeholder: "N", kind: .number(range, unit: unit),
      expected: range.map {
        tr(
          "a number from {low} to {high}",
          ["low": plainText($0.lowerBound), "high": plainText($0.upperBound)])
      } ?? tr("a number"),
      parse: { word in
        Double(word).flatMap { number in
          number.isFinite && range?.contains(number) ?? true ? number : nil
        }
      },
      format: plainText)
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of an enumeration's raw values.
  public static func choice(of type: Value.Type = Value.self, placeholder: String = "NAME") -> Self
  {
    let words = Value.allCases.map(\.rawValue)
    return ValueType(
      placeholder: placeholder, kind: .choice(words),
      expected: tr("one of {choices}", ["choices": words.joined(separator: ", ")]),
      parse: Value.init(rawValue:), format: \.rawValue)
  }
}

/// A number without the `.0` that Swift puts behind a whole one.
func plainText(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
