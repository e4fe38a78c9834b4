import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

private let mandoc = Subprocess.installed("mandoc")

@Suite struct ManPageTests {
  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
  func `mandoc has nothing to say about the page`() async throws {
    let page = await SampleRun.run("manual").output
    try lint(page)
  }

  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
  func `no text can be mistaken for roff`() async throws {
    var command = CommandDescription(
      name: "c", summary: "Do 'it' \\fBnow\\fP",
      discussion: """
        .Sh begins a line. 'so does this. Pp Ar and . , ( alone; a \\ and a "quote".

          .verbatim -x \\n
        한국어로 쓴 아주 긴 문장도 짧은 줄로 나뉘어 들어가고 나뉜 줄마다 경고가 하나도 없어야 합니다. 끝.
        """)
    Argument(repeated: "FILE|-", .file(), help: "What. Or not?").describe(in: &command)
    Argument(optional: "Op", .string, help: "-").describe(in: &command)
    Option(required: "size", .string, placeholder: "[,N]", help: ".").describe(in: &command)
    let program = CommandDescription(name: "p", summary: "Try", subcommands: [command])
    let page = ManPageWriter(program: program, manual: Manual(version: "1", date: "May 1, 2025"))
      .page
    try lint(page)
    try Subprocess.withFolder { folder in
      let file = folder.appendingPathComponent("p.1")
      try page.write(to: file, atomically: true, encoding: .utf8)
      let shown = try Subprocess.run(mandoc ?? "", ["-Tutf8", "-K", "utf-8", file.path]).output
      let plain = shown.replacing(#/.\x08/#, with: "")
      for text in ["Do 'it' \\fBnow\\fP.", ".Sh begins a line.", ".verbatim -x \\n", "\"quote\""] {
        #expect(plain.contains(text), "\(text) in \(plain)")
      }
    }
  }

  private func lint(_ page: String) throws {
    try Subprocess.withFolder { folder in
      let file = folder.appendingPathComponent("page.1")
      try page.write(to: file, atomically: true, encoding: .utf8)
      let result = try Subprocess.run(mandoc ?? "", ["-Tlint", file.path])
      #expect(result.output + result.error == "")
      #expect(result.status == 0)
    }
  }
}
