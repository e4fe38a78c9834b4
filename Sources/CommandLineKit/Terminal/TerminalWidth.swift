import Foundation

/// How wide the terminal is.
enum TerminalWidth {
  /// Columns of a terminal that does not say: what a teletype's successors had.
  static let standard = 80
  /// Columns beyond which a line is tiring to read.
  static let readable = 100

  /// Columns to fill: `COLUMNS`, else what the terminal says, else 80; 20 at least, 100 at most.
  static func columns(
    of descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    let asked = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(asked ?? reported(by: descriptor) ?? standard, 20), readable)
  }

  private static func reported(by descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
