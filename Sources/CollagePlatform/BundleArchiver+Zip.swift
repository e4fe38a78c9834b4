import ArchiveKit
public import CollageStorage

extension BundleArchiver {
  /// Bundles as zip archives, through libarchive.
  public static let zip = BundleArchiver(write: writeZip, read: readZip)

  private static func writeZip(
    _ file: BundleFile, _ next: () throws -> BundleEntry?
  ) throws {
    do {
      var writer = try ZipWriter(descriptor: file.descriptor)
      while let entry = try next() {
        try writer.begin(
          entry.name, byteCount: entry.byteCount, isCompressed: entry.isCompressible)
        try withBuffer { buffer in
          while case let count = try entry.read(buffer), count > 0 {
            try writer.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          }
        }
      }
      try writer.finish()
    } catch ArchiveError.notWritable(let errno, _) {
      throw StorageError.writing(file.path, errno: errno)
    }
  }

  private static func readZip(
    _ path: String, _ rules: BundleRules,
    _ visit: (String, BundleEntry.Reader) throws -> Void
  ) throws {
    let limits = ZipLimits(entryCount: rules.entryCount, byteCount: rules.byteCount)
    do {
      var reader = try ZipReader(path: path, limits: limits) { name in
        switch rules.decision(for: name) {
        case .read: .read
        case .skip: .skip
        case .refuse: .refuse
        }
      }
      while let name = try reader.nextEntry() {
        try visit(name) { buffer in try reader.read(into: buffer) }
      }
    } catch let error as ArchiveError {
      throw StorageError(error, path: path)
    }
  }

  private static func withBuffer(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    try body(buffer)
  }
}

extension StorageError {
  fileprivate init(_ error: ArchiveError, path: String) {
    switch error {
    case .unreadable(let path, let errno): self = .notReadable(path: path, errno: errno)
    case .notWritable(let errno, _): self = .writing(path, errno: errno)
    case .damaged(let reason):
      self = .notABundle(path: path, problem: .damagedArchive(reason: reason))
    case .forbiddenName(let name), .unexpectedEntry(let name), .duplicateEntry(let name),
      .notAFile(let name), .encrypted(let name):
      self = .notABundle(path: path, problem: .forbiddenEntry(name: name))
    case .tooManyEntries(let limit):
      self = .notABundle(path: path, problem: .tooManyEntries(limit: limit))
    case .tooLarge(let limit):
      self = .notABundle(path: path, problem: .tooLarge(name: path, limit: limit))
    }
  }
}
