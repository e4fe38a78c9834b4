public import CollageDocument

/// What the program answers is written in tests as it looks: `["ack": 1]`.
extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object of these fields.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
