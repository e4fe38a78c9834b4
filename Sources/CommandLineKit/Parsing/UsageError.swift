/// A command line that cannot be run as it was typed.
///
/// Options are named as typed (`--size`), arguments by their placeholder (`PHOTO`).
public enum UsageError: Error, Sendable, Equatable {
  /// No such option; the nearest that there is.
  case unknownOption(String, nearest: String?)
  /// No such command; the nearest that there is.
  case unknownCommand(String, nearest: String?)
  /// A command that only groups others was given alone.
  case missingCommand
  /// The option stands last or before another one, without the value it needs.
  case missingValue(option: String, expected: String)
  /// The option takes no value but was given one with `=`.
  case unexpectedValue(option: String, value: String)
  /// The word is not a value of the kind the parameter takes.
  case invalidValue(parameter: String, value: String, expected: String)
  /// The command does not run without this option.
  case missingOption(String)
  /// The command does not run without this argument.
  case missingArgument(String)
  /// One word more than the command takes.
  case unexpectedArgument(String)
  /// Two parameters that exclude each other.
  case conflict(String, String)
}
