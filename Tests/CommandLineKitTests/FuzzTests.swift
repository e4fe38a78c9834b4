import TestSupport
import Testing

@testable import CommandLineKit
@testable import SampleTool

@Suite struct FuzzTests {
  private static let pieces = [
    "--", "-", "", "-n", "-n5", "-sb", "-bsn", "--count", "--count=", "--count=5", "--tilt", "-5",
    "-.", "-0x", "-inf", "5", "1e999", "arrange", "note", "write", "list", "fail", "help",
    "--pattern", "grid", "--output", "-o", "-o=", "a.jpg", "--tag", "--json", "--library", "-h",
    "--=", "---", "=", "-=", "\u{301}", "-\u{301}", "-한", "--한글=값", "👩‍👩‍👧", "\0", "\n",
    "99999999999999999999999", "--version", "completions",
  ]

  private func words(_ random: inout RandomSource) -> [String] {
    random.list(0...8) { random in
      let piece = random.element(of: Self.pieces)
      return random.chance(1, in: 8) ? piece + random.element(of: Self.pieces) : piece
    }
  }

  @Test func `no words whatever trap the parser`() throws {
    let tool = SampleTool.make()
    let arrange = ArrangeCommand()
    try RandomCases.run(3_000) { random in
      let words = words(&random)
      let matcher = ArgumentMatcher(words, for: tool.description)
      try #require(matcher.path.first?.name == "sample")
      do {
        let arguments = try ParsedArguments(matcher.words(), for: arrange.parameters)
        try #require(1...100 ~= arguments[arrange.count], "\(words)")
        try #require(!arguments[arrange.pictures].isEmpty, "\(words)")
      } catch let error as UsageError {
        try #require(!error.words.isEmpty, "\(words)")
      }
    }
  }

  @Test func `whatever is spelled correctly is read back`() throws {
    let tool = SampleTool.make()
    let arrange = ArrangeCommand()
    try RandomCases.run(500) { random in
      let count = random.integer(in: 1...100)
      let tilt = random.number(in: -45...45)
      let tags = (0..<random.integer(in: 0...3)).map { "tag \($0)=-" }
      let groups = [
        random.element(of: ["--count=\(count)", "-n \(count)", "-sn\(count)"]),
        random.element(of: ["--tilt \(tilt)", "--tilt=\(tilt)"]), "-o out", "photo",
      ].map { $0.split(separator: " ").map(String.init) }
      // The tags keep their order, whatever else is shuffled.
      let shuffled = groups.shuffled(using: &random) + tags.map { ["--tag", $0] }
      let words = ["arrange"] + shuffled.flatMap { $0 }
      let matcher = ArgumentMatcher(words, for: tool.description)
      let arguments = try ParsedArguments(matcher.words(), for: arrange.parameters)
      try #require(arguments[arrange.count] == count, "\(words)")
      try #require(arguments[arrange.tilt] == tilt, "\(words)")
      try #require(arguments[arrange.tags] == tags, "\(words)")
      try #require(arguments[arrange.pictures] == ["photo"], "\(words)")
    }
  }
}
