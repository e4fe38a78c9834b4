/// The version of the programs.
public enum JogakboVersion {
  /// As `--version` prints it; see CHANGELOG.md.
  public static let current = "0.1.0"
}
