import Foundation

/// Programs that the tests run beside themselves.
enum Subprocess {
  struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  /// The sample program, built beside the tests.
  static let sample = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("SampleTool").path

  static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of an installed program; nil when it is missing.
  static func installed(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end; `environment` is added to a small, English one.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = baseEnvironment.merging(environment) { _, new in new }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let error = Pipe()
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: complaints, as: UTF8.self))
  }

  static var baseEnvironment: [String: String] {
    ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory(), "SAMPLE": sample]
  }

  /// Calls a body with a new folder that is removed afterwards.
  static func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CommandLineKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system clears what stays
    return try body(folder)
  }
}
