import Foundation

/// Where a user's files are by the XDG base directories.
public enum UserFolders {
  /// For what the user makes.
  public static var data: String { folder("XDG_DATA_HOME", or: ".local/share") }

  /// For what the user sets.
  public static var configuration: String { folder("XDG_CONFIG_HOME", or: ".config") }

  /// For what can be made again.
  public static var cache: String { folder("XDG_CACHE_HOME", or: ".cache") }

  /// A folder that a variable of the environment names, unless that is empty.
  static func named(by variable: String) -> String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func folder(_ variable: String, or place: String) -> String {
    named(by: variable) ?? NSHomeDirectory() + "/" + place
  }
}
