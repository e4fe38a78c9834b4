/// What the manual page says beyond the commands.
public struct Manual: Sendable {
  /// An environment variable and what it does.
  public struct Variable: Sendable {
    /// The variable's name.
    public var name: String
    /// What it does, translated.
    public var meaning: String

    /// Describes a variable.
    public init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// The program's version: `1.2.0`.
  public var version: String
  /// The day the version was made, as mdoc writes it: `December 1, 2025`.
  public var date: String
  /// The environment variables that the program heeds.
  public var environment: [Variable]

  /// Describes a release.
  public init(version: String, date: String, environment: [Variable] = []) {
    self.version = version
    self.date = date
    self.environment = environment
  }
}
