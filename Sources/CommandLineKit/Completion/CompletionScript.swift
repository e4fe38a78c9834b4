/// Writes the scripts that complete a program's commands in a shell.
enum CompletionScript {
  static func text(for program: CommandDescription, in shell: Shell) -> String { "" }
}
