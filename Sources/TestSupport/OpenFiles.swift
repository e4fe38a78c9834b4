public import Foundation

/// What the process has open, to find files that a test's subject forgot to close.
public enum OpenFiles {
  /// The paths of the open files in a folder, once for each descriptor, sorted.
  ///
  /// Only a folder of the test's own is looked at, since other tests run at the same time.
  public static func paths(in folder: URL) -> [String] {
    let folder = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    return descriptors().compactMap(path).filter { $0.hasPrefix(folder) }.sorted()
  }

  /// The number of the process's descriptors; for a process that does nothing but one test.
  public static var count: Int { descriptors().count }

  private static func descriptors() -> [Int32] {
    let limit = min(sysconf(Int32(_SC_OPEN_MAX)), 65_536)
    return (0..<Int32(limit)).filter { fcntl($0, F_GETFD) != -1 }
  }

  private static func path(of descriptor: Int32) -> String? {
    #if os(Linux)
      // A descriptor that another thread has closed since has no path any more.
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &buffer) != -1 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    #endif
  }
}
