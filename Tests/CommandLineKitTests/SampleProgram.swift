import Foundation
import TestSupport

extension Subprocess {
  /// The sample program.
  static let sample = built("SampleTool")

  /// Runs a line of the shell in which `$SAMPLE` is the sample program.
  static func runShell(_ line: String, shell: String = "/bin/sh") throws -> Result {
    try run(shell, ["-c", line], environment: ["SAMPLE": sample])
  }

  /// Calls a body with a new folder that is removed afterwards.
  static func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.url) }
  }
}
