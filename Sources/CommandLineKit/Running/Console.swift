import Foundation

/// Where a command reads from and writes to.
public struct Console: Sendable {
  /// Standard input.
  public var input: ByteInput
  /// Results: what a pipe or a script wants.
  public var output: TextOutput
  /// Complaints and progress.
  public var error: TextOutput
  /// Whether complaints reach a person's terminal, where progress may be drawn.
  public var showsProgress: Bool
  /// How many columns text may fill.
  public var columns: Int

  /// Puts a console together; tests capture what is written.
  public init(
    input: ByteInput, output: TextOutput, error: TextOutput, showsProgress: Bool = false,
    columns: Int = 80
  ) {
    self.input = input
    self.output = output
    self.error = error
    self.showsProgress = showsProgress
    self.columns = columns
  }

  /// The process's own streams.
  public static func standard() -> Console {
    Console(
      input: .descriptor(STDIN_FILENO), output: .descriptor(STDOUT_FILENO),
      error: .descriptor(STDERR_FILENO), showsProgress: isatty(STDERR_FILENO) == 1,
      columns: TerminalWidth.columns(of: STDOUT_FILENO))
  }

  /// Writes a sentence to standard error, on one line.
  ///
  /// Control characters are shown as `�`: a file's name must not be able to command the terminal,
  /// nor to begin a line that another program might take for a sentence of its own.
  /// A failure is dropped: there is nowhere left to report it, and the exit code tells the rest.
  public func complain(_ line: String) {
    do { try error.print(Self.harmless(line)) } catch {}
  }

  private static func harmless(_ text: String) -> String {
    var harmless = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isCommand = scalar.properties.generalCategory == .control
      harmless.append(isCommand ? "\u{FFFD}" : scalar)
    }
    return String(harmless)
  }
}
