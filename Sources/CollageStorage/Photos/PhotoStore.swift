import Checksums
import Foundation

/// The originals: each a file that is never changed, known by the hash of its content.
struct PhotoStore: Sendable {
  let folder: LibraryFolder
  let inspector: PhotoInspector

  /// Whether a photo is as it was taken in.
  enum Condition {
    case sound, missing, damaged
  }

  func path(of fileName: String) -> String {
    folder.photos + "/" + fileName
  }

  /// Copies a file into the library. When it returns, the copy has reached the medium.
  func add(fileAt path: String) throws -> StoredPhoto {
    if FileSystem.exists(path), FileSystem.byteCount(of: path) == nil {
      throw StorageError.photoUnreadable(path: path, problem: .notAFile)
    }
    let source = try OpenFile.reading(path)
    return try add(
      origin: path, originalName: FilePath.name(of: path), expecting: nil
    ) { buffer in
      try source.read(into: buffer)
    }
  }

  /// Writes bytes into the library as they come, until there are none.
  ///
  /// - Parameters:
  ///   - origin: What to name in an error.
  ///   - hash: What the content must be; nil for anything.
  func add(
    origin: String, originalName: String?, expecting hash: ContentHash?,
    read: (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> StoredPhoto {
    let temporary = folder.newTemporaryFile()
    do {
      var file = try OpenFile.creating(temporary)
      let (found, byteCount) = try Self.copy(to: file, read: read)
      guard byteCount > 0 else {
        throw StorageError.photoUnreadable(path: origin, problem: .empty)
      }
      guard hash == nil || hash == found else {
        throw StorageError.photoUnreadable(path: origin, problem: .wrongContent)
      }
      let (name, description) = try identify(temporary, hash: found, origin: origin)
      if condition(of: name, byteCount: byteCount) == .sound {
        try FileSystem.remove(temporary)
        // It may stem from an import that was cut off before it was durable.
        try OpenFile.reading(path(of: name.fileName)).sync()
      } else {
        try file.sync()
        try file.close()
        try FileSystem.rename(temporary, to: path(of: name.fileName))
      }
      try FileSystem.syncFolder(folder.photos)
      return StoredPhoto(
        fileName: name.fileName, originalName: originalName, byteCount: byteCount,
        description: description)
    } catch {
      // The reason is reported; a leftover is swept at the next start.
      try? FileSystem.remove(temporary)
      throw error
    }
  }

  private static func copy(
    to file: borrowing OpenFile, read: (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> (ContentHash, byteCount: Int) {
    var hasher = ContentHasher()
    var byteCount = 0
    try withChunkBuffer { buffer in
      while case let count = try read(buffer), count > 0 {
        let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        hasher.update(chunk)
        try file.write(chunk)
        byteCount += count
      }
    }
    return (hasher.finish(), byteCount)
  }

  private func identify(
    _ path: String, hash: ContentHash, origin: String
  ) throws(StorageError) -> (PhotoName, PhotoDescription) {
    let description: PhotoDescription
    do {
      description = try inspector.inspect(path)
    } catch let problem as PhotoProblem {
      throw .photoUnreadable(path: origin, problem: problem)
    } catch let error as StorageError {
      throw error.naming(origin, insteadOf: path)
    } catch {
      throw .photoUnreadable(path: origin, problem: .damaged(reason: String(describing: error)))
    }
    guard let name = PhotoName(hash: hash, fileExtension: description.fileExtension) else {
      throw .photoUnreadable(
        path: origin, problem: .unsupported(detail: description.fileExtension))
    }
    return (name, description)
  }

  /// Compares a photo's file with what its name promises.
  ///
  /// - Parameters:
  ///   - byteCount: Its size, where it is known: a wrong size is found without reading.
  ///   - readingContent: Whether a file of the right size is read as well.
  func condition(
    of name: PhotoName, byteCount: Int? = nil, readingContent: Bool = true
  ) -> Condition {
    let path = path(of: name.fileName)
    guard let found = FileSystem.byteCount(of: path) else { return .missing }
    if let byteCount, byteCount != found { return .damaged }
    guard readingContent else { return .sound }
    do {
      return try Self.hash(ofFileAt: path) == name.hash ? .sound : .damaged
    } catch {
      // That it cannot be read to its end is what damage looks like.
      return .damaged
    }
  }

  static func hash(ofFileAt path: String) throws(StorageError) -> ContentHash {
    let file = try OpenFile.reading(path)
    var hasher = ContentHasher()
    try withChunkBuffer { buffer throws(StorageError) in
      while case let count = try file.read(into: buffer), count > 0 {
        hasher.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return hasher.finish()
  }
}

extension LibraryFolder {
  /// Reads an original whole, and compares it with what its name promises.
  ///
  /// - Throws: `photoUnreadable` where its content has changed, or `notReadable`.
  public func checkContent(ofPhoto fileName: String) throws(StorageError) {
    // A photo that was never found has no content to compare.
    guard let name = PhotoName(fileName) else { return }
    let path = photos + "/" + fileName
    guard try PhotoStore.hash(ofFileAt: path) == name.hash else {
      throw .photoUnreadable(path: path, problem: .wrongContent)
    }
  }
}

/// Lends memory for copying a file piece by piece.
func withChunkBuffer<Failure: Error>(
  _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
) throws(Failure) {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  defer { buffer.deallocate() }
  try body(buffer)
}
