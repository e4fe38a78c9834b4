import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CommandLineKit

@Suite struct StandardStreamsTests {
  private func lines(_ text: String, piece: Int) throws -> [String] {
    var reader = LineReader(.text(text, piece: piece))
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 65_536])
  func `lines are the same however they arrive`(piece: Int) throws {
    #expect(try lines("", piece: piece) == [])
    #expect(try lines("\n", piece: piece) == [""])
    #expect(try lines("a", piece: piece) == ["a"])
    #expect(try lines("하나\r\n\n둘\n셋", piece: piece) == ["하나", "", "둘", "셋"])
    #expect(try lines("a\rb\r\n\r\n", piece: piece) == ["a\rb", ""])
  }

  @Test func `a line has no longest length`() throws {
    let long = String(repeating: "x", count: 5_000_000)
    #expect(try lines(long + "\nend", piece: 65_536).map(\.count) == [5_000_000, 3])
  }

  @Test func `a failed read is thrown`() {
    var reader = LineReader(.descriptor(-1))
    #expect(throws: ConsoleError.readFailed(errno: EBADF)) { try reader.next() }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full"))
  func `a full disk is reported`() throws {
    let result = try Subprocess.runShell("\"$SAMPLE\" --help > /dev/full")
    #expect(result.status == ExitCode.failed.rawValue)
    #expect(result.error == "sample: writing the output failed: No space left on device\n")
  }

  @Test(.enabled(if: Subprocess.installed("bash") != nil, "bash is not installed"))
  func `a reader that goes away ends the program without a word`() throws {
    let result = try Subprocess.runShell(
      "\"$SAMPLE\" flood | head -c 9; echo \" ${PIPESTATUS[0]}\"",
      shell: Subprocess.installed("bash") ?? "")
    #expect(result.output == "xxxxxxxxx 141\n")
    #expect(result.error == "")
  }

  @Test func `a closed output is reported`() throws {
    let result = try Subprocess.runShell("\"$SAMPLE\" --help >&-")
    #expect(result.status == ExitCode.failed.rawValue)
    #expect(result.error.hasPrefix("sample: writing the output failed: "))
  }

  @Test func `an output that cannot take all at once is waited for`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    try #require(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "조각보\n", count: 100_000)
    let count = Mutex(0)
    let reading = Thread { [reader = pipe.fileHandleForReading] in
      // Long enough that the pipe is full by then.
      Thread.sleep(forTimeInterval: 0.05)
      count.withLock { $0 = reader.readDataToEndOfFile().count }
    }
    reading.start()
    try TextOutput.descriptor(descriptor).write(text)
    try pipe.fileHandleForWriting.close()
    while !reading.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    #expect(count.withLock(\.self) == text.utf8.count)
  }

  @Test(
    arguments: [["wait"], ["lines"]], [SIGINT, SIGTERM, SIGHUP])
  func `an interruption ends the program cleanly`(words: [String], signal: Int32) throws {
    let process = try LiveProcess(Subprocess.sample, words)
    // The first output shows that the program is at its work.
    try process.write("ready")
    #expect(process.nextLine() != nil)
    process.send(signal: signal)
    let result = try process.finish(endingInput: false)
    #expect(result.status == 128 + signal)
    #expect(result.error == "sample: interrupted\n")
  }
}
