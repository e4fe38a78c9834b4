/// Keeps a text that equals another only where both have the same code points.
///
/// `String` takes U+00E9 (é) and U+0065 U+0301 (e and an accent) for equal. With that, an edit from
/// the one to the other would count as no edit, and equal documents could give different bytes.
@propertyWrapper
public struct VerbatimText<Value: VerbatimComparable>: Hashable, Sendable {
  /// The text.
  public var wrappedValue: Value

  /// Keeps `wrappedValue`.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Whether both have the same code points.
  public static func == (a: VerbatimText, b: VerbatimText) -> Bool {
    a.wrappedValue.isVerbatim(b.wrappedValue)
  }
}

/// A text, or the lack of one, that can be compared code point by code point.
public protocol VerbatimComparable: Hashable, Sendable {
  /// Whether `other` has the same code points.
  func isVerbatim(_ other: Self) -> Bool
}

extension String: VerbatimComparable {
  /// Whether `other` has the same code points.
  public func isVerbatim(_ other: String) -> Bool {
    // The first comparison is quick and rules most pairs out.
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension String?: VerbatimComparable {
  /// Whether `other` has the same code points, or both are nil.
  public func isVerbatim(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isVerbatim(other)
  }
}
