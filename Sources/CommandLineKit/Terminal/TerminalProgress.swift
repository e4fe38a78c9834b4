import MessageCatalog
import Synchronization

/// A bar on standard error that grows while work is done, on a person's terminal only.
///
///     let progress = TerminalProgress(tr("Exporting"), total: photos.count, console: console)
///     defer { progress.finish() }
///     for (index, photo) in photos.enumerated() { … ; progress.update(index + 1) }
public final class TerminalProgress: Sendable {
  private struct Drawing {
    var lastDrawn: ContinuousClock.Instant?
    var isVisible = false
  }

  /// The shortest time between two drawings, except of the end.
  private static let interval = Duration.milliseconds(100)
  private let label: String
  private let total: Int
  private let console: Console
  private let now: @Sendable () -> ContinuousClock.Instant
  private let drawing = Mutex(Drawing())

  /// Prepares a bar; nothing is drawn before the first update.
  public convenience init(_ label: String, total: Int, console: Console) {
    self.init(label, total: total, console: console, now: { .now })
  }

  init(
    _ label: String, total: Int, console: Console,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.label = label
    self.total = total
    self.console = console
    self.now = now
  }

  /// Shows that `done` of the total is done; callable from any thread.
  public func update(_ done: Int) {
    guard console.showsProgress, total > 0 else { return }
    drawing.withLock { drawing in
      let instant = now()
      if let last = drawing.lastDrawn, instant - last < Self.interval, done < total { return }
      drawing.lastDrawn = instant
      drawing.isVisible = true
      draw("\r" + line(done) + "\u{1B}[K")
    }
  }

  /// Wipes the bar away, so that what is written next stands on a clean line.
  public func finish() {
    drawing.withLock { drawing in
      if drawing.isVisible { draw("\r\u{1B}[K") }
      drawing.isVisible = false
    }
  }

  private func line(_ done: Int) -> String {
    let fraction = min(max(Double(done) / Double(total), 0), 1)
    let count = " \(done)/\(total)"
    let room = console.columns - DisplayText.columns(of: label + count) - 4
    guard room >= 10 else { return label + count }
    let filled = Int(fraction * Double(room))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "\(label) [\(bar)]\(count)"
  }

  /// A bar that cannot be drawn is no reason to stop the work it is about.
  private func draw(_ text: String) {
    do { try console.error.write(text) } catch {}
  }
}
