import CollageDocument
import Foundation
import TestSupport
import Testing

/// `check` on several libraries, and what it tells of their projects.
@Suite struct CheckTests {
  private let jogakbo: JogakboFixture
  private var copy: String { jogakbo.path("copy") }

  init() throws {
    jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    try jogakbo.succeed("undo", "A")
    try FileManager.default.copyItem(atPath: jogakbo.library, toPath: copy)
  }

  private func answers(_ words: String..., status: Int32 = 0) throws -> [[String: JSONValue]] {
    let result = try jogakbo.run(["check", "--json"] + words)
    #expect(result.status == status, "\(result)")
    let answers = try JSONValue(parsing: Array(result.output.utf8)).array ?? []
    return answers.compactMap(\.object)
  }

  private func project(_ answer: [String: JSONValue]) throws -> [String: JSONValue] {
    try #require(answer["projects"]?.array?.first?.object)
  }

  @Test func `two copies of a library have the same checksums until one is edited`() throws {
    var both = try answers(jogakbo.library, copy)
    #expect(both.map { $0["library"] } == [.string(jogakbo.library), .string(copy)])
    #expect(try project(both[0]) == project(both[1]))
    #expect(try project(both[0])["undo"] == 2)
    #expect(try project(both[0])["redo"] == 1)

    try jogakbo.succeed("text", "A", "more", library: copy)
    both = try answers(jogakbo.library, copy)
    #expect(try project(both[0])["checksum"] != project(both[1])["checksum"])
  }

  @Test func `the same made again has the same checksum`() throws {
    let again = try JogakboFixture()
    try again.makeProject("A")
    try again.succeed("undo", "A")
    let both = try answers(jogakbo.library, again.library)
    #expect(try project(both[0])["id"] != project(both[1])["id"])
    #expect(try project(both[0])["checksum"] == project(both[1])["checksum"])
  }

  @Test func `each line of several libraries begins with the library`() throws {
    #expect(
      try jogakbo.succeed("check", jogakbo.library, copy) == """
        \(jogakbo.library): Everything is in order.
        \(copy): Everything is in order.
        """)
  }

  @Test func `a library that cannot be opened is named, and the next ones are checked`() throws {
    let missing = jogakbo.path("nowhere")
    let result = try jogakbo.run(["check", missing, copy])
    #expect(result.status == 1)
    #expect(result.output == "\(copy): Everything is in order.\n")
    #expect(result.error.contains(missing))

    let told = try answers(missing, copy, status: 1)
    #expect(told[0]["error"] != nil)
    #expect(told[1]["findings"] == .array([]))
  }
}
