import Foundation
import Synchronization

/// Whether the user asked the program to stop (SIGINT: Ctrl-C).
///
/// The first Ctrl-C asks for a clean stop, the second ends the process at once.
public enum Interruption {
  private static let requested = Atomic(false)

  /// Whether the program has been asked to stop.
  public static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Throws once the program has been asked to stop; long work calls it between two steps.
  public static func check() throws(ConsoleError) {
    if isRequested { throw .interrupted }
  }

  /// Takes over SIGINT for the rest of the process's life.
  static func install() {
    // Touched before the handler can run: a lazy first access is not safe inside of one.
    requested.store(false, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interruption.requested.exchange(true, ordering: .relaxed) {
        _exit(ExitCode.interrupted.rawValue)
      }
    }
    // Without SA_RESTART, so that a read which waits for input is woken.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
  }
}
