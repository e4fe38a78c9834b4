import CollageStorage

extension StorageError {
  /// Whether the error concerns one photo, so that others may still succeed: the photo itself cannot
  /// be read. A library that cannot be written concerns them all.
  ///
  /// - Parameter path: The photo's path.
  func concernsOnePhoto(_ path: String) -> Bool {
    switch self {
    case .photoUnreadable: true
    case .notReadable(let unreadable, _): unreadable == path
    default: false
    }
  }

  /// Whether the error concerns one file that was to be imported, so that others may still succeed.
  func concernsOneFile(_ path: String) -> Bool {
    if case .notABundle = self { return true }
    return concernsOnePhoto(path)
  }
}
