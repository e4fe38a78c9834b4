import MessageCatalog

/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The commands that every program has: texts made from its description.
enum BuiltIn: String, CaseIterable {
  case help
  case completions
  case manual

  static let helpOption = "help"
  static let versionOption = "version"

  static var options: [OptionDescription] {
    [
      OptionDescription(
        long: helpOption, short: "h", value: nil, help: tr("Show help for the command.")),
      OptionDescription(long: versionOption, value: nil, help: tr("Show the version.")),
    ]
  }

  private static var topic: Argument<[String]> {
    Argument(
      repeated: tr("COMMAND"), .string, isRequired: false, help: tr("The command to explain."))
  }

  private static var shell: Argument<Shell> {
    Argument("SHELL", .choice(), help: tr("The shell to complete in."))
  }

  var parameters: [any Parameter] {
    switch self {
    case .help: [Self.topic]
    case .completions: [Self.shell]
    case .manual: []
    }
  }

  func description(for program: String) -> CommandDescription {
    var description = CommandDescription(
      name: rawValue, summary: summary, discussion: discussion(for: program))
    for parameter in parameters { parameter.describe(in: &description) }
    return description
  }

  private var summary: String {
    switch self {
    case .help: tr("Show help for a command")
    case .completions: tr("Print a script that completes commands in a shell")
    case .manual: tr("Print the manual page, to be read with man or mandoc")
    }
  }

  private func discussion(for program: String) -> String {
    guard self == .completions else { return "" }
    return tr(
      """
      One of these lines makes the shell complete commands, options and files from its next start:

        echo 'source <({program} completions bash)' >> ~/.bashrc
        echo 'source <({program} completions zsh)' >> ~/.zshrc
        {program} completions fish > ~/.config/fish/completions/{program}.fish

      In zsh the line must stand behind compinit.
      """, ["program": program])
  }

  /// What the command prints.
  func text(
    _ arguments: ParsedArguments, of program: CommandDescription, manual: Manual, columns: Int
  ) throws(UsageError) -> String {
    switch self {
    case .help:
      let matcher = ArgumentMatcher(["--"] + arguments[Self.topic], for: program)
      if case .unknownCommand? = matcher.problem, let problem = matcher.problem { throw problem }
      return HelpFormatter(columns: columns).help(for: matcher.path)
    case .completions: return CompletionScript.text(for: program, in: arguments[Self.shell])
    case .manual: return ManPageWriter(program: program, manual: manual).page
    }
  }
}
