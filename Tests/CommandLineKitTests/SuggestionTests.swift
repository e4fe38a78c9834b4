import Testing

@testable import CommandLineKit

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("사진", "사전", 1),
  ])
  func `distance counts the slips of the fingers`(one: String, other: String, distance: Int) {
    #expect(Suggestion.distance(one, other) == distance)
    #expect(Suggestion.distance(other, one) == distance)
  }

  @Test func `a beginning is completed and a stranger is not`() {
    let words = ["compose", "complete", "list"]
    #expect(Suggestion.nearest(to: "comp", among: words) == "compose")
    #expect(Suggestion.nearest(to: "lsit", among: words) == "list")
    #expect(Suggestion.nearest(to: "zebra", among: words) == nil)
    #expect(Suggestion.nearest(to: "", among: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "c", count: 100_000), among: words) == nil)
  }
}
