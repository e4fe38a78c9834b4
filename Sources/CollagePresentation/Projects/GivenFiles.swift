import Foundation

/// Files that the app was given from outside, by what is made of them.
public struct GivenFiles: Hashable, Sendable {
  /// Bundles, documents, and folders of documents: each becomes a project.
  public var projects: [String] = []
  /// Photos, or what has to be one: whether it is shows when it is read.
  public var photos: [String] = []

  /// No files.
  public init() {}

  /// Looks at files, each by its first bytes, whatever it is called. A folder without a document
  /// stands for the files in it.
  public static func sorting(_ paths: [String]) async -> GivenFiles {
    await Task.detached {
      var files = GivenFiles()
      for path in paths { files.take(path) }
      return files
    }.value
  }

  /// How many bytes are looked at: a document may begin with some blanks.
  private static let headLength = 64

  private mutating func take(_ path: String) {
    if let names = Self.names(inFolder: path) {
      if names.contains("document.json") || names.contains("project.json") {
        projects.append(path)
      } else {
        photos += names.map { path + "/" + $0 }.filter { Self.names(inFolder: $0) == nil }
      }
    } else if Self.isProject(path) {
      projects.append(path)
    } else {
      photos.append(path)
    }
  }

  /// The names in a folder, without hidden ones; nil for what is no folder that can be read.
  private static func names(inFolder path: String) -> [String]? {
    // Why it cannot be read is told when it is taken for a photo.
    try? FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasPrefix(".") }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }

  /// Whether a file begins as an archive or as an object of JSON.
  private static func isProject(_ path: String) -> Bool {
    // What cannot be read is told when it is taken for a photo.
    guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)),
      let head = try? file.read(upToCount: headLength)
    else { return false }
    return head.starts(with: "PK".utf8) || startsObject(head)
  }

  private static func startsObject(_ head: Data) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }
}
