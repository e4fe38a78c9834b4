import Synchronization
import Testing

@testable import CommandLineKit

@Suite struct TerminalProgressTests {
  /// A clock that stands still until it is moved.
  private final class Clock: Sendable {
    private let instant = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    func advance(by duration: Duration) { instant.withLock { $0 += duration } }
  }

  private func drawn(
    onTerminal: Bool = true, columns: Int = 40, total: Int = 100,
    _ work: (TerminalProgress, Clock) -> Void
  ) -> String {
    let error = Captured()
    let clock = Clock()
    let console = Console(
      input: .text(""), output: Captured().sink, error: error.sink, showsProgress: onTerminal,
      columns: columns)
    work(TerminalProgress("Work", total: total, console: console, now: { clock.now }), clock)
    return error.text
  }

  @Test func `a bar grows and is wiped away`() {
    let text = drawn { progress, clock in
      progress.update(0)
      clock.advance(by: .seconds(1))
      progress.update(50)
      progress.finish()
    }
    #expect(
      text == "\rWork [--------------------------] 0/100\u{1B}[K"
        + "\rWork [############-------------] 50/100\u{1B}[K" + "\r\u{1B}[K")
  }

  @Test func `nothing is drawn where no person looks`() {
    let text = drawn(onTerminal: false) { progress, _ in
      progress.update(1)
      progress.finish()
    }
    #expect(text == "")
    #expect(drawn { progress, _ in progress.finish() } == "")
    #expect(drawn(total: 0) { progress, _ in progress.update(0) } == "")
  }

  @Test func `updates are throttled but the last one is drawn`() {
    let text = drawn { progress, clock in
      for step in 1...100 {
        clock.advance(by: .milliseconds(1))
        progress.update(step)
      }
    }
    #expect(text.split(separator: "\r").count == 2)
    #expect(text.hasSuffix("100/100\u{1B}[K"))
  }

  @Test(arguments: [Int.min, -1, 101, Int.max])
  func `a count out of bounds is drawn within them`(done: Int) {
    #expect(drawn { progress, _ in progress.update(done) }.contains("Work"))
  }
}
