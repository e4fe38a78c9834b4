import CollageDocument
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct DurabilityTests {
  @Test func `an acknowledged edit survives twenty times the end of its process`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "A")
    try jogakbo.succeed("text", "A", "words")
    var revision = try jogakbo.session("A").revision
    let start = try place(in: jogakbo)
    for round in 1...20 {
      let process = try LiveProcess(
        JogakboFixture.program, ["edit", "A"], environment: jogakbo.environment())
      for _ in 0...round { try process.write(##"{"edit":"move","layer":"#1","dx":1,"dy":0}"##) }
      for number in 1...round { #expect(process.nextLine() == "{\"ack\":\(number)}") }
      process.send(signal: SIGKILL)
      let result = try process.finish()
      // The edit behind the last one read may have been done or not, told or not.
      let told = round + (result.output.isEmpty ? 0 : 1)
      let saved = try jogakbo.session("A").revision - revision
      #expect(told <= saved && saved <= round + 1)
      revision += saved
      #expect(try place(in: jogakbo) == start + Double(revision - 1))
    }
    try jogakbo.succeed("undo", "A", "-n", "1000")
    #expect(try jogakbo.document("A") == EditorDocument())
    #expect(try jogakbo.succeed("check") == "Everything is in order.")
  }

  private func place(in jogakbo: JogakboFixture) throws -> Double {
    try #require(try jogakbo.document("A").layers.first).placement.center.x
  }

  @Test func `a command that is cut off leaves nothing in the way of the next`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let process = try LiveProcess(
      JogakboFixture.program, ["edit", "A"], environment: jogakbo.environment())
    try process.write(##"{"edit":"add-photo","path":"\##(jogakbo.path("portrait.png"))"}"##)
    #expect(process.nextLine() == #"{"ack":1}"#)
    try Data("half a photo".utf8).write(to: URL(filePath: jogakbo.library + "/tmp/leftover"))
    process.send(signal: SIGKILL)
    _ = try process.finish()
    try jogakbo.succeed("text", "A", "next")
    #expect(try jogakbo.document("A").layers.count == 5)
    #expect(try FileManager.default.contents(of: jogakbo.library + "/tmp").isEmpty)
  }
}
