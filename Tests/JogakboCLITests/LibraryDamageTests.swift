import CollageDocument
import Foundation
import SQLiteKit
import TestSupport
import Testing

/// A library that cannot be used is named with the reason, and nothing in it is changed.
@Suite struct LibraryDamageTests {
  /// A command of each kind: one that reads and one that writes.
  private static let commands = [["list"], ["show", "A"], ["text", "A", "more"], ["new", "B"]]

  private func contents(_ jogakbo: JogakboFixture) throws -> [String: Data] {
    try FileManager.default.contents(of: jogakbo.library).filter { !$0.key.hasSuffix("-shm") }
  }

  /// Runs all commands, which must fail with a sentence and change nothing.
  private func expectRefusal(_ jogakbo: JogakboFixture, _ sentence: String) throws {
    let before = try contents(jogakbo)
    for words in Self.commands {
      let result = try jogakbo.run(words)
      #expect(result.status == 1, "\(words): \(result)")
      #expect(result.output == "")
      #expect(result.error.hasPrefix("jogakbo: \(sentence)"), "\(words): \(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
    // The lock is made where it is missing.
    let after = try contents(jogakbo).filter { before[$0.key] != nil || $0.key != ".lock" }
    #expect(after == before)
  }

  private func makeLibrary() throws -> JogakboFixture {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    return jogakbo
  }

  private func database(_ jogakbo: JogakboFixture) -> String { jogakbo.library + "/library.db" }

  @Test func `a text in the place of the database`() throws {
    let jogakbo = try JogakboFixture()
    try FileManager.default.createDirectory(
      atPath: jogakbo.library, withIntermediateDirectories: true)
    for folder in ["photos", "tmp", "previews", "projects", "backups"] {
      try FileManager.default.createDirectory(
        atPath: jogakbo.library + "/" + folder, withIntermediateDirectories: true)
    }
    let text = String(repeating: "My shopping list: milk, eggs, bread.\n", count: 40)
    try Data(text.utf8).write(to: URL(filePath: database(jogakbo)))
    try expectRefusal(jogakbo, "\(database(jogakbo)): the library is damaged: file is not a")
  }

  @Test func `a database that is empty beside its photos`() throws {
    let jogakbo = try makeLibrary()
    try removeRemains(of: jogakbo)
    try Data().write(to: URL(filePath: database(jogakbo)))
    try expectRefusal(jogakbo, "\(database(jogakbo)): it is gone or empty, although there are")
    #expect(try FileManager.default.contents(of: jogakbo.library + "/photos").count == 2)
  }

  @Test func `a database of another program or of a newer version`() throws {
    let jogakbo = try makeLibrary()
    try change(jogakbo, "PRAGMA user_version=99")
    try expectRefusal(
      jogakbo, "\(database(jogakbo)): it was made by a newer version of Jogakbo")
    try change(jogakbo, "PRAGMA application_id=77")
    try expectRefusal(jogakbo, "\(database(jogakbo)): it is not a library of Jogakbo")
  }

  /// Removes what a library can be put together from.
  private func removeRemains(of jogakbo: JogakboFixture) throws {
    for folder in ["backups", "projects"] {
      for name in try FileManager.default.contents(of: jogakbo.library + "/" + folder).keys {
        try FileManager.default.removeItem(atPath: jogakbo.library + "/\(folder)/" + name)
      }
    }
  }

  private func change(_ jogakbo: JogakboFixture, _ sql: String) throws {
    let database = try Database(path: database(jogakbo), access: .readWrite)
    try database.execute(sql)
  }

  @Test func `a damaged edit costs what came after it and no more`() throws {
    let jogakbo = try makeLibrary()
    let before = try jogakbo.document("A")
    let other = try jogakbo.succeed("new", "B")
    _ = try jogakbo.edit(
      "A",
      [##"{"edit":"rotate","layer":"#1","by":1}"##, ##"{"edit":"remove","layer":"#1"}"##])
    // Its fourth edit is the rotation; the last byte of that goes wrong.
    try change(
      jogakbo,
      """
      UPDATE edit SET payload = CAST(substr(payload, 1, length(payload) - 1) || '!' AS BLOB)
      WHERE sequence = 4
      """)
    let result = try jogakbo.run(["show", "A", "--json"])
    #expect(result.status == 0)
    #expect(result.error.contains(": edit 4 is damaged; the project is shown as it was before"))
    let shown = try JSONValue(parsing: Data(result.output.utf8)).object
    #expect(shown?["document"] == before.jsonValue)
    let check = try jogakbo.run(["check"])
    #expect(check.status == 1)
    #expect(check.output.contains("edit 4 is damaged"))
    try jogakbo.succeed("show", other)
    // The next edit goes on from what is shown, and the complaint ends.
    #expect(try jogakbo.run(["text", "A", "more"]).status == 0)
    #expect(try jogakbo.show("A")["document"]?.object?["layers"]?.array?.count == 4)
  }

  @Test func `a project of which nothing can be read`() throws {
    let jogakbo = try makeLibrary()
    let id = try #require(try jogakbo.show("A")["id"]?.string)
    try jogakbo.succeed("new", "B")
    try change(
      jogakbo,
      """
      UPDATE snapshot SET document = x'00' WHERE project =
        (SELECT key FROM project WHERE title = 'A')
      """)
    for words in [["show", "A"], ["text", "A", "x"], ["export", "A", "-o", "a.png"]] {
      let result = try jogakbo.run(words)
      #expect(result.status == 1)
      #expect(
        result.error == "jogakbo: project \(id) is damaged and cannot be read\n", "\(words)")
    }
    try jogakbo.succeed("show", "B")
    #expect(try jogakbo.succeed("list").split(separator: "\n").count == 2)
    #expect(try FileManager.default.contents(of: jogakbo.library + "/photos").count == 2)
  }

  @Test func `a missing photo is named and its place shown, and it is found again`() throws {
    let jogakbo = try makeLibrary()
    let whole = try jogakbo.document("A")
    let name = try #require(whole.layers[0].photo?.fileName)
    try FileManager.default.removeItem(atPath: jogakbo.library + "/photos/" + name)
    let result = try jogakbo.run(["export", "A", "-o", "a.png", "--size", "200"])
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("jogakbo: landscape.jpg is shown as a placeholder: "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try Picture(at: jogakbo.path("a.png")).size == [200, 200])
    #expect(try jogakbo.run(["check"]).status == 1)
    #expect(try jogakbo.run(["relink", "A", "tmp"]).status == 3)
    try jogakbo.succeed("relink", "A", jogakbo.folder.url.path)
    #expect(try jogakbo.document("A") == whole)
    try jogakbo.succeed("check")
  }

  @Test(arguments: [
    ("a folder", "Is a directory"), ("a link to itself", "Too many levels of symbolic links"),
    ("nothing", "No such file or directory"),
  ])
  func `an original that the system does not open is named with its reason`(
    obstacle: String, reason: String
  ) throws {
    let jogakbo = try makeLibrary()
    let name = try #require(try jogakbo.document("A").layers[0].photo?.fileName)
    let original = jogakbo.library + "/photos/" + name
    let manager = FileManager.default
    try manager.removeItem(atPath: original)
    switch obstacle {
    case "a folder":
      try manager.createDirectory(atPath: original, withIntermediateDirectories: false)
    case "a link to itself":
      try manager.createSymbolicLink(atPath: original, withDestinationPath: name)
    default: break
    }
    let result = try jogakbo.run(["export", "A", "-o", "a.png", "--size", "200"])
    #expect(result.status == 3)
    let words = "\(original): it cannot be read: \(reason)"
    #expect(result.error == "jogakbo: landscape.jpg is shown as a placeholder: \(words)\n")
  }

  @Test func `a library that another program uses`() throws {
    let jogakbo = try makeLibrary()
    let process = try LiveProcess(
      JogakboFixture.program, ["edit", "A"], environment: jogakbo.environment())
    try process.write(##"{"edit":"move","layer":"#1","dx":1,"dy":0}"##)
    #expect(process.nextLine() == #"{"ack":1}"#)
    for words in [["text", "A", "x"], ["new", "B"], ["delete", "A"], ["undo", "A"]] {
      let result = try jogakbo.run(words)
      #expect(result.status == 1)
      #expect(
        result.error
          == "jogakbo: \(jogakbo.library)/.lock: another program is using the library\n")
    }
    // Who only looks is let in, and sees what is durable.
    #expect(try jogakbo.show("A")["history"]?.object?["undo"] == 4)
    try jogakbo.succeed("export", "A", "-o", "a.png", "--size", "50")
    try process.write(#"{"edit":"undo"}"#)
    #expect(process.nextLine() == #"{"ack":2}"#)
    #expect(try process.finish().status == 0)
    #expect(try jogakbo.show("A")["history"]?.object?["undo"] == 3)
  }

  @Test(arguments: ["library.db", "file"])
  func `a library that is no folder`(name: String) throws {
    let jogakbo = try JogakboFixture()
    let path = try jogakbo.write(name, Data("text".utf8))
    for words in Self.commands {
      let result = try jogakbo.run(words, library: path)
      #expect(result.status == 1)
      #expect(result.error.hasPrefix("jogakbo: \(path)"), "\(words): \(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
    #expect(FileManager.default.contents(atPath: path) == Data("text".utf8))
  }
}
