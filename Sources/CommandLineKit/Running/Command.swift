import MessageCatalog

/// One thing the program does: what it takes, and how it is run.
///
///     struct Greet: Command {
///       let name = "greet"
///       let summary = tr("Greet somebody")
///       let who = Argument("WHO", .string, help: tr("Whom to greet."))
///       let loudly = Flag("loudly", help: tr("Raise the voice."))
///       var parameters: [any Parameter] { [who, loudly] }
///
///       func run(_ arguments: ParsedArguments, in context: Context) throws -> ExitCode {
///         let greeting = "Hello, \(arguments[who])"
///         try context.console.output.print(arguments[loudly] ? greeting.uppercased() : greeting)
///         return .done
///       }
///     }
public protocol Command<Context>: Sendable {
  /// What the program's global options were made into.
  associatedtype Context: Sendable
  /// The word that names the command.
  var name: String { get }
  /// What the command does, in one line without a full stop.
  var summary: String { get }
  /// Paragraphs parted by blank lines; a line that begins with two spaces is kept as it is.
  var discussion: String { get }
  /// Command lines worth copying.
  var examples: [CommandExample] { get }
  /// What the command takes, in the order in which help shows it.
  var parameters: [any Parameter] { get }
  /// Does it. A thrown `UsageError` ends the program with `ExitCode.usage`, any other error with
  /// `ExitCode.failed`.
  func run(_ arguments: ParsedArguments, in context: Context) async throws -> ExitCode
}

extension Command {
  /// Nothing more to say.
  public var discussion: String { "" }
  /// No examples.
  public var examples: [CommandExample] { [] }
  /// Nothing to take.
  public var parameters: [any Parameter] { [] }

  var description: CommandDescription {
    var description = CommandDescription(
      name: name, summary: summary, discussion: discussion, examples: examples)
    for parameter in parameters { parameter.describe(in: &description) }
    return description
  }
}

/// The options that every command accepts, before its name or behind it.
public protocol GlobalOptions<Context>: Sendable {
  /// What the options are made into, for commands to run in.
  associatedtype Context: Sendable
  /// The options and flags, in the order in which help shows them.
  var parameters: [any Parameter] { get }
  /// Makes what a command runs in.
  func makeContext(_ arguments: ParsedArguments, console: Console) throws -> Context
  /// What failed and why, in the user's language: `collage.png: no space left on the disk`.
  func explain(_ error: any Error) -> String
}

/// A command, or a word that groups commands: `journal write`, `journal list`.
public enum CommandNode<Context: Sendable>: Sendable {
  /// A command that runs.
  case command(any Command<Context>)
  /// A word that groups commands, what they have in common, and the commands.
  indirect case group(String, summary: String, [CommandNode])

  var description: CommandDescription {
    switch self {
    case .command(let command): command.description
    case .group(let name, let summary, let nodes):
      CommandDescription(name: name, summary: summary, subcommands: nodes.map(\.description))
    }
  }

  var name: String {
    switch self {
    case .command(let command): command.name
    case .group(let name, _, _): name
    }
  }

  /// The command at the end of a path of names.
  func command(at path: ArraySlice<String>) -> (any Command<Context>)? {
    switch self {
    case .command(let command): path.isEmpty ? command : nil
    case .group(_, _, let nodes):
      nodes.first { $0.name == path.first }.flatMap { $0.command(at: path.dropFirst()) }
    }
  }
}
