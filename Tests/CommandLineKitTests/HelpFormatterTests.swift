import Testing

@testable import CommandLineKit

@Suite struct HelpFormatterTests {
  @Test func `help of a command`() async {
    let run = await SampleRun.run("arrange --help")
    #expect(run.code == .done)
    #expect(
      run.output == """
        Usage: sample arrange PICTURE… -o FILE [OPTION…]

        Arrange pictures on a page.

        Pictures are laid out in the order given. A picture that cannot be read is left
        out.

        The patterns are:
          grid   in rows and columns
          rows   one below the other

        Anything else is refused.

        Arguments:
          PICTURE…  Pictures, the first at the top left.

        Options:
          -o, --output FILE   Where to write the page. [required]
              --pattern NAME  The pattern. [grid, rows, columns; default: grid]
          -n, --count N       How many. [1 to 100; default: 5]
              --tilt N        How far each is turned. [-45 to 45 degrees; default: 0]
              --tag TEXT      A word to find the page by. [may be repeated]
              --folder DIR    Where pictures are looked for.
          -s, --shadow        Give each a shadow.
          -b, --border        Give each a border.

        Options of every command:
              --library DIR  The library. [default: the usual one]
              --json         Print JSON.
          -h, --help         Show help for the command.
              --version      Show the version.

        Examples:
          sample arrange *.jpg -o page.png
              All pictures of a folder on one page.

        """)
  }

  @Test func `help of the program`() async {
    let run = await SampleRun.run("--help", columns: 50)
    #expect(
      run.output == """
        Usage: sample COMMAND [OPTION…]

        Try out the command line layer.

        Commands:
          arrange      Arrange pictures on a page
          lines        Count the bytes of each line
          flood        Write without end
          wait         Wait to be interrupted
          fail         Fail
          note         Keep notes
          help         Show help for a command
          completions  Print a script that completes
                       commands in a shell
          manual       Print the manual page, to be read
                       with man or mandoc

        Options of every command:
              --library DIR
                            The library. [default: the
                            usual one]
              --json        Print JSON.
          -h, --help        Show help for the command.
              --version     Show the version.

        Examples:
          sample arrange a.jpg -o b.png
              Arranges one picture.

        """)
  }

  @Test func `help is reached in every way`() async {
    let expected = await SampleRun.run("note write --help").output
    #expect(expected.hasPrefix("Usage: sample note write TITLE [TEXT] [OPTION…]\n"))
    for line in [
      "help note write", "--help note write", "note -h write", "note write a b c d -h",
      "note write --nonsense --help",
    ] {
      let run = await SampleRun.run(line)
      #expect(run.code == .done, "\(line)")
      #expect(run.output == expected, "\(line)")
    }
    #expect(await SampleRun.run("note write -- --help").output == "--help: nothing\n")
  }

  @Test func `the version is told`() async {
    #expect(await SampleRun.run("--version").output == "sample 1.2.3\n")
  }

  @Test(arguments: [20, 33, 40, 60, 80, 100])
  func `no line is wider than the terminal unless a single word is`(columns: Int) async {
    for line in await SampleRun.run("fail --help", columns: columns).output.split(separator: "\n") {
      let words = line.split(separator: " ").count
      #expect(DisplayText.columns(of: line) <= columns || words <= 4, "\(line)")
    }
  }

  @Test func `wide characters take two columns`() {
    #expect(DisplayText.columns(of: "조각보 a") == 8)
    #expect(DisplayText.columns(of: "e\u{301}") == 1)
    #expect(DisplayText.columns(of: "\u{1112}\u{1161}\u{11AB}") == 2)
    #expect(DisplayText.columns(of: "👨‍👩‍👧…") == 3)
    #expect(DisplayText.padded("사진", to: 6) == "사진  ")
    #expect(DisplayText.wrapped("사진을 한 장에 모읍니다", to: 10) == ["사진을 한", "장에", "모읍니다"])
  }

  @Test func `explanations line up behind wide terms`() {
    var command = CommandDescription(name: "붙이기", summary: "사진 붙이기")
    Argument("사진", .file(), help: "붙일 사진.").describe(in: &command)
    Argument("PAGE", .string, help: "쪽.").describe(in: &command)
    let help = HelpFormatter(columns: 80).help(for: [command])
    #expect(help.contains("\n  사진  붙일 사진.\n  PAGE  쪽.\n"))
  }

  @Test(arguments: [
    ("50", 50), ("1000", 100), ("5", 20), ("0", 80), ("-3", 80), ("wide", 80), ("", 80),
  ])
  func `COLUMNS is honoured within reason`(value: String, columns: Int) {
    #expect(TerminalWidth.columns(of: -1, environment: ["COLUMNS": value]) == columns)
  }
}
