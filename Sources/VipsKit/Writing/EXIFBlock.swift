/// A small EXIF block: a big-endian TIFF structure without a picture (EXIF 2.32, 4.6).
struct EXIFBlock {
  private var main: [Entry] = []
  private var photo: [Entry] = []

  /// The date, the program, and that the colours are sRGB.
  init(_ metadata: PictureMetadata) {
    if let software = metadata.software { main.append(.text(tag: 0x0131, software)) }
    if let date = metadata.creationDate {
      main.append(.text(tag: 0x0132, date))
      photo.append(.text(tag: 0x9003, date))
    }
    photo.append(Entry(tag: 0xA001, type: 3, count: 1, value: [0, 1, 0, 0]))
  }

  var bytes: [UInt8] {
    // The header points to the main directory, which comes next, and the last entry of that one to
    // the second directory. How long the first is does not depend on where it points.
    let header = Array("MM\0*".utf8) + UInt32(8).bigEndianBytes
    let photoOffset = 8 + Self.directory(main + [.pointer(to: 0)], at: 8).count
    return header + Self.directory(main + [.pointer(to: photoOffset)], at: 8)
      + Self.directory(photo, at: photoOffset)
  }

  private struct Entry {
    let tag: UInt16
    let type: UInt16
    let count: Int
    let value: [UInt8]

    static func text(tag: UInt16, _ text: String) -> Entry {
      let value = Array(text.utf8) + [0]
      return Entry(tag: tag, type: 2, count: value.count, value: value)
    }

    static func pointer(to offset: Int) -> Entry {
      Entry(tag: 0x8769, type: 4, count: 1, value: UInt32(offset).bigEndianBytes)
    }
  }

  /// A directory with the values that are too long for it behind it.
  private static func directory(_ entries: [Entry], at offset: Int) -> [UInt8] {
    var table = UInt16(entries.count).bigEndianBytes
    var values: [UInt8] = []
    let valuesOffset = offset + 2 + entries.count * 12 + 4
    for entry in entries {
      table += entry.tag.bigEndianBytes + entry.type.bigEndianBytes
      table += UInt32(entry.count).bigEndianBytes
      if entry.value.count <= 4 {
        table += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        table += UInt32(valuesOffset + values.count).bigEndianBytes
        values += entry.value
        // Values begin at even offsets.
        if !values.count.isMultiple(of: 2) { values.append(0) }
      }
    }
    return table + [0, 0, 0, 0] + values
  }
}
