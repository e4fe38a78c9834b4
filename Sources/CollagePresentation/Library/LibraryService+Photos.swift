public import CollageStorage

extension LibraryService {
  /// Copies photos into the library, one after the other, until the task is cancelled.
  ///
  /// - Parameter progress: Told how many are done, whether they could be read or not.
  /// - Returns: The photos that are durable now, in their order, and the files that are none.
  public nonisolated func importPhotos(
    at paths: [String], progress: @Sendable (_ doneCount: Int) -> Void = { _ in }
  ) async -> (photos: [StoredPhoto], failures: [FailedFile]) {
    var (photos, failures): ([StoredPhoto], [FailedFile]) = ([], [])
    for path in paths where !Task.isCancelled {
      do {
        photos.append(try await importPhoto(from: path))
      } catch {
        failures.append(FailedFile(path: path, error: error))
      }
      progress(photos.count + failures.count)
    }
    return (photos, failures)
  }
}
