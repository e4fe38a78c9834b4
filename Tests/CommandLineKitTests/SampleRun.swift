import Foundation
import Synchronization

@testable import CommandLineKit
@testable import SampleTool

/// What a run of the sample program gave.
struct SampleRun {
  var code: ExitCode
  var output: String
  var error: String

  /// Runs the sample program within the test's process.
  static func run(_ words: [String], input: String = "", columns: Int = 80) async -> SampleRun {
    let output = Captured()
    let error = Captured()
    let console = Console(
      input: .text(input), output: output.sink, error: error.sink, columns: columns)
    let code = await SampleTool.make().run(words, console: console)
    return SampleRun(code: code, output: output.text, error: error.text)
  }

  /// Runs the sample program within the test's process, with words parted by blanks.
  static func run(_ line: String, columns: Int = 80) async -> SampleRun {
    await run(line.split(separator: " ").map(String.init), columns: columns)
  }
}

/// Keeps what is written.
final class Captured: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  var sink: TextOutput {
    TextOutput { text throws(ConsoleError) in self.written.withLock { $0 += text } }
  }
}

extension ByteInput {
  /// An input that gives a text in pieces of at most `piece` bytes.
  static func text(_ text: String, piece: Int = .max) -> ByteInput {
    let rest = Mutex(Data(text.utf8))
    return ByteInput { count throws(ConsoleError) in
      rest.withLock { rest in
        let chunk = rest.prefix(min(count, piece))
        rest = rest.dropFirst(chunk.count)
        return Data(chunk)
      }
    }
  }
}
