import CSandbox
import Glibc

/// One end of a connection between two processes: whole messages of up to 4096 bytes, and a
/// descriptor with each. Used by one thread at a time.
public struct MessageChannel: Sendable {
  /// The bytes of the longest message.
  public static let capacity = 4096

  /// The end in a process that ``SandboxedProcess`` started.
  public static let toParent = MessageChannel(descriptor: Int32(CSANDBOX_CHANNEL))

  let descriptor: Int32

  /// Sends a message that is not empty.
  ///
  /// - Parameter attachment: A descriptor; the other side gets one of its own for the same file.
  /// - Throws: `SandboxError.channelFailed`
  public func send(_ message: [UInt8], attaching attachment: Int32? = nil) throws(SandboxError) {
    let failure = csandbox_send(descriptor, message, message.count, attachment ?? -1)
    guard failure == 0 else { throw .channelFailed(errno: failure) }
  }

  /// Waits for a message without an attachment; one that comes all the same is dropped.
  ///
  /// - Parameter deadline: When to give up; nil for never.
  /// - Throws: `SandboxError.ended`, `timedOut`, `channelFailed`
  public func receive(until deadline: Deadline? = nil) throws(SandboxError) -> [UInt8] {
    try receive(until: deadline, attachment: nil)
  }

  /// Waits for a message with an attachment, as long as the other side is there.
  ///
  /// - Returns: The message, and the descriptor, which is the caller's; nil where none came with it.
  /// - Throws: `SandboxError.ended`, `channelFailed`
  public func receiveAttachment() throws(SandboxError) -> ([UInt8], Int32?) {
    var attachment: Int32 = -1
    let message = try receive(until: nil, attachment: &attachment)
    return (message, attachment < 0 ? nil : attachment)
  }

  private func receive(
    until deadline: Deadline?, attachment: UnsafeMutablePointer<Int32>?
  ) throws(SandboxError) -> [UInt8] {
    var failure: Int32 = 0
    let message = [UInt8](unsafeUninitializedCapacity: Self.capacity) { buffer, count in
      failure = csandbox_receive(
        descriptor, buffer.baseAddress, buffer.count, deadline?.nanoseconds ?? 0, &count, attachment
      )
    }
    guard failure != ETIMEDOUT else { throw .timedOut }
    guard failure == 0 else { throw .channelFailed(errno: failure) }
    guard !message.isEmpty else { throw .ended }
    return message
  }
}

/// A moment up to which something is waited for.
public struct Deadline: Sendable {
  let nanoseconds: UInt64

  /// A moment so many seconds from now.
  public init(inSeconds seconds: Int) {
    nanoseconds = csandbox_now() + UInt64(max(seconds, 0)) * 1_000_000_000
  }
}
