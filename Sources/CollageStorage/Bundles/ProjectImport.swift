extension Library {
  /// Makes a project of a bundle or a document, whichever the file is by its first bytes.
  ///
  /// - Parameters:
  ///   - path: A bundle, a document, or the folder of a document.
  ///   - archiver: Unpacks bundles.
  /// - Throws: What `importBundle` and `importDocument` throw.
  public func importProject(
    at path: String, archiver: BundleArchiver
  ) throws -> ImportedProject {
    try Self.isArchive(path)
      ? importBundle(at: path, archiver: archiver) : importDocument(at: path)
  }

  /// Whether a file begins as zip archives do.
  private static func isArchive(_ path: String) throws(StorageError) -> Bool {
    if FileSystem.isFolder(path) { return false }
    let file = try OpenFile.reading(path)
    var start: [UInt8] = []
    try withChunkBuffer { buffer throws(StorageError) in
      let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<2]))
      start = Array(buffer[..<count])
    }
    return start == Array("PK".utf8)
  }
}
