/// What a parameter is looked up by once the words have been sorted.
public enum ParameterID: Hashable, Sendable {
  /// An option or a flag, by its long name without dashes.
  case option(String)
  /// A positional argument, by its placeholder.
  case argument(String)
}

/// Something a command takes from its user: an `Argument`, an `Option` or a `Flag`.
public protocol Parameter<Value>: Sendable {
  /// What a command reads from its arguments.
  associatedtype Value: Sendable
  /// How the parameter is told from the command's others.
  var id: ParameterID { get }
  /// Turns the words given for it, in their order, into the value.
  func value(from words: [String]) throws(UsageError) -> Value
  /// Enters the parameter in a command's description.
  func describe(in command: inout CommandDescription)
}

extension ValueType {
  /// Reads a word or says what was expected in its place.
  func read(_ word: String, for parameter: String) throws(UsageError) -> Value {
    guard let value = parse(word) else {
      throw .invalidValue(
        parameter: parameter, value: word, expected: description.expected)
    }
    return value
  }

  func readAll(_ words: [String], for parameter: String) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in words { values.append(try read(word, for: parameter)) }
    return values
  }

  func described(placeholder: String?, defaultText: String? = nil) -> ValueDescription {
    ValueDescription(
      placeholder: placeholder ?? description.placeholder, kind: description.kind,
      expected: description.expected, defaultText: defaultText)
  }
}
