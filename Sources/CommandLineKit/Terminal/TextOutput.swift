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
    case EAGAIN: waitUntilReady(descriptor, for: POLLOUT)
    case EPIPE: throw .readerGone
    case let code: throw .writeFailed(errno: code)
    }
  }
}

/// Sleeps until a descriptor that another program made non-blocking is ready.
func waitUntilReady(_ descriptor: Int32, for events: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  poll(&request, 1, -1)
}
