import Foundation
import Synchronization

/// Whether the user or the system asked the program to stop: Ctrl-C (SIGINT), the end of the
/// session (SIGTERM), or a terminal that was closed (SIGHUP).
///
/// The first signal asks for a clean stop, the second ends the process at once.
public enum Interruption {
  private static let signalNumber = Atomic<Int32>(0)

  /// Whether the program has been asked to stop.
  public static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// Throws once the program has been asked to stop; long work calls it between two steps.
  public static func check() throws(ConsoleError) {
    if isRequested { throw .interrupted }
  }

  /// What the process ends with after a clean stop: what a shell reports for the signal.
  static var exitStatus: Int32 { 128 + signalNumber.load(ordering: .relaxed) }

  /// Takes over the signals for the rest of the process's life.
  static func install() {
    // Touched before the handler can run: a lazy first access is not safe inside of one.
    signalNumber.store(0, ordering: .relaxed)
    takeOver(SIGINT)
    // Whoever starts a program with these ignored, as nohup does, wants it to go on.
    for signal in [SIGTERM, SIGHUP] where !isIgnored(signal) { takeOver(signal) }
  }

  private static func takeOver(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if Interruption.signalNumber.exchange(number, ordering: .relaxed) != 0 {
        _exit(128 + number)
      }
    }
    // Without SA_RESTART, so that a read which waits for input is woken.
    action.sa_flags = 0
    sigaction(signal, &action, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the address 1; a pointer to a function cannot be compared otherwise.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
