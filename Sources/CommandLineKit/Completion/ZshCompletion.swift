/// Completions for zsh, built on its `_arguments`.
struct ZshCompletion {
  let program: CommandDescription

  private var function: String { CompletionScript.functionName(of: program) }

  var script: String {
    let functions = CompletedCommand.all(of: program).map(body).joined(separator: "\n")
    return """
      #compdef \(program.name)

      \(functions)
      # Autoloaded from a folder of completions, the file is the function; sourced, it registers it.
      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }

  private func body(_ entry: CompletedCommand) -> String {
    let specs = entry.options.flatMap(optionSpecs) + argumentSpecs(entry.command)
    let lines = specs.map { "    " + CompletionScript.quoted($0) }.joined(separator: " \\\n")
    let head = """
      \(name(of: entry.path))() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        _arguments -C -s -S \\
      \(lines)
      """
    return head + "\n" + (entry.command.subcommands.isEmpty ? "" : dispatch(entry)) + "}\n"
  }

  private func dispatch(_ entry: CompletedCommand) -> String {
    let described = entry.command.subcommands.map { command in
      let text = "\(command.name):\(command.summary.replacing(":", with: "\\:"))"
      return "        \(CompletionScript.quoted(text))"
    }
    let cases = entry.command.subcommands.map { command in
      let path = entry.path.isEmpty ? command.name : "\(entry.path) \(command.name)"
      return "        \(command.name)) \(name(of: path)) ;;"
    }
    return """
        case $state in
          command)
            local -a commands
            commands=(
      \(described.joined(separator: "\n"))
            )
            _describe -t commands command commands ;;
          words)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac

      """
  }

  private func name(of path: String) -> String {
    ([function] + path.split(separator: " ").map(String.init)).joined(separator: "__")
  }

  private func argumentSpecs(_ command: CommandDescription) -> [String] {
    if !command.subcommands.isEmpty { return ["1: :->command", "*:: :->words"] }
    return command.arguments.enumerated().map { index, argument in
      let place = argument.repeats ? "*" : "\(index + 1)"
      let colons = argument.repeats || argument.isRequired ? ":" : "::"
      return "\(place)\(colons)\(valueSpec(argument.value))"
    }
  }

  private func optionSpecs(_ option: OptionDescription) -> [String] {
    let exclusion = option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      let help = "[\(escaped(option.help))]"
      guard let value = option.value else { return "\(exclusion)\(spelling)\(help)" }
      let sign = spelling.hasPrefix("--") ? "=" : "+"
      return "\(exclusion)\(spelling)\(sign)\(help):\(valueSpec(value))"
    }
  }

  private func valueSpec(_ value: ValueDescription) -> String {
    "\(escaped(value.placeholder)):\(action(for: value.kind))"
  }

  private func action(for kind: ValueKind) -> String {
    switch kind {
    case .file([]): "_files"
    case .file(let extensions): "_files -g \"*.(#i)(\(extensions.joined(separator: "|")))\""
    case .directory: "_files -/"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .string, .number: " "
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\[]:".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
