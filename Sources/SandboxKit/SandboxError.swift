/// Why a process could not be started, limited or spoken to; with a number of `errno`.
public enum SandboxError: Error, Equatable, Sendable {
  /// There is no process.
  case notStarted(errno: Int32)

  /// The process does not have the limits that it should.
  case notConfined(errno: Int32)

  /// Nothing can be sent or received.
  case channelFailed(errno: Int32)

  /// The other side has ended.
  case ended

  /// Nothing came in the time that there was.
  case timedOut
}
