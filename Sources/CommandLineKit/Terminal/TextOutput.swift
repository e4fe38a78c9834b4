import Foundation

/// Somewhere to write text: a file descriptor, or a test's own store.
public struct TextOutput: Sendable {
  private let writeBytes: @Sendable (String) throws(ConsoleError) -> Void

  /// An output of its own.
  public init(_ write: @escaping @Sendable (String) throws(ConsoleError) -> Void) {
    writeBytes = write
  }

  /// Writes straight to a descriptor: what was written before a crash has been written.
  public static func descriptor(_ descriptor: Int32) -> TextOutput {
    TextOutput { text throws(ConsoleError) in try writeAll(text, to: descriptor) }
  }

  /// Writes all of a text, or throws.
  public func write(_ text: String) throws(ConsoleError) { try writeBytes(text) }

  /// Writes a line.
  public func print(_ line: String) throws(ConsoleError) { try writeBytes(line + "\n") }
}

private func writeAll(_ text: String, to descriptor: Int32) throws(ConsoleError) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
      continue
    }
    switch errno {
    case EINTR: continue
    // Another program may have made a shared terminal or pipe non-blocking.
    case EAGAIN: _ = isReady(descriptor, for: POLLOUT, within: 1000)
    case EPIPE: throw .readerGone
    case let code: throw .writeFailed(errno: code)
    }
  }
}

/// Waits until a descriptor can be read or written, or has failed, for at most so many
/// milliseconds; false when there is nothing yet.
func isReady(_ descriptor: Int32, for events: Int32, within milliseconds: Int32) -> Bool {
  // poll never reports a negative descriptor; the read or write that follows does.
  guard descriptor >= 0 else { return true }
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return poll(&request, 1, milliseconds) > 0
}
