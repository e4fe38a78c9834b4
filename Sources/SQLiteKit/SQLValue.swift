/// A value as a column holds it.
public enum SQLValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text in UTF-8.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// A whole number.
  public static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
}
