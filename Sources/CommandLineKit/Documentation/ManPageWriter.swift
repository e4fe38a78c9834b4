import MessageCatalog

/// Writes the manual page in mdoc(7), one page for the program and all its commands.
struct ManPageWriter {
  let program: CommandDescription
  let manual: Manual

  /// The page's source; mandoc's lint has nothing to say about it.
  var page: String {
    let lines = head + commandSections + environment + exitStatus
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let name = Roff.escaped(program.name)
    return [
      ".Dd \(manual.date)", ".Dt \(name.uppercased()) 1", ".Os",
      ".Sh NAME", ".Nm \(name)", ".Nd \(Roff.escaped(program.summary))\(Roff.nothing)",
      ".Sh SYNOPSIS", ".Nm \(name)", ".Ar \(Roff.escaped(tr("COMMAND")))", Self.moreOptions,
      ".Sh DESCRIPTION",
    ] + Roff.prose(program.discussion.isEmpty ? program.summary + "." : program.discussion)
      + [".Pp", Roff.escaped(tr("Options of every command:"))] + list(of: program.options)
      + examples(of: program)
  }

  private static var moreOptions: String { ".Op Ar \(Roff.escaped(tr("OPTION"))) ..." }

  /// A line of macros cannot close a bracket before its end except by name.
  private static func optional(_ macros: String) -> String { "Oo \(macros) Oc" }

  private var commandSections: [String] {
    [".Sh COMMANDS"] + program.leaves().flatMap { path in section(for: path) }
  }

  private func section(for path: [CommandDescription]) -> [String] {
    guard let command = path.last else { return [] }
    let names = path.map(\.name).joined(separator: " ")
    return [".Ss \(Roff.escaped(names))", ".D1 \(synopsis(of: command, names: names))"]
      + Roff.prose(command.summary + ".") + discussion(of: command) + list(of: command.arguments)
      + list(of: command.options) + examples(of: command)
  }

  private func synopsis(of command: CommandDescription, names: String) -> String {
    let arguments = command.arguments.map { argument in
      let name = "Ar \(Roff.escaped(argument.value.placeholder))" + (argument.repeats ? " ..." : "")
      return argument.isRequired ? name : Self.optional(name)
    }
    let options = command.options.filter(\.isRequired).map { option in
      let name = option.short.map { "Fl \($0)" } ?? "Fl \\-\(Roff.escaped(option.long))"
      return "\(name)\(Self.value(of: option))"
    }
    return
      (["Nm \(Roff.escaped(program.name))", "Cm \(Roff.escaped(names))"] + arguments + options)
      .joined(separator: " ") + " " + Self.moreOptions.dropFirst()
  }

  private func discussion(of command: CommandDescription) -> [String] {
    command.discussion.isEmpty ? [] : [".Pp"] + Roff.prose(command.discussion)
  }

  private func list(of arguments: [ArgumentDescription]) -> [String] {
    tagged(arguments.map { ("Ar \(Roff.escaped($0.value.placeholder))", $0.explanation) })
  }

  private func list(of options: [OptionDescription]) -> [String] {
    tagged(options.map { (Self.term(of: $0), $0.explanation) })
  }

  private static func term(of option: OptionDescription) -> String {
    let short = option.short.map { "Fl \($0) , " } ?? ""
    return "\(short)Fl \\-\(Roff.escaped(option.long))\(value(of: option))"
  }

  private static func value(of option: OptionDescription) -> String {
    option.value.map { " Ar \(Roff.escaped($0.placeholder))" } ?? ""
  }

  private func tagged(_ items: [(term: String, text: String)]) -> [String] {
    guard !items.isEmpty else { return [] }
    return [".Bl -tag -width Ds"]
      + items.flatMap { [".It \($0.term)"] + Roff.prose($0.text) } + [".El"]
  }

  private func examples(of command: CommandDescription) -> [String] {
    command.examples.flatMap { example in
      [".Pp"] + Roff.prose(example.explanation) + [".Dl \(Roff.escaped(example.line))"]
    }
  }

  private var environment: [String] {
    guard !manual.environment.isEmpty else { return [] }
    let items = manual.environment.map { ("Ev \(Roff.escaped($0.name))", $0.meaning) }
    return [".Sh ENVIRONMENT"] + tagged(items)
  }

  private var exitStatus: [String] {
    [".Sh EXIT STATUS"] + tagged(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }
}
