import Foundation
import TestSupport
import Testing

@testable import CommandLineKit
@testable import SampleTool

/// Lines ending at the cursor, and what each shell is to offer there.
private let offers: [(line: String, words: [String])] = [
  ("sample ar", ["arrange"]),
  (
    "sample ",
    ["arrange", "completions", "fail", "flood", "help", "lines", "manual", "note", "wait"]
  ),
  ("sample arrange --pat", ["--pattern"]),
  ("sample arrange --pattern ", ["columns", "grid", "rows"]),
  ("sample arrange --pattern=g", ["grid"]),
  ("sample arrange ", ["a.jpg", "b.PNG", "folder", "two words.jpg"]),
  ("sample arrange --shadow a.jpg f", ["folder"]),
  ("sample arrange -o ", ["b.PNG", "folder"]),
  ("sample --library folder note ", ["list", "write"]),
  ("sample --library ", ["folder"]),
  ("sample --library=", ["folder"]),
  ("sample note write --", ["--help", "--json", "--library", "--version"]),
  ("sample completions z", ["zsh"]),
  ("sample arrange --folder ", ["folder"]),
  ("sample arrange --count ", []),
]

/// Whether the system gives pseudo-terminals: where `/dev/pts` is not mounted, it does not.
private let hasPseudoTerminals =
  FileManager.default.isWritableFile(atPath: "/dev/ptmx")
  && FileManager.default.fileExists(atPath: "/dev/pts/ptmx")

@Suite struct CompletionTests {
  private func check(_ shell: Shell, driver: String) async throws {
    let script = await SampleRun.run(["completions", shell.rawValue])
    #expect(script.code == .done)
    try Subprocess.withFolder { folder in
      try prepare(folder, ["completions": script.output, "driver": driver])
      let work = folder.appendingPathComponent("work")
      let result = try Subprocess.run(
        Subprocess.installed(shell.rawValue) ?? "", ["../driver"] + offers.map(\.line),
        environment: ["LC_ALL": "C.UTF-8", "HOME": folder.path], folder: work)
      #expect(result.error == "")
      let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      for ((line, words), answer) in zip(offers, answers) {
        #expect(words.joined(separator: "|") == answer, "\(shell): \(line)")
      }
      #expect(answers.count == offers.count + 1)
    }
  }

  /// A folder with the scripts, and one below it with files to complete.
  private func prepare(_ folder: URL, _ scripts: [String: String]) throws {
    let work = folder.appendingPathComponent("work")
    try FileManager.default.createDirectory(
      at: work.appendingPathComponent("folder"), withIntermediateDirectories: true)
    for name in ["a.jpg", "b.PNG", "c.txt", "two words.jpg"] {
      try Data().write(to: work.appendingPathComponent(name))
    }
    for (name, text) in scripts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  @Test(.enabled(if: Subprocess.installed("bash") != nil, "bash is not installed"))
  func `bash completes`() async throws {
    try await check(
      .bash,
      driver: #"""
        source ../completions
        for line; do
          # bash itself parts the words at blanks and at the sign.
          spaced=${line//=/ = }
          read -ra COMP_WORDS <<< "$spaced"
          [[ $line == *' ' ]] && COMP_WORDS+=('')
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _sample
          printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd '|'
        done
        """#)
  }

  @Test(.enabled(if: Subprocess.installed("fish") != nil, "fish is not installed"))
  func `fish completes`() async throws {
    try await check(
      .fish,
      driver: #"""
        source ../completions
        for line in $argv
          # Without descriptions, the option's own name and the slash of a folder.
          set -l words (complete -C $line | string replace -r '\t.*' '' \
            | string replace -r '^--[^=]*=' '' | string replace -r '/$' '' | LC_ALL=C sort)
          echo (string join '|' -- $words)
        end
        """#)
  }

  /// zsh completes only at its line editor, so each line is typed into one on a pseudo-terminal;
  /// `compadd`, which every completion ends in, is made to write down what it is given.
  @Test(
    .enabled(if: Subprocess.installed("zsh") != nil, "zsh is not installed"),
    .enabled(if: hasPseudoTerminals, "there are no pseudo-terminals"))
  func `zsh completes`() async throws {
    try await check(
      .zsh,
      driver: #"""
        zmodload zsh/zpty
        print -r '
          compadd() {
            if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
            local -a matches
            builtin compadd -A matches "$@"
            (( $#matches )) && print -rl -- $matches >> ../caught
            builtin compadd "$@"
          }
          finish() { exit }
          comppostfuncs=(finish)' > ../catch
        setup="PROMPT=; autoload -U compinit; compinit -C -d ../dump; source ../completions; source ../catch"
        for line; do
          : > ../caught
          zpty shell zsh -f -i
          zpty -w shell "$setup; zstyle ':completion:*' insert-tab false; bindkey '^I' complete-word"
          zpty -w -n shell "$line"$'\t'
          while zpty -r shell drawn; do :; done
          zpty -d shell
          LC_ALL=C sort -u ../caught | tr -d '\\' | paste -sd '|'
        done
        """#)
  }
}
