/// Everything that can be said of a command without running it.
///
/// Parsing, `--help`, the manual page and the shell completions are all made from this one value.
public struct CommandDescription: Sendable, Equatable {
  /// The word that names the command.
  public var name: String
  /// One line without a full stop's worth of detail: what the command does.
  public var summary: String
  /// Paragraphs parted by blank lines; a line that begins with two spaces is kept as it is.
  public var discussion: String
  /// The values given by their place, in order; only the last may repeat.
  public var arguments: [ArgumentDescription]
  /// Options and flags, in the order help shows them.
  public var options: [OptionDescription]
  /// Command lines worth copying.
  public var examples: [CommandExample]
  /// The commands below this one, in the order help shows them.
  public var subcommands: [CommandDescription]

  /// Describes a command.
  public init(
    name: String, summary: String, discussion: String = "", arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = [], examples: [CommandExample] = [],
    subcommands: [CommandDescription] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
  }
}

/// A positional argument, whatever its Swift type.
public struct ArgumentDescription: Sendable, Equatable {
  /// What it takes; the placeholder is also the argument's name.
  public var value: ValueDescription
  /// What it is for, translated.
  public var help: String
  /// Whether the command does not run without it.
  public var isRequired: Bool
  /// Whether it takes all the words that remain.
  public var repeats: Bool

  /// Describes an argument.
  public init(
    value: ValueDescription, help: String, isRequired: Bool = true, repeats: Bool = false
  ) {
    self.value = value
    self.help = help
    self.isRequired = isRequired
    self.repeats = repeats
  }

  /// How it stands in a synopsis: `PHOTO…`, `[FILE]`.
  public var synopsis: String {
    let name = value.placeholder + (repeats ? "…" : "")
    return isRequired ? name : "[\(name)]"
  }
}

/// An option or a flag, whatever its Swift type.
public struct OptionDescription: Sendable, Equatable {
  /// The long name without dashes.
  public var long: String
  /// The one-letter name, if it has one.
  public var short: Character?
  /// What it takes; nil for a flag.
  public var value: ValueDescription?
  /// What it is for, translated.
  public var help: String
  /// Whether the command does not run without it.
  public var isRequired: Bool
  /// Whether every value given counts, not just the last.
  public var repeats: Bool

  /// Describes an option, or a flag when `value` is nil.
  public init(
    long: String, short: Character? = nil, value: ValueDescription?, help: String,
    isRequired: Bool = false, repeats: Bool = false
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.help = help
    self.isRequired = isRequired
    self.repeats = repeats
  }

  /// The long name as it is typed: `--size`.
  public var spelling: String { "--\(long)" }

  /// All names as they are typed, the short one first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

/// A command line worth copying, and what it does.
public struct CommandExample: Sendable, Equatable {
  /// The line as it is typed.
  public var line: String
  /// What it does, translated.
  public var explanation: String

  /// Makes an example.
  public init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}

extension CommandDescription {
  /// The paths below this command to every command that runs, this command itself left out.
  func leaves() -> [[CommandDescription]] {
    subcommands.flatMap { command in
      command.subcommands.isEmpty
        ? [[command]] : command.leaves().map { [command] + $0 }
    }
  }

  /// The paths to this command and every command below, this command itself left out.
  func branches() -> [[CommandDescription]] {
    [[]] + subcommands.flatMap { command in command.branches().map { [command] + $0 } }
  }
}
