public import Foundation

/// The folders that tests read.
public enum TestFolders {
  /// The root of the package.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Files that belong to the package.
  public static let fixtures = package.appending(path: "Fixtures")

  /// Pictures and texts of others, which are not part of the package: the environment variable
  /// `JOGAKBO_CORPUS`, or `../shared/corpus` beside the package.
  public static let corpus =
    ProcessInfo.processInfo.environment["JOGAKBO_CORPUS"]
    .map { URL(filePath: $0) }
    ?? package.deletingLastPathComponent().appending(path: "shared/corpus")

  /// Whether the corpus is there.
  public static let hasCorpus = exists(corpus)

  /// Samples of the documents that the project started from, beside the corpus.
  public static let foundingDocuments = corpus.deletingLastPathComponent()
    .appending(path: "founding-documents")

  /// Whether the founding documents are there.
  public static let hasFoundingDocuments = exists(foundingDocuments)

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}
