import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import JogakboCLI

private let mandoc = Subprocess.installed("mandoc")

@Suite struct DocumentationTests {
  private static let commands = JogakboTool.tool().description.subcommands

  @Test func `help, manual and completions mention every command and option`() throws {
    let jogakbo = try JogakboFixture()
    let help = try jogakbo.succeed("--help")
    let manual = try jogakbo.succeed("manual").replacing("\\-", with: "-")
    let completions = try ["bash", "zsh", "fish"].map { try jogakbo.succeed("completions", $0) }
    for command in Self.commands {
      #expect(help.contains("\n  \(command.name) "), "\(command.name)")
      #expect(manual.contains(command.name), "\(command.name)")
      let own = try jogakbo.succeed("help", command.name)
      #expect(try jogakbo.succeed(command.name, "--help") == own)
      for text in completions { #expect(text.contains(command.name), "\(command.name)") }
      for option in command.options {
        #expect(own.contains("--\(option.long)"), "\(command.name) \(option.long)")
        #expect(manual.contains(option.long), "\(command.name) \(option.long)")
        for text in completions { #expect(text.contains(option.long)) }
      }
    }
    for verb in EditVerb.allCases {
      #expect(try jogakbo.succeed("help", "edit").contains("\n  \(verb.rawValue)"))
    }
  }

  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"), arguments: ["C.UTF-8", "ko_KR"])
  func `mandoc has nothing to say about the manual`(language: String) throws {
    let jogakbo = try JogakboFixture()
    let manual = try Subprocess.run(
      JogakboFixture.program, ["manual"], environment: ["LC_ALL": language])
    let page = try jogakbo.write("jogakbo.1", Data(manual.output.utf8))
    let result = try Subprocess.run(mandoc ?? "", ["-Tlint", page])
    #expect(result.output + result.error == "")
  }

  @Test func `every example runs as it stands`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("Summer")
    // The format is decided by the content, so that any photo will do.
    for name in ["a.heic", "b.heic"] { try jogakbo.write(name, TestPhoto.landscape) }
    let examples = JogakboTool.tool().description.examples + Self.commands.flatMap(\.examples)
    #expect(examples.count >= 4)
    for example in examples {
      // A second project of that title would make the next example ambiguous.
      let environment = jogakbo.environment(
        library: example.line.contains(" new ") ? jogakbo.path("other") : nil)
      let result = try Subprocess.run(
        "/bin/sh", ["-c", "jogakbo() { \"$JOGAKBO\" \"$@\"; }; " + example.line],
        environment: environment, folder: jogakbo.folder.url)
      #expect(result.status == 0 && result.error == "", "\(example.line): \(result)")
    }
  }
}
