/// Packs and unpacks bundles; the platform's archive library stands behind it.
public struct BundleArchiver: Sendable {
  /// Writes an archive into an open file, until there are no more entries.
  ///
  /// Throws what an entry's `read` throws, and `StorageError.writing(_:errno:)`.
  public var write: @Sendable (_ file: BundleFile, _ next: () throws -> BundleEntry?) throws -> Void

  /// Reads the entries of an archive that the rules accept, in the archive's order.
  ///
  /// Throws what `visit` throws, and `StorageError.notABundle` for an archive that breaks a rule.
  public var read:
    @Sendable (
      _ path: String, _ rules: BundleRules,
      _ visit: (_ name: String, _ read: BundleEntry.Reader) throws -> Void
    ) throws -> Void

  /// An archiver.
  public init(
    write: @escaping @Sendable (BundleFile, () throws -> BundleEntry?) throws -> Void,
    read:
      @escaping @Sendable (
        String, BundleRules, (String, BundleEntry.Reader) throws -> Void
      ) throws -> Void
  ) {
    self.write = write
    self.read = read
  }
}

/// A file into which an archive is written. The storage opens, syncs and closes it.
public struct BundleFile: Sendable {
  /// Where it lies, for errors.
  public var path: String
  /// Its descriptor.
  public var descriptor: Int32
}

/// One file that goes into a bundle.
public struct BundleEntry {
  /// Fills a buffer with the next bytes and gives their number; 0 at the end.
  public typealias Reader = (UnsafeMutableRawBufferPointer) throws -> Int

  /// Its name in the bundle.
  public var name: String
  /// Its size in bytes.
  public var byteCount: Int
  /// False for what is compressed already, such as a photo.
  public var isCompressible: Bool
  /// Its content.
  public var read: Reader
}

/// What a bundle may hold. Its names choose what is read; they are never used as paths.
public struct BundleRules: Sendable {
  /// What is done with an entry.
  public enum Decision: Hashable, Sendable {
    /// It is part of the project.
    case read
    /// It is harmless and not needed.
    case skip
    /// It has no place in a bundle, which is refused for it.
    case refuse
  }

  /// How many entries a bundle may have.
  public var entryCount = 20_000
  /// How many bytes it may unpack to.
  public var byteCount = 16 << 30

  static let document = "document.json"
  static let history = "history.jsonl"
  static let thumbnail = "thumbnail.png"
  static let photos = "photos/"
  /// The bytes that a document or a history may have.
  static let textByteCount = 64 << 20
  /// The records that a history may have: each is done twice before it is believed.
  static let recordCount = 4_000

  /// What is done with the entry of this name.
  public func decision(for name: String) -> Decision {
    if name == Self.document || name == Self.history || Self.photo(name) != nil { return .read }
    let isThumbnail = name.hasPrefix("thumbnail.") && !name.contains("/")
    // What a Mac puts into every archive that is packed by hand.
    let isForMac = name.hasPrefix("__MACOSX/") || name.hasSuffix(".DS_Store")
    return isThumbnail || isForMac ? .skip : .refuse
  }

  /// The photo that an entry's name promises; nil for an entry that is none.
  static func photo(_ name: String) -> PhotoName? {
    name.hasPrefix(photos) ? PhotoName(name.dropFirst(photos.count)) : nil
  }
}
