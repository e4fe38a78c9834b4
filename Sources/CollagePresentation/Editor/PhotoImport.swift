/// Photos that are being copied into the library.
@MainActor public struct PhotoImport {
  /// How many are done, whether they could be read or not.
  public internal(set) var doneCount: Int
  /// How many there are.
  public let totalCount: Int
  /// Whether it stops after the photo that is being read.
  public internal(set) var isCancelled = false
  /// Stops after the photo that is being read; those that are done are added.
  public let cancel: @MainActor () -> Void

  init(totalCount: Int, cancel: @escaping @MainActor () -> Void) {
    doneCount = 0
    self.totalCount = totalCount
    self.cancel = cancel
  }
}
