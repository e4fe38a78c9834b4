/// A value given by its place: `PROJECT`, `PHOTO…`, `[FILE|-]`.
///
/// The word `-` is an ordinary value; a word that begins with a dash and is no number must stand
/// behind `--`.
public struct Argument<Value: Sendable>: Parameter {
  /// How the argument appears in help.
  public let description: ArgumentDescription
  private let convert: @Sendable ([String]) throws(UsageError) -> Value

  private init(
    _ description: ArgumentDescription,
    convert: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.description = description
    self.convert = convert
  }

  /// An argument that must be given.
  public init(_ placeholder: String, _ type: ValueType<Value>, help: String) {
    let value = type.described(placeholder: placeholder)
    self.init(ArgumentDescription(value: value, help: help)) { words throws(UsageError) in
      guard let word = words.first else { throw .missingArgument(placeholder) }
      return try type.read(word, for: placeholder)
    }
  }

  /// An argument that may be left out; `defaultText` tells in help what happens then.
  public init<Wrapped>(
    optional placeholder: String, _ type: ValueType<Wrapped>, defaultText: String? = nil,
    help: String
  ) where Value == Wrapped? {
    let value = type.described(placeholder: placeholder, defaultText: defaultText)
    let description = ArgumentDescription(value: value, help: help, isRequired: false)
    self.init(description) { words throws(UsageError) in
      guard let word = words.first else { return nil }
      return try type.read(word, for: placeholder)
    }
  }

  /// All words that remain: at least one, or any number when `isRequired` is false.
  public init<Element>(
    repeated placeholder: String, _ type: ValueType<Element>, isRequired: Bool = true, help: String
  ) where Value == [Element] {
    let description = ArgumentDescription(
      value: type.described(placeholder: placeholder), help: help, isRequired: isRequired,
      repeats: true)
    self.init(description) { words throws(UsageError) in
      if isRequired && words.isEmpty { throw .missingArgument(placeholder) }
      return try type.readAll(words, for: placeholder)
    }
  }

  /// How the argument is told from the others.
  public var id: ParameterID { .argument(description.value.placeholder) }

  /// Reads the words given for the argument.
  public func value(from words: [String]) throws(UsageError) -> Value { try convert(words) }

  /// Enters the argument in a command's description.
  public func describe(in command: inout CommandDescription) {
    command.arguments.append(description)
  }
}
