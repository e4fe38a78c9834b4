import Foundation

/// Taking paths apart.
enum FilePath {
  /// The path from the root of the file system.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).path
  }

  /// The folder in which a file is; that of the root is the root.
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// The ending of a path's last part, without the dot.
  static func fileExtension(of path: String) -> String {
    URL(fileURLWithPath: path).pathExtension
  }

  /// The last part of a path without its ending.
  static func stem(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
