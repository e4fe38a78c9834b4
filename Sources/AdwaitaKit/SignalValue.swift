public import CAdw

/// A type that a GValue can hold.
public protocol SignalValue {
  /// The content of a value, which must be of this type.
  @MainActor static func taken(from value: UnsafePointer<GValue>) -> Self
}

extension Double: SignalValue {
  /// See ``SignalValue``.
  public static func taken(from value: UnsafePointer<GValue>) -> Double {
    g_value_get_double(value)
  }
}

extension Int32: SignalValue {
  /// See ``SignalValue``. Takes enumerations too.
  public static func taken(from value: UnsafePointer<GValue>) -> Int32 {
    cglib_value_is_enumeration(value) ? g_value_get_enum(value) : g_value_get_int(value)
  }
}

extension UInt32: SignalValue {
  /// See ``SignalValue``. Takes flags too.
  public static func taken(from value: UnsafePointer<GValue>) -> UInt32 {
    cglib_value_is_flags(value) ? g_value_get_flags(value) : g_value_get_uint(value)
  }
}

extension Bool: SignalValue {
  /// See ``SignalValue``. Takes a variant too, as actions give.
  public static func taken(from value: UnsafePointer<GValue>) -> Bool {
    if let variant = cglib_value_variant(value) { return variant.boolean }
    return g_value_get_boolean(value) != 0
  }
}

extension String: SignalValue {
  /// See ``SignalValue``. No string is an empty one. Takes a variant too, as actions give.
  public static func taken(from value: UnsafePointer<GValue>) -> String {
    if let variant = cglib_value_variant(value) { return String(variant.getString(nil)) }
    return String(g_value_get_string(value))
  }
}

extension UnsafePointer<GValue>: SignalValue {
  /// See ``SignalValue``: a value in a value, as a drop target gives.
  public static func taken(from value: UnsafePointer<GValue>) -> Self {
    guard let inner = g_value_get_boxed(value) else {
      preconditionFailure("a signal with a value has one")
    }
    return UnsafePointer(inner.assumingMemoryBound(to: GValue.self))
  }
}

extension Object {
  /// See ``SignalValue``.
  public static func taken(from value: UnsafePointer<GValue>) -> Self {
    unsafeBitCast(cglib_value_object(value), to: Self.self)
  }
}

extension Optional: SignalValue where Wrapped: Object {
  /// See ``SignalValue``, for signals whose object may be missing.
  public static func taken(from value: UnsafePointer<GValue>) -> Wrapped? {
    g_value_get_object(value).map { unsafeBitCast($0, to: Wrapped.self) }
  }
}

extension String {
  /// A copy of C's string; no string is an empty one.
  public init(_ string: UnsafePointer<CChar>?) {
    self = string.map { String(cString: $0) } ?? ""
  }
}
