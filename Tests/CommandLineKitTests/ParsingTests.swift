import Testing

@testable import CommandLineKit
@testable import SampleTool

@Suite struct ParsingTests {
  private static let defaults = [
    "pictures": "[\"a.jpg\"]", "output": "b.png", "pattern": "grid", "count": "5", "tilt": "0.0",
    "tags": "[]", "folder": "-", "shadow": "false", "border": "false", "library": "-",
    "json": "false",
  ]

  private func facts(_ words: [String]) async -> [String: String] {
    let run = await SampleRun.run(words)
    #expect(run.code == .done, "\(run.error)")
    return Dictionary(
      run.output.split(separator: "\n").map { line in
        let name = line.prefix { $0 != "=" }
        return (String(name), String(line.dropFirst(name.count + 1)))
      }, uniquingKeysWith: { $1 })
  }

  @Test func `what is not given has its default`() async {
    #expect(await facts(["arrange", "a.jpg", "-o", "b.png"]) == Self.defaults)
  }

  @Test(arguments: [
    (["--count", "7"], "count", "7"), (["--count=7"], "count", "7"), (["-n", "7"], "count", "7"),
    (["-n7"], "count", "7"), (["-n=7"], "count", "7"), (["-sbn7"], "count", "7"),
    (["-sb"], "border", "true"), (["--count=1", "--count=9"], "count", "9"),
    (["--tilt", "-30"], "tilt", "-30.0"), (["--tilt", "-.5"], "tilt", "-0.5"),
    (["--tilt=-1e1"], "tilt", "-10.0"), (["--pattern", "rows"], "pattern", "rows"),
    (["--tag", "x", "--tag=y z"], "tags", "[\"x\", \"y z\"]"), (["--tag="], "tags", "[\"\"]"),
    (["--tag", "a=b"], "tags", "[\"a=b\"]"), (["--tag=--json"], "tags", "[\"--json\"]"),
    (["--folder", "-"], "folder", "-"), (["--json"], "json", "true"),
    (["--library", "여기"], "library", "여기"),
  ])
  func `an option is read however it is spelled`(
    words: [String], name: String, value: String
  ) async {
    let expected = Self.defaults.merging([name: value]) { $1 }
      .merging(words == ["-sb"] || words == ["-sbn7"] ? ["shadow": "true", "border": "true"] : [:])
    { $1 }
    #expect(await facts(["arrange", "a.jpg", "-o", "b.png"] + words) == expected)
    #expect(await facts(["arrange"] + words + ["-o", "b.png", "a.jpg"]) == expected)
  }

  @Test func `global options stand before the command or behind it`() async {
    for words in [["--library", "x", "--json", "note", "write", "t"], ["note", "--json", "list"]] {
      #expect(await SampleRun.run(words).code == .done)
    }
    let before = await facts(["--library=x", "arrange", "a.jpg", "-o", "b.png"])
    #expect(before["library"] == "x")
  }

  @Test func `two dashes end the options`() async {
    let words = ["arrange", "-o", "b.png", "--", "-s", "--json", "--", "-"]
    #expect(await facts(words)["pictures"] == "[\"-s\", \"--json\", \"--\", \"-\"]")
  }

  @Test func `a negative number and a dash are ordinary words`() async {
    #expect(await SampleRun.run("note write -5 -").output == "-5: -\n")
    #expect(await SampleRun.run(["lines", "-"], input: "abc\nd").output == "3\n1\n")
  }

  @Test func `a nested command may take options of the group before it`() async {
    #expect(await SampleRun.run("note --json write hello").output == "hello: nothing\n")
  }

  @Test(arguments: [
    ("arrange a -o b --patern rows", "unknown option --patern: did you mean --pattern?"),
    ("arrange a -o b --lib x", "unknown option --lib: did you mean --library?"),
    ("arrange a -o b --frobnicate", "unknown option --frobnicate"),
    ("arrange a -o b -x", "unknown option -x"),
    ("arrange a -o b -sx", "unknown option -x"),
    ("arange a", "unknown command 'arange': did you mean arrange?"),
    ("note wirte", "unknown command 'wirte': did you mean write?"),
    ("dance", "unknown command 'dance'"),
    ("arrange a -o", "-o needs a value: expected the path of a file"),
    ("arrange a -o --shadow", "-o needs a value: expected the path of a file"),
    ("arrange a -o b --shadow=yes", "--shadow takes no value, but was given 'yes'"),
    (
      "arrange a -o b -n 101",
      "'101' will not do for --count: expected a whole number from 1 to 100"
    ),
    (
      "arrange a -o b -n 99999999999999999999",
      "'99999999999999999999' will not do for --count: expected a whole number from 1 to 100"
    ),
    ("arrange a -o b --tilt nan", "'nan' will not do for --tilt: expected a number from -45 to 45"),
    (
      "arrange a -o b --pattern heap",
      "'heap' will not do for --pattern: expected one of grid, rows, columns"
    ),
    ("arrange a", "--output is required"), ("arrange -o b", "PICTURE is missing"),
    ("note list x", "unexpected argument 'x'"), ("note write a b c", "unexpected argument 'c'"),
    ("help nothing", "unknown command 'nothing'"),
    ("completions tcsh", "'tcsh' will not do for SHELL: expected one of bash, zsh, fish"),
  ])
  func `a mistake is named with what was expected`(line: String, complaint: String) async {
    let run = await SampleRun.run(line)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.error.split(separator: "\n").first.map(String.init) == "sample: \(complaint)")
  }

  @Test func `a mistake points to the help of the command it was made in`() async {
    #expect(await SampleRun.run("note write").error.hasSuffix("Try 'sample note write --help'.\n"))
    #expect(await SampleRun.run("nothing").error.hasSuffix("Try 'sample --help'.\n"))
  }

  @Test func `a complaint cannot command the terminal`() async {
    let run = await SampleRun.run(["note", "list", "\u{1B}[31m\u{7}\u{9B}2J"])
    #expect(run.error.hasPrefix("sample: unexpected argument '\u{FFFD}[31m\u{FFFD}\u{FFFD}2J'\n"))
  }

  @Test func `a group or the program alone shows its help as a mistake`() async {
    for line in ["", "note"] {
      let run = await SampleRun.run(line)
      #expect(run.code == .usage)
      #expect(run.output.isEmpty)
      #expect(run.error.contains("Usage: sample"))
    }
  }

  @Test func `the program explains its own errors and chooses its own codes`() async {
    let failed = await SampleRun.run("fail 1")
    #expect(failed.code == .failed)
    #expect(failed.error == "sample: no luck: Misfortune()\n")
    #expect(await SampleRun.run("fail 3").code == .partial)
    #expect(await SampleRun.run("lines file").code == .usage)
  }

  @Test func `declarations that no user could type are mistakes of the programmer`() {
    var command = CommandDescription(name: "c", summary: "")
    Argument(repeated: "A", .string, help: "").describe(in: &command)
    Argument("B", .string, help: "").describe(in: &command)
    Flag("x", short: "v", help: "").describe(in: &command)
    Flag("y", short: "v", help: "").describe(in: &command)
    let mistakes = CommandDescription(name: "p", summary: "", subcommands: [command, command])
      .mistakes()
    #expect(Set(mistakes) == ["p: a command twice", "c: -v twice", "c: nothing is left behind A"])
  }
}
