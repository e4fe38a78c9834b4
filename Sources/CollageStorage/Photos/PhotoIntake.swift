/// Copies photos into a library from any thread, beside whatever else the library does.
///
/// Looking at a large photo takes long; edits must become durable meanwhile. What it gives is handed
/// to `Library.adopt(_:)`, so that the edit that uses the photo can keep it.
public struct PhotoIntake: Sendable {
  let photos: PhotoStore

  /// Copies a photo into the library. The copy is durable when this returns.
  ///
  /// - Throws: `StorageError.photoUnreadable`, `notReadable`, `notWritable`, `diskFull`.
  public func importPhoto(from path: String) throws -> StoredPhoto {
    try photos.add(fileAt: path)
  }
}
