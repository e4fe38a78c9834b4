import Checksums

/// A zip archive byte by byte, so that it can lie (PKWARE APPNOTE 6.3.10, sections 4.3.7–4.3.16).
struct RawZip {
  /// One entry, stored without compression.
  struct Entry {
    var name: String
    var content: [UInt8] = [1, 2, 3]
    /// The Unix mode: an ordinary file unless told.
    var mode: UInt32 = 0o100644
    /// Bit 0 stands for encryption.
    var flags: UInt16 = 0
    /// The check that the archive states; nil for the right one.
    var check: UInt32?
    /// The size that the archive states; nil for the right one.
    var size: UInt32?
    /// The size after unpacking that the archive states; nil for the same.
    var unpackedSize: UInt32?
  }

  var entries: [Entry]

  init(_ entries: Entry...) {
    self.entries = entries
  }

  var bytes: [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let name = Array(entry.name.utf8)
      let size = UInt32(entry.content.count)
      let stated = entry.size ?? size
      let common =
        le16(20) + le16(entry.flags) + le16(0) + le16(0) + le16(0x21)
        + le32(entry.check ?? CRC32.of(entry.content)) + le32(stated)
        + le32(entry.unpackedSize ?? stated) + le16(UInt16(name.count)) + le16(0)
      directory +=
        le32(0x0201_4B50) + le16(3 << 8 | 20) + common + le16(0) + le16(0) + le16(0)
        + le32(entry.mode << 16) + le32(UInt32(archive.count)) + name
      archive += le32(0x0403_4B50) + common + name + entry.content
    }
    let count = le16(UInt16(entries.count))
    return archive + directory + le32(0x0605_4B50) + le16(0) + le16(0) + count + count
      + le32(UInt32(directory.count)) + le32(UInt32(archive.count)) + le16(0)
  }

  private func le16(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
  }

  private func le32(_ value: UInt32) -> [UInt8] {
    le16(UInt16(truncatingIfNeeded: value)) + le16(UInt16(value >> 16))
  }
}
