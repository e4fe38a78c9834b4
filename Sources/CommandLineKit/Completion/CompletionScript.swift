/// Writes the scripts that complete a program's commands in a shell.
enum CompletionScript {
  /// The script for a shell, to be sourced or put in the shell's folder of completions.
  static func text(for program: CommandDescription, in shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(program: program).script
    case .zsh: ZshCompletion(program: program).script
    case .fish: FishCompletion(program: program).script
    }
  }

  /// The program's name as a part of a shell function's.
  static func functionName(of program: CommandDescription) -> String {
    "_"
      + program.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// A text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

/// A command with the way to it, as the completion scripts look at it.
struct CompletedCommand {
  /// The names after the program's, parted by blanks; empty for the program itself.
  let path: String
  let command: CommandDescription
  /// Its own options and the program's.
  let options: [OptionDescription]

  /// The program and all its commands.
  static func all(of program: CommandDescription) -> [CompletedCommand] {
    program.branches().map { branch in
      CompletedCommand(
        path: branch.map(\.name).joined(separator: " "), command: branch.last ?? program,
        options: branch.flatMap(\.options) + program.options)
    }
  }
}
