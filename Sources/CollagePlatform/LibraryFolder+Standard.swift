public import CollageStorage

extension LibraryFolder {
  /// Where the user's library is: `JOGAKBO_LIBRARY`, else a folder among the user's data.
  public static var standardPath: String {
    UserFolders.named(by: "JOGAKBO_LIBRARY") ?? UserFolders.data + "/jogakbo"
  }
}
