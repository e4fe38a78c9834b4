public import CollageStorage
import Foundation

extension LibraryFolder {
  /// Where the user's library is: `JOGAKBO_LIBRARY`, else a folder among the user's data as the XDG
  /// base directories say.
  public static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let named = folder("JOGAKBO_LIBRARY") { return named }
    let data = folder("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
    return data + "/jogakbo"
  }
}
