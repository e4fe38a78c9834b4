import MessageCatalog

/// How a command ended, as the shell sees it.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything asked for was done.
  case done = 0
  /// Nothing was done, or it broke off.
  case failed = 1
  /// The command line could not be understood.
  case usage = 2
  /// Some inputs failed; each was named on standard error.
  case partial = 3
  /// The user broke off with Ctrl-C; what a shell reports for SIGINT.
  case interrupted = 130
  /// Whoever read the output went away; what a shell reports for SIGPIPE.
  case readerGone = 141

  /// What the code means, for the manual.
  public var meaning: String {
    switch self {
    case .done: tr("Everything was done.")
    case .failed: tr("The command failed.")
    case .usage: tr("The command line could not be understood.")
    case .partial: tr("Some inputs failed; each is named on standard error.")
    case .interrupted: tr("The command was interrupted.")
    case .readerGone: tr("The program reading the output went away.")
    }
  }
}
