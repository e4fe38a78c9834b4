import MessageCatalog

extension UsageError {
  /// The complaint in the user's language, without the program's name and without a full stop.
  public var words: String {
    switch self {
    case .unknownOption(let option, let nearest):
      Self.suggesting(nearest, after: tr("unknown option {option}", ["option": option]))
    case .unknownCommand(let command, let nearest):
      Self.suggesting(nearest, after: tr("unknown command '{command}'", ["command": command]))
    case .missingCommand: tr("no command given")
    case .missingValue(let option, let expected):
      tr("{option} needs a value: expected {expected}", ["option": option, "expected": expected])
    case .unexpectedValue(let option, let value):
      tr("{option} takes no value, but was given '{value}'", ["option": option, "value": value])
    case .invalidValue(let parameter, let value, let expected):
      tr(
        "'{value}' will not do for {parameter}: expected {expected}",
        ["value": value, "parameter": parameter, "expected": expected])
    case .missingOption(let option): tr("{option} is required", ["option": option])
    case .missingArgument(let name): tr("{argument} is missing", ["argument": name])
    case .unexpectedArgument(let word): tr("unexpected argument '{word}'", ["word": word])
    case .conflict(let one, let other):
      tr("{one} and {other} exclude each other", ["one": one, "other": other])
    }
  }

  private static func suggesting(_ nearest: String?, after complaint: String) -> String {
    guard let nearest else { return complaint }
    return tr(
      "{complaint}: did you mean {nearest}?", ["complaint": complaint, "nearest": nearest])
  }
}
