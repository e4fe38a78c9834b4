import MessageCatalog

/// How a command is typed, in one line: `jogakbo compose PHOTO… --output FILE [OPTION…]`.
enum CommandSynopsis {
  /// The synopsis of the command at the end of a path that begins with the program.
  static func text(for path: [CommandDescription]) -> String {
    guard let command = path.last else { return "" }
    var parts = path.map(\.name)
    if !command.subcommands.isEmpty { parts.append(tr("COMMAND")) }
    parts += command.arguments.map(\.synopsis)
    parts += command.options.filter(\.isRequired).map(\.invocation)
    parts.append(tr("[OPTION…]"))
    return parts.joined(separator: " ")
  }
}

extension OptionDescription {
  /// The shortest way to type it: `-o FILE`.
  var invocation: String {
    [spellings[0], value?.placeholder].compactMap { $0 }.joined(separator: " ")
  }

  /// All its names, short ones aligned: `-o, --output FILE`.
  var term: String {
    let names = (short.map { "-\($0), " } ?? "    ") + spelling
    return [names, value?.placeholder].compactMap { $0 }.joined(separator: " ")
  }

  /// Its help, and in brackets what may be given and what is taken otherwise.
  var explanation: String {
    let notes = (value?.notes ?? []) + (repeats ? [tr("may be repeated")] : [])
    return help.noting(isRequired ? notes + [tr("required")] : notes)
  }
}

extension ArgumentDescription {
  /// Its help, and in brackets what may be given and what is taken otherwise.
  var explanation: String { help.noting(value.notes) }
}

extension ValueDescription {
  fileprivate var notes: [String] {
    let fallback = defaultText.map { tr("default: {value}", ["value": $0]) }
    return [bounds, fallback].compactMap { $0 }
  }

  private var bounds: String? {
    switch kind {
    case .choice(let words): return words.joined(separator: ", ")
    case .number(let range?, let unit):
      let limits = tr(
        "{low} to {high}",
        ["low": plainText(range.lowerBound), "high": plainText(range.upperBound)])
      return [limits, unit].compactMap { $0 }.joined(separator: " ")
    case .number(nil, let unit): return unit
    case .string, .file, .directory: return nil
    }
  }
}

extension String {
  fileprivate func noting(_ notes: [String]) -> String {
    notes.isEmpty ? self : "\(self) [\(notes.joined(separator: "; "))]"
  }
}
