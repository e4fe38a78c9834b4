/// A JSON value as it stands in a file, before it means anything.
///
/// Fields that this version does not know are kept as values of this type, so that they survive
/// being opened and saved by an older program.
public enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// Any number, finite where it was read from a file; integers are exact up to 2⁵³.
  case number(Double)
  /// A string of Unicode scalars.
  case string(String)
  /// An ordered list.
  case array([JSONValue])
  /// Named values; the order of names carries no meaning.
  case object([String: JSONValue])

  /// The number as a whole number; nil for anything else.
  public var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The number; nil for anything else.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The string; nil for anything else.
  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The truth value; nil for anything else.
  public var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The elements; nil for anything else.
  public var array: [JSONValue]? {
    guard case .array(let array) = self else { return nil }
    return array
  }

  /// The named values; nil for anything else.
  public var object: [String: JSONValue]? {
    guard case .object(let object) = self else { return nil }
    return object
  }
}

extension JSONValue {
  /// Whether both are written with the same bytes: strings and names are compared code point by
  /// code point, see `VerbatimText`.
  public static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.isVerbatim(b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): isVerbatim(a, b)
    default: false
    }
  }

  private static func isVerbatim(_ a: [String: JSONValue], _ b: [String: JSONValue]) -> Bool {
    a.count == b.count
      && a.allSatisfy { name, value in
        guard let index = b.index(forKey: name) else { return false }
        return b[index].key.isVerbatim(name) && b[index].value == value
      }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
