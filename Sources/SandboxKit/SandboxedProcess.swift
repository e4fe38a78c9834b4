import CSandbox
import Glibc
import Synchronization

/// A process beside this one that is given nothing but a channel: no other descriptor, no
/// environment but what is told, no folder, no terminal. It limits itself by ``SandboxLimits``.
///
/// It is ended and taken off the system by ``end()`` or at the latest when the last reference goes;
/// no signal handler and no other wait of the program has a part in it. When this process ends in any
/// way, its channel does as well, which tells the other to end.
public final class SandboxedProcess: Sendable {
  /// This side of the channel.
  public let channel: MessageChannel

  private let identifier: pid_t
  /// What ended it; nil while it may be running, and its number is its own.
  private let ending = Mutex<Ending?>(nil)

  private struct Ending {
    let signal: Int32?
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - name: Its argument 0 and only one.
  ///   - environment: Its whole environment.
  /// - Throws: `SandboxError.notStarted`
  public init(
    program: String, name: String, environment: [String: String] = [:]
  ) throws(SandboxError) {
    var identifier: pid_t = 0
    var channel: Int32 = -1
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    let failure = csandbox_start(program, name, variables, &identifier, &channel)
    guard failure == 0 else { throw .notStarted(errno: failure) }
    self.identifier = identifier
    self.channel = MessageChannel(descriptor: channel)
  }

  /// Whether the process is there and has said nothing.
  public var isWaiting: Bool {
    do throws(SandboxError) {
      _ = try channel.receive(until: Deadline(inSeconds: 0))
      return false
    } catch {
      return error == .timedOut
    }
  }

  /// Lets the process use so many more seconds of processor time.
  ///
  /// - Throws: `SandboxError.notConfined`
  public func extendTime(by seconds: UInt64) throws(SandboxError) {
    let failure = csandbox_extend_time(identifier, seconds)
    guard failure == 0 else { throw .notConfined(errno: failure) }
  }

  /// Ends the process where it is still running, and waits for that.
  ///
  /// - Returns: The signal that ended it; nil where it ended by itself.
  @discardableResult
  public func end() -> Int32? {
    ending.withLock { ending in
      if let ending { return ending.signal }
      let signal = csandbox_end(identifier)
      let made = Ending(signal: signal == 0 ? nil : signal)
      ending = made
      return made.signal
    }
  }

  deinit {
    end()
    close(channel.descriptor)
  }
}
