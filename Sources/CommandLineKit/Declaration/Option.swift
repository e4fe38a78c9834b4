/// An option with a value: `--size 2000`, `--size=2000`, `-n 5`, `-n5`.
///
/// Of an option given twice the last word counts, unless it is declared as `repeated`.
public struct Option<Value: Sendable>: Parameter {
  /// How the option appears in help.
  public let description: OptionDescription
  private let convert: @Sendable ([String]) throws(UsageError) -> Value

  private init(
    _ description: OptionDescription,
    convert: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.description = description
    self.convert = convert
  }

  /// An option that may be left out and then has a value all the same, which help shows.
  public init(
    _ name: String, short: Character? = nil, _ type: ValueType<Value>, placeholder: String? = nil,
    default fallback: Value, help: String
  ) {
    let value = type.described(placeholder: placeholder, defaultText: type.format(fallback))
    let description = OptionDescription(long: name, short: short, value: value, help: help)
    self.init(description) { words throws(UsageError) in
      guard let word = words.last else { return fallback }
      return try type.read(word, for: description.spelling)
    }
  }

  /// An option that may be left out; `defaultText` tells in help what happens then.
  public init<Wrapped>(
    _ name: String, short: Character? = nil, _ type: ValueType<Wrapped>,
    placeholder: String? = nil, defaultText: String? = nil, help: String
  ) where Value == Wrapped? {
    let value = type.described(placeholder: placeholder, defaultText: defaultText)
    let description = OptionDescription(long: name, short: short, value: value, help: help)
    self.init(description) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try type.read(word, for: description.spelling)
    }
  }

  /// An option without which the command does not run.
  public init(
    required name: String, short: Character? = nil, _ type: ValueType<Value>,
    placeholder: String? = nil, help: String
  ) {
    let description = OptionDescription(
      long: name, short: short, value: type.described(placeholder: placeholder), help: help,
      isRequired: true)
    self.init(description) { words throws(UsageError) in
      guard let word = words.last else { throw .missingOption(description.spelling) }
      return try type.read(word, for: description.spelling)
    }
  }

  /// An option that may be given any number of times; the values keep their order.
  public init<Element>(
    repeated name: String, short: Character? = nil, _ type: ValueType<Element>,
    placeholder: String? = nil, help: String
  ) where Value == [Element] {
    let description = OptionDescription(
      long: name, short: short, value: type.described(placeholder: placeholder), help: help,
      repeats: true)
    self.init(description) { words throws(UsageError) in
      try type.readAll(words, for: description.spelling)
    }
  }

  /// How the option is told from the others.
  public var id: ParameterID { .option(description.long) }

  /// Reads the words given for the option.
  public func value(from words: [String]) throws(UsageError) -> Value { try convert(words) }

  /// Enters the option in a command's description.
  public func describe(in command: inout CommandDescription) {
    command.options.append(description)
  }
}

/// An option without a value: given or not.
public struct Flag: Parameter {
  /// How the flag appears in help.
  public let description: OptionDescription

  /// Declares a flag by its long name without dashes.
  public init(_ name: String, short: Character? = nil, help: String) {
    description = OptionDescription(long: name, short: short, value: nil, help: help)
  }

  /// How the flag is told from the others.
  public var id: ParameterID { .option(description.long) }

  /// Reads the words given for the flag.
  public func value(from words: [String]) throws(UsageError) -> Bool { !words.isEmpty }

  /// Enters the flag in a command's description.
  public func describe(in command: inout CommandDescription) {
    command.options.append(description)
  }
}
