import CollagePresentation
import Testing

@Suite struct FreeNameTests {
  private func freeName(like name: String, besides taken: Set<String>) -> String {
    FileNameProposal.freeName(like: name, isTaken: taken.contains)
  }

  @Test func `a free name stays`() {
    #expect(freeName(like: "Summer.png", besides: []) == "Summer.png")
  }

  @Test func `a taken name gets the first free number`() {
    #expect(freeName(like: "Summer.png", besides: ["Summer.png"]) == "Summer 2.png")
    #expect(
      freeName(like: "Summer.png", besides: ["Summer.png", "Summer 2.png", "Summer 4.png"])
        == "Summer 3.png")
    #expect(freeName(like: "a.b.png", besides: ["a.b.png"]) == "a.b 2.png")
    #expect(freeName(like: "Summer", besides: ["Summer"]) == "Summer 2")
  }

  @Test func `a long name stays short enough for a file system`() {
    let name = String(repeating: "바", count: 83) + ".png"
    let free = freeName(like: name, besides: [name])
    #expect(free.utf8.count <= 255 && free.hasSuffix("바 2.png"))
  }
}
