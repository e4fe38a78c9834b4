import CollageDocument
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct StreamTests {
  private func shell(_ line: String, in jogakbo: JogakboFixture) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/sh", ["-c", line], environment: jogakbo.environment(), folder: jogakbo.folder.url)
  }

  @Test(arguments: [">&-", "> /dev/full"])
  func `an answer that cannot be given is an error and harms nothing`(output: String) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    for words in ["list", "show A --json", "history A", "help", "manual", "new B"] {
      let result = try shell("\"$JOGAKBO\" \(words) \(output)", in: jogakbo)
      #expect(result.status == 1, "\(words)")
      #expect(result.error.hasPrefix("jogakbo: writing the output failed: "), "\(words)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
  }

  @Test(arguments: ["<&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", "> /dev/full 2> /dev/full"])
  func `closed streams harm no library`(streams: String) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    _ = try shell("\"$JOGAKBO\" text A more \(streams)", in: jogakbo)
    _ = try shell("\"$JOGAKBO\" new B \(streams)", in: jogakbo)
    _ = try shell("\"$JOGAKBO\" export A -o a.png --size 60 \(streams)", in: jogakbo)
    _ = try shell("\"$JOGAKBO\" show C \(streams)", in: jogakbo)
    #expect(try jogakbo.document("A").layers.count == 4)
    #expect(try Picture(at: jogakbo.path("a.png")).size == [60, 60])
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
  }

  @Test func `edits stop when nobody reads the answers, and what was acknowledged stays`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let lines = String(
      repeating: ##"{"edit":"move","layer":"#1","dx":1,"dy":0}"## + "\n", count: 300)
    try jogakbo.write("edits.jsonl", Data(lines.utf8))
    let result = try shell("\"$JOGAKBO\" edit A edits.jsonl | head -n 2", in: jogakbo)
    #expect(result.output == "{\"ack\":1}\n{\"ack\":2}\n")
    #expect(result.error == "")
    #expect(try jogakbo.session("A").revision >= 5)
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a compose that is broken off leaves the older picture and nothing else`(signal: Int32)
    throws
  {
    let jogakbo = try JogakboFixture()
    let photo = try jogakbo.write("a.jpg", TestPhoto.landscape)
    let folder = jogakbo.path("out")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try jogakbo.write("out/o.png", Data("older".utf8))
    let process = try LiveProcess(
      JogakboFixture.program,
      ["compose"] + Array(repeating: photo, count: 9) + [
        "-o", folder + "/o.png", "--size", "20000",
      ],
      environment: jogakbo.environment())
    // Its unfinished file shows that it is at work.
    for _ in 0..<500 where try FileManager.default.contentsOfDirectory(atPath: folder).count < 2 {
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    process.send(signal: signal)
    let result = try process.finish(endingInput: false)
    #expect(result.status == 128 + signal)
    #expect(result.error == "jogakbo: interrupted\n")
    #expect(try FileManager.default.contents(of: folder) == ["o.png": Data("older".utf8)])
    #expect(try FileManager.default.contents(of: jogakbo.temporary).isEmpty)
  }
}
