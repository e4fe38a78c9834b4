import Dispatch
public import Foundation

/// Programs that tests run beside themselves.
public enum Subprocess {
  /// What a program left behind.
  public struct Result: Sendable {
    /// Its exit code, or 128 and the number of the signal that ended it, as a shell says it.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
  }

  /// The path of a program of this package, built beside the tests.
  public static func built(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path(percentEncoded: false)
  }

  /// The path of an installed program; nil when it is missing.
  public static func installed(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - input: What it reads from standard input.
  ///   - environment: Added to a small, English one.
  ///   - folder: Where it runs.
  public static func run(
    _ program: String, _ arguments: [String], input: Data = Data(),
    environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Result {
    // Through files, since full pipes would let the program and the test wait for each other.
    let streams = try TemporaryFolder()
    func file(_ name: String, _ content: Data = Data()) throws -> FileHandle {
      let url = streams.url.appending(path: name)
      try content.write(to: url)
      return try FileHandle(forUpdating: url)
    }
    let (output, error) = (try file("output"), try file("error"))
    let process = prepared(program, arguments, environment, folder)
    process.standardInput = try file("input", input)
    (process.standardOutput, process.standardError) = (output, error)
    // `waitUntilExit` spins a run loop, which keeps a core busy.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    return Result(
      status: process.shellStatus, output: try output.text(), error: try error.text())
  }

  static func prepared(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ folder: URL?
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()]
      .merging(environment) { _, new in new }
    process.currentDirectoryURL = folder
    return process
  }
}

/// A program that a test talks to while it runs.
public final class LiveProcess {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private var pending = Data()

  /// Starts a program; see ``Subprocess/run(_:_:input:environment:folder:)``.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    folder: URL? = nil
  ) throws {
    process = Subprocess.prepared(program, arguments, environment, folder)
    process.standardInput = input
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
  }

  deinit {
    if process.isRunning { send(signal: SIGKILL) }
  }

  /// Gives the program a line to read.
  public func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Waits for the next line that the program writes; nil at the end.
  public func nextLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = Data(pending[pending.index(after: end)...]) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { return nil }
      pending.append(piece)
    }
  }

  /// Sends the program a signal, such as `SIGKILL`.
  public func send(signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Ends the program's input, unless it is to end without that, and waits for its end.
  public func finish(endingInput: Bool = true) throws -> Subprocess.Result {
    if endingInput { try input.fileHandleForWriting.close() }
    let rest = pending + output.fileHandleForReading.readDataToEndOfFile()
    let complaints = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Subprocess.Result(
      status: process.shellStatus, output: String(decoding: rest, as: UTF8.self),
      error: String(decoding: complaints, as: UTF8.self))
  }
}

extension Process {
  fileprivate var shellStatus: Int32 {
    terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus
  }
}

extension FileHandle {
  /// All that was written to the file.
  fileprivate func text() throws -> String {
    try seek(toOffset: 0)
    return String(decoding: try readToEnd() ?? Data(), as: UTF8.self)
  }
}
