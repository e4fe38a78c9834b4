import CollageEditing
import CollageStorage
import Foundation
import TestSupport
import Testing

private let tracer = Subprocess.installed("strace")

/// Rebuilding a library, ended before each of its operations on files.
@Suite(.enabled(if: tracer != nil, "strace is missing, which ends the program"))
struct KilledRecoveryTests {
  private static let operations = [
    "rename", "unlink", "fsync", "fdatasync", "pwrite64", "write", "ftruncate",
  ].joined(separator: ",")

  /// Every how many operations the process is ended: each of them takes a while.
  private static let step =
    ProcessInfo.processInfo.environment["JOGAKBO_SLOW_TESTS"] == nil ? 7 : 1

  private let jogakbo: JogakboFixture
  private let history: EditHistory
  private let photos: [String: Data]

  init() throws {
    jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    history = try jogakbo.session("A").editor.history
    photos = try FileManager.default.contents(of: jogakbo.library + "/photos")
    try leaveLog()
    let file = try FileHandle(forUpdating: URL(filePath: jogakbo.library + "/library.db"))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 100))
    try file.close()
  }

  /// Ends a program in the middle, so that the database has a write-ahead log.
  private func leaveLog() throws {
    let process = try LiveProcess(
      JogakboFixture.program, ["edit", "A"], environment: jogakbo.environment())
    for step in 1...4 {
      try process.write(step % 2 == 1 ? #"{"edit":"undo"}"# : #"{"edit":"redo"}"#)
      #expect(process.nextLine() == "{\"ack\":\(step)}")
    }
    process.send(signal: SIGKILL)
    _ = try process.finish()
  }

  @Test func `a library that was half rebuilt is the old one or the new one`() throws {
    let tracer = try #require(tracer)
    let pristine = jogakbo.path("pristine")
    try FileManager.default.copyItem(atPath: jogakbo.library, toPath: pristine)
    var number = 1
    while true {
      try FileManager.default.removeItem(atPath: jogakbo.library)
      try FileManager.default.copyItem(atPath: pristine, toPath: jogakbo.library)
      let result = try Subprocess.run(
        tracer,
        [
          "-f", "-qq", "-o", "/dev/null", "-e", "trace=" + Self.operations,
          "-e", "inject=\(Self.operations):signal=SIGKILL:when=\(number)",
          JogakboFixture.program, "check", "--repair",
        ], environment: jogakbo.environment())
      if result.status == 0 {
        #expect(result.output.hasPrefix("the library was rebuilt"))
        break
      }
      try #require(result.status == 137, "operation \(number): \(result)")
      try expectOldOrNew(after: number)
      number += Self.step
    }
    print("ended before every \(Self.step). of \(number) operations on files")
    #expect(number > 40)
  }

  private func expectOldOrNew(after number: Int) throws {
    let looked = try jogakbo.run(["check"])
    #expect([0, 1].contains(looked.status), "operation \(number): \(looked)")
    let opened = try jogakbo.run(["rename", "A", "A"])
    #expect(
      opened.status == 0 || opened.error.contains("“jogakbo check --repair” rebuilds it"),
      "operation \(number): \(opened)")
    let repaired = try jogakbo.run(["check", "--repair"])
    try #require(repaired.status == 0, "operation \(number): \(repaired)")
    #expect(try jogakbo.session("A").editor.history == history, "operation \(number)")
    #expect(try FileManager.default.contents(of: jogakbo.library + "/photos") == photos)
  }
}
