import Foundation
import MessageCatalog

/// What can go wrong between the program and its standard streams.
public enum ConsoleError: Error, Sendable, Equatable {
  /// The reader of the output closed it (`EPIPE`); no complaint is due.
  case readerGone
  /// Output could not be written; the system's error number.
  case writeFailed(errno: Int32)
  /// Input could not be read; the system's error number.
  case readFailed(errno: Int32)
  /// The user asked the program to stop.
  case interrupted

  /// The complaint in the user's language, without the program's name and without a full stop.
  public var words: String {
    switch self {
    case .readerGone: tr("the program reading the output went away")
    case .writeFailed(let code):
      tr("writing the output failed: {reason}", ["reason": Self.reason(code)])
    case .readFailed(let code):
      tr("reading the input failed: {reason}", ["reason": Self.reason(code)])
    case .interrupted: tr("interrupted")
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
