/// Completions for bash, which need nothing of the bash-completion package.
struct BashCompletion {
  let program: CommandDescription

  private var function: String { CompletionScript.functionName(of: program) }
  private var commands: [CompletedCommand] { CompletedCommand.all(of: program) }

  var script: String {
    """
    # bash completion for \(program.name)
    \(function)_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }

    \(function)_files() {
      local name
      compopt -o filenames 2>/dev/null
      while IFS= read -r name; do
        if [[ -d $name || -z $1 || ${name,,} =~ \\.($1)$ ]]; then COMPREPLY+=("$name"); fi
      done < <(compgen -f -- "$cur")
    }

    \(function)_directories() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
    }

    # What is typed as the value of option $2 of command $1; fails when it takes none.
    \(function)_value() {
      case "$1 $2" in
    \(valueCases.joined(separator: "\n"))
        *) return 1 ;;
      esac
      return 0
    }

    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} path= word i=1
      COMPREPLY=()
      # bash splits --option=value at the sign.
      while ((i < COMP_CWORD)); do
        word=${COMP_WORDS[i++]}
        case "$path/$word" in
    \(pathCases.joined(separator: "\n"))
        esac
        [[ $word == -* ]] && \(function)_value "$path" "$word" || continue
        COMPREPLY=()
        [[ ${COMP_WORDS[i]} == '=' ]] && ((i < COMP_CWORD)) && ((i++))
        if ((i == COMP_CWORD)); then
          [[ $cur == '=' ]] && cur=
          \(function)_value "$path" "$word"
          return
        fi
        ((i++))
      done
      case "$path" in
    \(wordCases.joined(separator: "\n"))
      esac
    }

    complete -F \(function) \(program.name)

    """
  }

  private var valueCases: [String] {
    commands.flatMap { entry in
      entry.options.compactMap { option in
        option.value.map { value in
          let patterns = option.spellings
            .map { CompletionScript.quoted("\(entry.path) \($0)") }.joined(separator: "|")
          return "    \(patterns)) \(action(for: value.kind)) ;;"
        }
      }
    }
  }

  private var pathCases: [String] {
    commands.filter { !$0.path.isEmpty }.map { entry in
      let names = entry.path.split(separator: " ")
      let parent = names.dropLast().joined(separator: " ")
      let pattern = CompletionScript.quoted("\(parent)/\(names.last ?? "")")
      return "      \(pattern)) path=\(CompletionScript.quoted(entry.path)) ;;"
    }
  }

  private var wordCases: [String] {
    commands.map { entry in
      let options = entry.options.flatMap(\.spellings).joined(separator: " ")
      let subcommands = entry.command.subcommands.map(\.name).joined(separator: " ")
      let words =
        subcommands.isEmpty
        ? entry.command.arguments.map { action(for: $0.value.kind) }
        : ["\(function)_words '\(subcommands)'"]
      return """
            \(CompletionScript.quoted(entry.path)))
              if [[ $cur == -* ]]; then \(function)_words '\(options)'
              else \(words.last ?? ":"); fi ;;
        """
    }
  }

  private func action(for kind: ValueKind) -> String {
    switch kind {
    case .file(let extensions): "\(function)_files '\(extensions.joined(separator: "|"))'"
    case .directory: "\(function)_directories"
    case .choice(let words): "\(function)_words '\(words.joined(separator: " "))'"
    case .string, .number: ":"
    }
  }
}
