import Foundation
import MessageCatalog

/// What Foundation could not do with a file, in the system's words, which say more than its own.
func words(for error: CocoaError) -> String {
  guard let path = error.filePath, let cause = error.underlying as? POSIXError else {
    return error.localizedDescription
  }
  return tr("{path}: {problem}", ["path": path, "problem": systemReason(cause.code.rawValue)])
}

/// The system's words for a number of `errno`.
func systemReason(_ errno: Int32) -> String { unsafe String(cString: strerror(errno)) }

/// The system's words for a signal that ends a process.
func systemDescription(ofSignal signal: Int32) -> String {
  unsafe String(cString: strsignal(signal))
}
