/// Sorts the words of a command line by what they were given for, knowing only descriptions.
struct ArgumentMatcher {
  /// The command as far as it was named, the program itself first.
  private(set) var path: [CommandDescription]
  /// The words for each option by its long name; an empty word for every time a flag was given.
  private(set) var options: [String: [String]] = [:]
  /// The other words in order.
  private(set) var positionals: [String] = []
  /// The first thing wrong.
  private(set) var problem: UsageError?
  private var rest: ArraySlice<String>

  /// Sorts words; goes on after a problem, so that a later `--help` is still heard.
  init(_ words: [String], for program: CommandDescription) {
    path = [program]
    rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        rest.forEach { take(positional: $0) }
        break
      }
      take(word)
    }
    if problem == nil && !command.subcommands.isEmpty { problem = .missingCommand }
  }

  /// The innermost command named.
  var command: CommandDescription { path[path.count - 1] }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// The words of each parameter of the command and of the program.
  func words() throws(UsageError) -> [ParameterID: [String]] {
    if let problem { throw problem }
    var words: [ParameterID: [String]] = [:]
    for (name, values) in options { words[.option(name)] = values }
    var remaining = positionals[...]
    for argument in command.arguments {
      let taken = argument.repeats ? remaining : remaining.prefix(1)
      words[.argument(argument.value.placeholder)] = Array(taken)
      remaining = remaining.dropFirst(taken.count)
    }
    if let first = remaining.first { throw .unexpectedArgument(first) }
    return words
  }
}

extension ArgumentMatcher {
  private mutating func take(_ word: String) {
    if word.hasPrefix("--") {
      take(long: word.dropFirst(2))
    } else if Self.looksLikeOption(word) {
      take(cluster: word.dropFirst())
    } else {
      take(positional: word)
    }
  }

  private mutating func take(positional word: String) {
    guard !command.subcommands.isEmpty else { return positionals.append(word) }
    guard let subcommand = command.subcommands.first(where: { $0.name == word }) else {
      let names = command.subcommands.map(\.name)
      return report(
        .unknownCommand(word, nearest: Suggestion.nearest(to: word, among: names)))
    }
    path.append(subcommand)
  }

  /// Takes `name` or `name=value`, the dashes already gone.
  private mutating func take(long text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = known.first(where: { $0.long == name }) else {
      return report(unknown: "--\(name)")
    }
    take(option, as: option.spelling, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Takes `abc` of `-abc`: flags, of which the last may be an option with its value behind it.
  private mutating func take(cluster text: Substring) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else {
        return report(unknown: "-\(letter)")
      }
      guard option.value == nil else {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        return take(
          option, as: "-\(letter)", attached: letters.isEmpty ? nil : String(value))
      }
      take(option, as: "-\(letter)", attached: nil)
    }
  }

  private mutating func take(
    _ option: OptionDescription, as spelling: String, attached: String?
  ) {
    guard let value = option.value else {
      if let attached { return report(.unexpectedValue(option: spelling, value: attached)) }
      return options[option.long, default: []].append("")
    }
    if let attached {
      options[option.long, default: []].append(attached)
    } else if let next = rest.first, !Self.looksLikeOption(next) {
      options[option.long, default: []].append(rest.removeFirst())
    } else {
      report(.missingValue(option: spelling, expected: value.expected))
    }
  }

  /// The options that may stand here: the command's own before the program's.
  private var known: [OptionDescription] { path.reversed().flatMap(\.options) }

  private mutating func report(unknown option: String) {
    let nearest = Suggestion.nearest(to: option, among: known.flatMap(\.spellings))
    report(.unknownOption(option, nearest: option.hasPrefix("--") ? nearest : nil))
  }

  private mutating func report(_ error: UsageError) { problem = problem ?? error }

  /// Whether a word begins with a dash and is neither the dash alone nor a negative number.
  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    // `-inf` and `-nan` are numbers to Swift but not to anybody who types them.
    return !("0"..."9" ~= second || second == ".") || Double(word) == nil
  }
}
