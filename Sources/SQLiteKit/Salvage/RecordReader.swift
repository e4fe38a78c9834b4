/// Reads one row of a known form, if there is one.
struct RecordReader {
  let bytes: UnsafeRawBufferPointer
  let pages: DatabasePages
  let form: RecordForm

  /// The largest row that is believed: more than any document.
  private static let sizeLimit = 256 << 20

  /// The row that begins at a place, which is at most the end of the page; nil where none does.
  func record(at start: Int, pageEnd: Int) -> SalvagedRecord? {
    // The rest of a page is zeros.
    guard bytes[start] != 0 else { return nil }
    var position = start
    guard let size = varint(&position, pageEnd), (form.requiredCount + 1..<Self.sizeLimit) ~= size
    else { return nil }
    var rowID = 0
    if form.hasRowID {
      guard let number = varint(&position, pageEnd) else { return nil }
      rowID = number
    }
    let header = position
    guard let types = types(&position, pageEnd) else { return nil }
    guard position - header + types.reduce(0, { $0 + Self.byteCount($1) }) == size,
      let body = content(size, from: header, pageEnd: pageEnd)
    else { return nil }
    return SalvagedRecord(rowID: rowID, values: values(types, of: body[(position - header)...]))
  }

  /// A number of one to nine bytes.
  private func varint(_ position: inout Int, _ end: Int) -> Int? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard position < end else { return nil }
      let byte = UInt64(bytes[position])
      position += 1
      guard index < 8 else { return Int(truncatingIfNeeded: value << 8 | byte) }
      value = value << 7 | byte & 0x7F
      if byte < 0x80 { break }
    }
    return Int(truncatingIfNeeded: value)
  }

  /// The types of the columns, where they are those of the form; the position is then that behind
  /// them.
  private func types(_ position: inout Int, _ end: Int) -> [Int]? {
    let start = position
    guard let size = varint(&position, end), size > form.requiredCount, size <= end - start else {
      return nil
    }
    var types: [Int] = []
    while position < start + size {
      guard types.count < form.columns.count, let type = varint(&position, start + size),
        form.columns[types.count].contains(Self.column(type))
      else { return nil }
      types.append(type)
    }
    return types.count >= form.requiredCount && position == start + size ? types : nil
  }

  /// What the type of a value says that it holds; nothing for one that no table of ours has.
  private static func column(_ type: Int) -> RecordForm.Column {
    switch type {
    case 0: .null
    case 1...6, 8, 9: .integer
    case 12..<sizeLimit * 2: type % 2 == 0 ? .blob : .text
    // A set that no column contains: it cannot be empty, since that is part of any.
    default: RecordForm.Column(rawValue: 1 << 16)
    }
  }

  private static func byteCount(_ type: Int) -> Int {
    switch type {
    case 1...4: type
    case 5: 6
    case 6: 8
    case 12...: (type - 12) / 2
    default: 0
    }
  }

  /// All bytes of a row, with those that lie on pages of their own.
  private func content(_ size: Int, from start: Int, pageEnd: Int) -> [UInt8]? {
    let local = localCount(size)
    guard start + local + (local < size ? 4 : 0) <= pageEnd else { return nil }
    var content = Array(bytes[start..<start + local])
    var pointer = start + local
    while content.count < size {
      guard let place = pages.place(of: pages.bytes.bigEndian(pointer)) else { return nil }
      // A ring of pages ends as well: each adds bytes.
      content += bytes[place + 4..<place + 4 + min(size - content.count, pages.usableSize - 4)]
      pointer = place
    }
    return content
  }

  /// How many bytes of a row stand in its own page
  /// (https://www.sqlite.org/fileformat2.html#b_tree_pages).
  private func localCount(_ size: Int) -> Int {
    let usable = pages.usableSize
    let most = form.hasRowID ? usable - 35 : (usable - 12) * 64 / 255 - 23
    guard size > most else { return size }
    let least = (usable - 12) * 32 / 255 - 23
    let wanted = least + (size - least) % (usable - 4)
    return wanted <= most ? wanted : least
  }

  private func values(_ types: [Int], of body: ArraySlice<UInt8>) -> [SQLValue] {
    var rest = body
    return types.map { type in
      let bytes = rest.prefix(Self.byteCount(type))
      rest = rest.dropFirst(bytes.count)
      switch type {
      case 0: return .null
      case 8, 9: return .integer(type - 8)
      case ..<12: return .integer(Self.signed(bytes))
      default:
        return type % 2 == 0 ? .blob(Array(bytes)) : .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  private static func signed(_ bytes: ArraySlice<UInt8>) -> Int {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - 8 * bytes.count
    return Int(Int64(bitPattern: value << unused) >> unused)
  }
}
