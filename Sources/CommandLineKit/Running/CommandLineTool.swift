import Foundation
import MessageCatalog

/// A program: its commands, its global options, and all that is made from their descriptions.
public struct CommandLineTool<Context: Sendable>: Sendable {
  /// The program, its commands (those built in as well) and its global options.
  public let description: CommandDescription
  let manual: Manual
  private let globals: any GlobalOptions<Context>
  private let commands: [CommandNode<Context>]

  /// Assembles a program.
  ///
  /// Two parameters of one name, or an argument behind one that takes all words, are mistakes of
  /// the programmer and stop the program at once.
  public init(
    name: String, summary: String, discussion: String = "", examples: [CommandExample] = [],
    manual: Manual, globals: some GlobalOptions<Context>, commands: [CommandNode<Context>]
  ) {
    var description = CommandDescription(
      name: name, summary: summary, discussion: discussion, examples: examples)
    for parameter in globals.parameters { parameter.describe(in: &description) }
    description.options += BuiltIn.options
    description.subcommands =
      commands.map(\.description) + BuiltIn.allCases.map { $0.description(for: name) }
    precondition(description.mistakes().isEmpty, "\(description.mistakes())")
    self.description = description
    self.manual = manual
    self.globals = globals
    self.commands = commands
  }

  /// Runs the program as the process it is, and ends the process.
  public func main() async -> Never {
    signal(SIGPIPE, SIG_IGN)
    Interruption.install()
    let code = await run(Array(CommandLine.arguments.dropFirst()), console: .standard())
    exit(code == .interrupted ? Interruption.exitStatus : code.rawValue)
  }

  /// Runs one command line, without the program's own name.
  public func run(_ words: [String], console: Console) async -> ExitCode {
    let matcher = ArgumentMatcher(words, for: description)
    do {
      return try await run(matcher, console: console)
    } catch {
      return report(error, path: matcher.path, console: console)
    }
  }

  private func run(_ matcher: ArgumentMatcher, console: Console) async throws -> ExitCode {
    if matcher.has(BuiltIn.helpOption) {
      let help = HelpFormatter(columns: console.columns).help(for: matcher.path)
      return try finish(console.output.write(help))
    }
    if matcher.has(BuiltIn.versionOption) {
      return try finish(console.output.print("\(description.name) \(manual.version)"))
    }
    let words = try matcher.words()
    let names = matcher.path.dropFirst().map(\.name)
    if let builtIn = names.first.flatMap(BuiltIn.init(rawValue:)) {
      let arguments = try ParsedArguments(words, for: builtIn.parameters)
      return try finish(
        console.output.write(
          builtIn.text(arguments, of: description, manual: manual, columns: console.columns)))
    }
    let all = CommandNode.group(description.name, summary: "", commands)
    guard let command = all.command(at: names[...]) else { throw UsageError.missingCommand }
    let arguments = try ParsedArguments(words, for: command.parameters + globals.parameters)
    let context = try globals.makeContext(arguments, console: console)
    return try await command.run(arguments, in: context)
  }

  private func finish(_ written: Void) -> ExitCode { .done }
}

extension CommandLineTool {
  /// Tells the user what went wrong; nothing can be done where even that cannot be written.
  private func report(
    _ error: any Error, path: [CommandDescription], console: Console
  ) -> ExitCode {
    switch error {
    case UsageError.missingCommand:
      // Not asked for, the help is a complaint, though one of many lines.
      let help = HelpFormatter(columns: console.columns).help(for: path)
      do { try console.error.print(help) } catch {}
      return .usage
    case let error as UsageError:
      console.complain("\(description.name): \(error.words)")
      let names = path.map(\.name).joined(separator: " ")
      console.complain(tr("Try '{command} --help'.", ["command": names]))
      return .usage
    case ConsoleError.readerGone: return .readerGone
    case ConsoleError.interrupted:
      console.complain("\(description.name): \(ConsoleError.interrupted.words)")
      return .interrupted
    case let error as ConsoleError:
      console.complain("\(description.name): \(error.words)")
      return .failed
    default:
      console.complain("\(description.name): \(globals.explain(error))")
      return .failed
    }
  }
}

extension CommandDescription {
  /// What a programmer declared that no user could type.
  func mistakes(under inherited: [OptionDescription] = []) -> [String] {
    let options = inherited + self.options
    var seen: Set<String> = []
    let names = options.flatMap(\.spellings) + arguments.map(\.value.placeholder)
    let repeated = names.filter { !seen.insert($0).inserted }.map { "\(name): \($0) twice" }
    let unreachable = arguments.dropLast().filter(\.repeats)
      .map { "\(name): nothing is left behind \($0.value.placeholder)" }
    let commandNames = subcommands.map(\.name)
    let ambiguous = Set(commandNames).count < commandNames.count ? ["\(name): a command twice"] : []
    return repeated + unreachable + ambiguous + subcommands.flatMap { $0.mistakes(under: options) }
  }
}
