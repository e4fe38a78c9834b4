/// The pages in the bytes of a database and of its write-ahead log, each as it was last.
struct DatabasePages {
  /// What databases have unless told otherwise.
  static let defaultPageSize = 4096

  /// The size of a page in bytes.
  let pageSize: Int
  /// How much of a page is used.
  let usableSize: Int
  /// Where the pages begin in `bytes` that may hold rows: the newest first, and of each page no
  /// older version than the newest that is surely whole.
  let places: [Int]
  /// The database and behind it the log.
  let bytes: [UInt8]

  /// Where the newest version of each page begins.
  private let newest: [Int: Int]

  init(database: [UInt8], writeAheadLog: [UInt8]) {
    let log = WriteAheadLog(writeAheadLog)
    let header = FileHeader(database)
    let pageSize = header?.pageSize ?? log?.pageSize ?? Self.defaultPageSize
    self.pageSize = pageSize
    usableSize = pageSize - (header?.reservedSize ?? 0)
    // A file that was cut off in a page still has the first part of it.
    let rest = (pageSize - database.count % pageSize) % pageSize
    let start = database.count + rest
    bytes = database + Array(repeating: 0, count: rest) + writeAheadLog

    var (places, newest, replaced) = ([Int](), [Int: Int](), Set<Int>())
    let frames = log?.pageSize == pageSize ? log?.frames ?? [] : []
    let committed = log?.committedCount ?? 0
    for (index, frame) in frames.enumerated().reversed() {
      // The number of a damaged one may be wrong.
      if frame.isSound, replaced.contains(frame.page) { continue }
      places.append(start + frame.offset)
      // What was not committed may be half of a change, and replaces nothing.
      guard frame.isSound, index < committed else { continue }
      replaced.insert(frame.page)
      newest[frame.page] = start + frame.offset
    }
    for page in 1..<start / pageSize + 1 where !replaced.contains(page) {
      places.append((page - 1) * pageSize)
      newest[page] = (page - 1) * pageSize
    }
    self.places = places
    self.newest = newest
  }

  /// Where a page begins; nil where there is no such page.
  func place(of page: Int) -> Int? { newest[page] }
}

/// What is needed of the first 100 bytes of a database.
private struct FileHeader {
  let pageSize: Int
  let reservedSize: Int

  /// Nil where it is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 100, bytes.starts(with: "SQLite format 3\0".utf8) else { return nil }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 65_536 : size
    reservedSize = bytes[20] <= 32 ? Int(bytes[20]) : 0
    guard Int.isPageSize(pageSize) else { return nil }
  }
}
