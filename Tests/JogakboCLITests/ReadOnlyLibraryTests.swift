import CollageDocument
import Foundation
import TestSupport
import Testing

/// Runs what follows as a user who may write nowhere; nil where there is no way to do that.
private let unprivileged: [String]? =
  if getuid() != 0 {
    ["/usr/bin/env"]
  } else {
    Subprocess.installed("setpriv").map {
      [$0, "--reuid=65534", "--regid=65534", "--clear-groups"]
    }
  }

@Suite(.enabled(if: unprivileged != nil, "the superuser may write everywhere"))
struct ReadOnlyLibraryTests {
  @Test func `a library that cannot be written to is read and nothing else`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let document = try jogakbo.document("A")
    let before = try FileManager.default.contents(of: jogakbo.library)
    try protect(jogakbo, folders: 0o555, files: 0o444)
    defer { restore(jogakbo) }

    let shown = try run(jogakbo, ["show", "A", "--json"])
    try #require(shown.status == 0 && shown.error == "", "\(shown)")
    let answer = try JSONValue(parsing: Data(shown.output.utf8)).object
    #expect(answer?["document"] == document.jsonValue)
    #expect(try run(jogakbo, ["list"]).status == 0)
    let output = jogakbo.temporary + "/a.png"
    #expect(try run(jogakbo, ["export", "A", "-o", output, "--size", "50"]).status == 0)
    #expect(try Picture(at: output).size == [50, 50])
    for words in [["text", "A", "x"], ["new", "B"], ["delete", "A"]] {
      let refused = try run(jogakbo, words)
      #expect(refused.status == 1, "\(refused)")
      #expect(refused.error.hasPrefix("jogakbo: \(jogakbo.library)"), "\(refused.error)")
      #expect(refused.error.hasSuffix(": it cannot be written: Permission denied\n"))
    }
    #expect(try FileManager.default.contents(of: jogakbo.library) == before)
  }

  @Test func `edits that are only in a leftover log are seen where nothing can be written`() throws
  {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let process = try LiveProcess(
      JogakboFixture.program, ["edit", "A"], environment: jogakbo.environment())
    for number in 1...5 {
      try process.write(##"{"edit":"move","layer":"#1","dx":\##(number),"dy":0}"##)
      #expect(process.nextLine() == "{\"ack\":\(number)}")
    }
    process.send(signal: SIGKILL)
    _ = try process.finish()
    // What the process leaves for others to read with cannot be made on such a medium.
    try FileManager.default.removeItem(atPath: jogakbo.library + "/library.db-shm")
    let before = try FileManager.default.contents(of: jogakbo.library)
    #expect(before["library.db-wal"]?.isEmpty == false)
    try protect(jogakbo, folders: 0o555, files: 0o444)
    defer { restore(jogakbo) }
    let shown = try run(jogakbo, ["show", "A", "--json"])
    try #require(shown.status == 0 && shown.error == "", "\(shown)")
    let answer = try JSONValue(parsing: Data(shown.output.utf8)).object
    #expect(answer?["history"]?.object?["undo"] == 8)
    #expect(try FileManager.default.contents(of: jogakbo.library) == before)
  }

  @Test(arguments: [
    ("", 0o555, ["text", "A", "x"]), ("", 0o000, ["list"]),
    ("library.db", 0o444, ["text", "A", "x"]), ("library.db", 0o000, ["list"]),
    (".lock", 0o444, ["new", "B"]), ("tmp", 0o555, ["add", "A", "new.jpg"]),
    ("photos", 0o555, ["add", "A", "new.jpg"]), ("projects", 0o555, ["text", "A", "x"]),
    ("photos", 0o000, ["export", "A", "-o", "tmp/a.png"]),
  ])
  func `a path to which a right is missing is named`(
    path: String, rights: Int, words: [String]
  ) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    // One that is not in the library yet; decoders pass over the byte at its end.
    try jogakbo.write("new.jpg", TestPhoto.landscape + [0])
    try protect(jogakbo, folders: 0o777, files: 0o666)
    defer { restore(jogakbo) }
    let place = jogakbo.library + (path.isEmpty ? "" : "/" + path)
    try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: place)
    let result = try run(jogakbo, words)
    #expect(result.status != 0)
    #expect(result.error.contains(place), "\(result.error)")
    #expect(result.error.hasSuffix(": Permission denied\n"), "\(result.error)")
  }

  private func run(_ jogakbo: JogakboFixture, _ words: [String]) throws -> Subprocess.Result {
    let prefix = try #require(unprivileged)
    return try Subprocess.run(
      prefix[0], prefix.dropFirst() + [JogakboFixture.program] + words,
      environment: jogakbo.environment(), folder: jogakbo.folder.url)
  }

  private func protect(_ jogakbo: JogakboFixture, folders: Int, files: Int) throws {
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: jogakbo.temporary)
    for name in try manager.subpathsOfDirectory(atPath: jogakbo.library) + [""] {
      let path = jogakbo.library + "/" + name
      var isFolder: ObjCBool = false
      _ = manager.fileExists(atPath: path, isDirectory: &isFolder)
      try manager.setAttributes(
        [.posixPermissions: isFolder.boolValue ? folders : files], ofItemAtPath: path)
    }
  }

  /// What cannot be written to could not be removed either.
  private func restore(_ jogakbo: JogakboFixture) {
    do { try protect(jogakbo, folders: 0o755, files: 0o644) } catch { Issue.record(error) }
  }
}
