public import Foundation

/// A new empty folder that is removed with all its contents when the object goes.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Makes the folder in the system's folder for temporary files.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "jogakbo-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that cannot be removed is left to the system; a test must not fail for it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Where the folder is, without a slash at the end.
  public var path: String { url.path }

  /// The place of a file in the folder, whether it is there or not.
  public func file(_ name: String) -> URL { url.appending(path: name) }

  /// The path of a file in the folder, whether it is there or not.
  public func path(_ name: String) -> String { file(name).path }

  /// Writes a file in the folder, and gives its path.
  @discardableResult
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: file(name))
    return path(name)
  }

  /// The content of a file in the folder.
  public func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: file(name)))
  }

  /// What is in the folder, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
