import MessageCatalog

/// Lays out what `--help` prints.
struct HelpFormatter {
  /// How many columns a line may fill.
  let columns: Int

  /// Help for the command at the end of a path that begins with the program.
  func help(for path: [CommandDescription]) -> String {
    guard let program = path.first, let command = path.last else { return "" }
    var sections = [usage(path), DisplayText.wrapped(command.summary + ".", to: columns)]
    if !command.discussion.isEmpty {
      sections.append(DisplayText.wrapped(command.discussion, to: columns))
    }
    let options = path.count > 1 ? command.options : []
    sections.append(
      titled(tr("Commands:"), command.subcommands.map { ($0.name, $0.summary) }))
    sections.append(
      titled(tr("Arguments:"), command.arguments.map { ($0.synopsis, $0.explanation) }))
    sections.append(titled(tr("Options:"), options.map { ($0.term, $0.explanation) }))
    sections.append(
      titled(tr("Options of every command:"), program.options.map { ($0.term, $0.explanation) }))
    sections.append(examples(command))
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func usage(_ path: [CommandDescription]) -> [String] {
    let head = tr("Usage:") + " "
    let indent = DisplayText.columns(of: head)
    let lines = DisplayText.wrapped(CommandSynopsis.text(for: path), to: columns - indent)
    return hanging(head, lines, indent: indent)
  }

  /// A heading above terms and their explanations, or nothing when there are none.
  private func titled(_ title: String, _ rows: [(term: String, text: String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let widest = rows.map { DisplayText.columns(of: $0.term) }.max() ?? 0
    // A long term gets a line of its own rather than pushing every explanation to the right.
    let indent = min(widest, columns / 3) + 4
    return [title] + rows.flatMap { row($0.term, $0.text, indent: indent) }
  }

  private func row(_ term: String, _ text: String, indent: Int) -> [String] {
    let lines = DisplayText.wrapped(text, to: max(columns - indent, 10))
    let head = "  " + term
    if DisplayText.columns(of: head) + 2 <= indent {
      return hanging(DisplayText.padded(head, to: indent), lines, indent: indent)
    }
    return [head] + lines.map { String(repeating: " ", count: indent) + $0 }
  }

  private func hanging(_ head: String, _ lines: [String], indent: Int) -> [String] {
    lines.enumerated().map { index, line in
      (index == 0 ? head : String(repeating: " ", count: indent)) + line
    }
  }

  private func examples(_ command: CommandDescription) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return [tr("Examples:")]
      + command.examples.flatMap { example in
        ["  " + example.line]
          + DisplayText.wrapped(example.explanation, to: columns - 6).map { "      " + $0 }
      }
  }
}
