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

  private func words(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      let isGlued = Int.random(in: 0..<8, using: &generator) == 0
      return isGlued ? piece + (Self.pieces.randomElement(using: &generator) ?? "") : piece
    }
  }

  @Test func `no words whatever trap the parser`() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let tool = SampleTool.make()
    let arrange = ArrangeCommand()
    for _ in 0..<3000 {
      let words = words(&generator)
      let matcher = ArgumentMatcher(words, for: tool.description)
      #expect(matcher.path.first?.name == "sample", "seed \(seed)")
      do {
        let arguments = try ParsedArguments(matcher.words(), for: arrange.parameters)
        #expect(1...100 ~= arguments[arrange.count], "seed \(seed): \(words)")
        #expect(!arguments[arrange.pictures].isEmpty, "seed \(seed): \(words)")
      } catch {
        #expect(!error.words.isEmpty, "seed \(seed): \(words)")
      }
    }
  }

  @Test func `whatever is spelled correctly is read back`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let tool = SampleTool.make()
    let arrange = ArrangeCommand()
    for _ in 0..<500 {
      let count = Int.random(in: 1...100, using: &generator)
      let tilt = Double.random(in: -45...45, using: &generator)
      let tags = (0..<Int.random(in: 0...3, using: &generator)).map { "tag \($0)=-" }
      let groups =
        [
          ["--count=\(count)", "-n \(count)", "-sn\(count)"].randomElement(using: &generator),
          ["--tilt \(tilt)", "--tilt=\(tilt)"].randomElement(using: &generator), "-o out", "photo",
        ].compactMap { $0?.split(separator: " ").map(String.init) } + tags.map { ["--tag", $0] }
      // The tags keep their order, whatever else is shuffled.
      let shuffled = groups.shuffled(using: &generator).filter { $0[0] != "--tag" }
      let words = ["arrange"] + (shuffled + tags.map { ["--tag", $0] }).flatMap { $0 }
      let matcher = ArgumentMatcher(words, for: tool.description)
      let arguments = try ParsedArguments(matcher.words(), for: arrange.parameters)
      #expect(arguments[arrange.count] == count, "seed \(seed): \(words)")
      #expect(arguments[arrange.tilt] == tilt, "seed \(seed): \(words)")
      #expect(arguments[arrange.tags] == tags, "seed \(seed): \(words)")
      #expect(arguments[arrange.pictures] == ["photo"], "seed \(seed): \(words)")
    }
  }
}
