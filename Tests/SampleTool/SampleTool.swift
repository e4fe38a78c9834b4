import CommandLineKit
import MessageCatalog

/// A program with a parameter of every kind, for the tests to run and to read the help of.
enum SampleTool {
  static func make() -> CommandLineTool<SampleContext> {
    CommandLineTool(
      name: "sample", summary: "Try out the command line layer",
      examples: [CommandExample("sample arrange a.jpg -o b.png", "Arranges one picture.")],
      manual: Manual(
        version: "1.2.3", date: "December 1, 2025",
        environment: [.init("SAMPLE_LOCALE_DIR", "The folder of the translations.")]),
      globals: SampleGlobals(),
      commands: [
        .command(ArrangeCommand()), .command(LinesCommand()), .command(FloodCommand()),
        .command(WaitCommand()), .command(FailCommand()),
        .group("note", summary: "Keep notes", [.command(WriteCommand()), .command(ListCommand())]),
      ])
  }
}

struct SampleContext: Sendable {
  let console: Console
  let library: String?
  let isJSON: Bool
}

struct SampleGlobals: GlobalOptions {
  let library = Option("library", .directory, defaultText: "the usual one", help: "The library.")
  let json = Flag("json", help: "Print JSON.")
  var parameters: [any Parameter] { [library, json] }

  func makeContext(_ arguments: ParsedArguments, console: Console) throws -> SampleContext {
    SampleContext(console: console, library: arguments[library], isJSON: arguments[json])
  }

  func explain(_ error: any Error) -> String { "no luck: \(error)" }
}

enum Pattern: String, CaseIterable, Sendable { case grid, rows, columns }

/// Every kind of option, and positionals that repeat.
struct ArrangeCommand: Command {
  let name = "arrange"
  let summary = "Arrange pictures on a page"
  let discussion = """
    Pictures are laid out in the order given. A picture that cannot be read is left out.

    The patterns are:
      grid   in rows and columns
      rows   one below the other

    Anything else is refused.
    """
  let pictures = Argument(
    repeated: "PICTURE", .file(["jpg", "png"]), help: "Pictures, the first at the top left.")
  let output = Option(
    required: "output", short: "o", .file(["png", "pdf"]), help: "Where to write the page.")
  let pattern = Option("pattern", .choice(of: Pattern.self), default: .grid, help: "The pattern.")
  let count = Option("count", short: "n", .integer(in: 1...100), default: 5, help: "How many.")
  let tilt = Option(
    "tilt", .number(in: -45...45, unit: "degrees"), default: 0, help: "How far each is turned.")
  let tags = Option(repeated: "tag", .string, help: "A word to find the page by.")
  let folder = Option("folder", .directory, help: "Where pictures are looked for.")
  let shadow = Flag("shadow", short: "s", help: "Give each a shadow.")
  let border = Flag("border", short: "b", help: "Give each a border.")
  let examples = [
    CommandExample("sample arrange *.jpg -o page.png", "All pictures of a folder on one page.")
  ]
  var parameters: [any Parameter] {
    [pictures, output, pattern, count, tilt, tags, folder, shadow, border]
  }

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    let facts = [
      "pictures=\(arguments[pictures])", "output=\(arguments[output])",
      "pattern=\(arguments[pattern])", "count=\(arguments[count])", "tilt=\(arguments[tilt])",
      "tags=\(arguments[tags])", "folder=\(arguments[folder] ?? "-")",
      "shadow=\(arguments[shadow])", "border=\(arguments[border])",
      "library=\(context.library ?? "-")", "json=\(context.isJSON)",
    ]
    for fact in facts { try context.console.output.print(fact) }
    return .done
  }
}

/// Tells the length of each line of a file or of standard input.
struct LinesCommand: Command {
  let name = "lines"
  let summary = "Count the bytes of each line"
  let file = Argument(optional: "FILE|-", .file(), defaultText: "-", help: "What to read.")
  var parameters: [any Parameter] { [file] }

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    if let name = arguments[file], name != "-" { throw UsageError.unexpectedArgument(name) }
    var lines = LineReader(context.console.input)
    while let line = try lines.next() { try context.console.output.print("\(line.count)") }
    return .done
  }
}

/// Writes for ever, until the reader goes away.
struct FloodCommand: Command {
  let name = "flood"
  let summary = "Write without end"

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    while true {
      try Interruption.check()
      try context.console.output.print(String(repeating: "x", count: 4096))
    }
  }
}

/// Shows progress until it is interrupted.
struct WaitCommand: Command {
  let name = "wait"
  let summary = "Wait to be interrupted"

  func run(_ arguments: ParsedArguments, in context: SampleContext) async throws -> ExitCode {
    let progress = TerminalProgress("Waiting", total: 1000, console: context.console)
    defer { progress.finish() }
    for step in 1...1000 {
      try Interruption.check()
      progress.update(step)
      if step == 1 { try context.console.output.print("ready") }
      try await Task.sleep(for: .milliseconds(20))
    }
    return .done
  }
}

/// Fails with an error that only the program can explain.
struct FailCommand: Command {
  struct Misfortune: Error {}
  let name = "fail"
  let summary = "Fail"
  let how = Argument("HOW", .integer(in: 0...3), help: "The code to end with: 1 throws.")
  var parameters: [any Parameter] { [how] }

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    guard let code = ExitCode(rawValue: Int32(arguments[how])), code != .failed else {
      throw Misfortune()
    }
    return code
  }
}

struct WriteCommand: Command {
  let name = "write"
  let summary = "Write a note"
  let title = Argument("TITLE", .string, help: "What it is called.")
  let text = Argument(optional: "TEXT", .string, help: "What it says.")
  var parameters: [any Parameter] { [title, text] }

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    try context.console.output.print("\(arguments[title]): \(arguments[text] ?? "nothing")")
    return .done
  }
}

struct ListCommand: Command {
  let name = "list"
  let summary = "List the notes"

  func run(_ arguments: ParsedArguments, in context: SampleContext) throws -> ExitCode {
    try context.console.output.print(
      tr("{count} note", plural: "{count} notes", count: 2))
    return .done
  }
}
