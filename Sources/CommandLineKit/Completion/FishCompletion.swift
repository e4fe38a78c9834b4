/// Completions for fish.
struct FishCompletion {
  let program: CommandDescription

  private var function: String { "_" + CompletionScript.functionName(of: program) }
  private var commands: [CompletedCommand] { CompletedCommand.all(of: program) }

  var script: String {
    let lines = commands.flatMap { entry in
      entry.command.subcommands.map { subcommand(of: entry, $0) }
        + entry.command.options.map { option(of: entry, $0) }
        + entry.command.arguments.compactMap { argument(of: entry, $0) }
    }
    return """
      # fish completion for \(program.name)
      \(helpers)
      complete -c \(program.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private var helpers: String {
    """
    # The words typed so far that are neither options nor their values.
    function \(function)_words
      set -l value 0
      for word in (commandline -opc)[2..]
        if test $value = 1
          set value 0
          continue
        end
        switch $word
          case \(valued)
            set value 1
          case '-*'
          case '*'
            echo $word
        end
      end
    end

    # Whether the words typed so far are exactly those of a command.
    function \(function)_at
      test "$(\(function)_words | string join ' ')" = "$argv"
    end

    # Whether the words typed so far begin with those of a command.
    function \(function)_under
      string match -q -- "$argv *" "$(\(function)_words | string join ' ') "
    end

    # The word at the cursor without the name of its option.
    function \(function)_typed
      commandline -ct | string replace -r -- '^--[^=]*=' ''
    end

    # Files with one of the given extensions, and folders.
    function \(function)_files
            set -l endings (string join '|' -- '/' '\\.'$argv)
      __fish_complete_path (\(function)_typed) | string match -ri -- '^[^\\t]*(?:'$endings')(?:\\t.*)?$'
    end
    """
  }

  /// The options that take the next word, of whatever command: fish tells no more at this point.
  private var valued: String {
    let spellings = commands.flatMap(\.options).filter { $0.value != nil }.flatMap(\.spellings)
    return Set(spellings).sorted().joined(separator: " ")
  }

  private func subcommand(of entry: CompletedCommand, _ command: CommandDescription) -> String {
    line(
      "\(function)_at \(entry.path)", "-a \(command.name) -d \(quoted(command.summary))")
  }

  private func option(of entry: CompletedCommand, _ option: OptionDescription) -> String {
    let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.long)"
    let value = option.value.map { " -x" + (words(for: $0.kind).map { " -a \($0)" } ?? "") } ?? ""
    let condition = entry.path.isEmpty ? nil : "\(function)_under \(entry.path)"
    return line(condition, "\(names)\(value) -d \(quoted(option.help))")
  }

  private func argument(of entry: CompletedCommand, _ argument: ArgumentDescription) -> String? {
    words(for: argument.value.kind).map { words in
      line(
        "\(function)_under \(entry.path)", "-a \(words) -d \(quoted(argument.value.placeholder))")
    }
  }

  private func line(_ condition: String?, _ rest: String) -> String {
    let condition = condition.map { " -n \(quoted($0))" } ?? ""
    return "complete -c \(program.name)\(condition) \(rest)"
  }

  private func words(for kind: ValueKind) -> String? {
    switch kind {
    case .file([]):
      quoted("(__fish_complete_path (\(function)_typed))")
    case .file(let extensions): quoted("(\(function)_files \(extensions.joined(separator: " ")))")
    case .directory:
      quoted(
        "(__fish_complete_directories (\(function)_typed))")
    case .choice(let words): quoted(words.joined(separator: " "))
    case .string, .number: nil
    }
  }

  /// A text as one word of fish, where only the backslash and the quote itself are special.
  private func quoted(_ text: some StringProtocol) -> String {
    "'" + String(text).replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
