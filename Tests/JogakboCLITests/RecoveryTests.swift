import CollageDocument
import CollageEditing
import CollageStorage
import Foundation
import TestSupport
import Testing

/// `check --repair` on a library whose database cannot be used.
@Suite struct RecoveryTests {
  private let jogakbo: JogakboFixture

  init() throws {
    jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    try jogakbo.succeed("new", "B")
  }

  private var database: String { jogakbo.library + "/library.db" }

  private func overwriteHeader() throws {
    let file = try FileHandle(forUpdating: URL(filePath: database))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 100))
    try file.close()
  }

  private func removeBackups() throws {
    let folder = jogakbo.library + "/backups"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  @Test func `a database with a lost header comes back whole`() throws {
    let before = try jogakbo.session("A")
    try removeBackups()
    try overwriteHeader()
    let damaged = try Data(contentsOf: URL(filePath: database))
    let lines = try jogakbo.succeed("check", "--repair").split(separator: "\n")
    #expect(lines[0].hasPrefix("the library was rebuilt; the damaged database is kept as "))
    #expect(lines[1...3] == ["“A” is whole", "“B” is whole", "Everything is in order."])
    let kept = try #require(lines[0].split(separator: " ").last)
    #expect(try Data(contentsOf: URL(filePath: String(kept))) == damaged)
    let after = try jogakbo.session("A")
    #expect(after.document == before.document)
    #expect(after.editor.history == before.editor.history)
    try jogakbo.succeed("undo", "A")
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
  }

  @Test func `a database that is gone comes back from the files beside it`() throws {
    let before = try jogakbo.document("A")
    try removeBackups()
    try FileManager.default.removeItem(atPath: database)
    let sentence = try jogakbo.refuse("text", "A", "more")
    #expect(sentence.hasSuffix("; “jogakbo check --repair” rebuilds it"))
    let result = try jogakbo.run(["check", "--repair", "--json"])
    #expect(result.status == 3, "the history is lost")
    let answer = try #require(try JSONValue(parsing: Data(result.output.utf8)).object)
    #expect(answer["findings"] == .array([]))
    #expect(answer["rebuilt"]?.object?["kept"] == .null)
    let projects = try #require(answer["rebuilt"]?.object?["projects"]?.array)
    #expect(Set(projects.compactMap { $0.object?["title"]?.string }) == ["A", "B"])
    let results = Set(projects.compactMap { $0.object?["result"]?.string })
    #expect(results.contains("“A” is as it was last, but its history is lost"))
    #expect(try jogakbo.document("A") == before)
    try jogakbo.succeed("text", "A", "more")
  }

  @Test func `who only looks sees what can be found, and is told`() throws {
    let before = try jogakbo.document("A")
    try overwriteHeader()
    let result = try jogakbo.run(["show", "A", "--json"])
    #expect(result.status == 0)
    #expect(
      result.error
        == "jogakbo: \(database): the library is damaged: file is not a database; what can be "
        + "found is shown\n")
    let shown = try JSONValue(parsing: Data(result.output.utf8)).object
    #expect(shown?["document"] == before.jsonValue)
    #expect(try jogakbo.run(["check"]).status == 1)
    #expect(try jogakbo.refuse("text", "A", "more").hasPrefix("\(database): the library is"))
  }

  @Test func `two that rebuild at once do not disturb each other`() throws {
    try overwriteHeader()
    let processes = try (0..<2).map { _ in
      try LiveProcess(
        JogakboFixture.program, ["check", "--repair"], environment: jogakbo.environment())
    }
    let results = try processes.map { try $0.finish() }
    #expect(results.contains { $0.status == 0 }, "\(results)")
    #expect(
      results.allSatisfy { $0.status == 0 || $0.error.contains("another program is using") },
      "\(results)")
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
    #expect(try jogakbo.document("A").layers.count == 3)
  }
}
