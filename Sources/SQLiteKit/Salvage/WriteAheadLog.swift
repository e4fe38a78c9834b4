/// The bytes of a write-ahead log, looked at without SQLite: which frames are whole, and whether
/// SQLite would leave out any that were durable.
///
/// The format is that of https://www.sqlite.org/fileformat2.html#the_write_ahead_log. SQLite reads up
/// to the first frame whose sum is wrong and silently drops the rest, which is right after a power
/// cut, but loses transactions when an older frame is damaged.
public struct WriteAheadLog {
  /// A page as one transaction left it.
  struct Frame {
    /// The number of the page; it is 1 for the first.
    var page: Int
    /// Where its content begins in the log.
    var offset: Int
    /// Whether a transaction ends here.
    var isCommit: Bool
    /// Whether header and content are as they were written.
    var isSound: Bool
    /// Whether SQLite reads it: nothing before it is damaged.
    var isReadable: Bool
  }

  /// The size of the pages in bytes.
  let pageSize: Int
  /// The frames since the log was begun the last time, in the order in which they were written.
  let frames: [Frame]

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  /// Looks at a log; nil for one that has no frame.
  public init?(_ bytes: [UInt8]) {
    guard let header = Header(bytes) else { return nil }
    let stride = Self.frameHeaderSize + header.pageSize
    let starts = Array(
      Swift.stride(from: Self.headerSize, through: bytes.count - stride, by: stride))
    // Behind the frames of this round lie those of older rounds, which have other salts.
    guard let last = starts.last(where: { header.hasSalts(bytes, at: $0 + 8) }) else {
      return nil
    }
    pageSize = header.pageSize
    var frames: [Frame] = []
    var isReadable = header.isSound
    for start in starts where start <= last {
      var frame = header.frame(bytes, at: start)
      isReadable = isReadable && frame.isSound
      frame.isReadable = isReadable
      frames.append(frame)
    }
    self.frames = frames
  }

  /// The number of frames up to the end of the last whole transaction.
  var committedCount: Int {
    (frames.lastIndex { $0.isCommit && $0.isSound } ?? -1) + 1
  }

  /// Whether SQLite would leave out a transaction that had been durable.
  ///
  /// The end of the last transaction may be missing after a power cut. A frame behind that end shows
  /// that it was durable: the next transaction begins only after the sync.
  public var isMissingCommits: Bool {
    let readable = frames.lastIndex { $0.isReadable && $0.isCommit } ?? -1
    guard let ended = frames.indices.first(where: { $0 > readable && frames[$0].isCommit }) else {
      return false
    }
    return ended < frames.count - 1
  }
}

/// The first 32 bytes.
private struct Header {
  let pageSize: Int
  let isSound: Bool
  let isBigEndian: Bool
  private let salts: ArraySlice<UInt8>

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 56 else { return nil }
    isBigEndian = bytes[3] == 0x83
    isSound =
      bytes.bigEndian(0) & ~1 == 0x377F_0682
      && bytes.bigEndian(4) == 3_007_000
      && Sum(bytes, at: 24) == Sum().adding(bytes, 0..<24, isBigEndian: isBigEndian)
    let size = bytes.bigEndian(8)
    pageSize = isSound && Int.isPageSize(size) ? size : DatabasePages.defaultPageSize
    salts = isSound ? bytes[16..<24] : bytes[40..<48]
  }

  func hasSalts(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset..<offset + 8].elementsEqual(salts)
  }

  func frame(_ bytes: [UInt8], at start: Int) -> WriteAheadLog.Frame {
    let content = start + 24
    // The sum goes on from that of the frame before, which need not be right itself.
    let before = start == 32 ? 24 : start - pageSize - 24 + 16
    let sum = Sum(bytes, at: before).adding(bytes, start..<start + 8, isBigEndian: isBigEndian)
      .adding(bytes, content..<content + pageSize, isBigEndian: isBigEndian)
    return WriteAheadLog.Frame(
      page: bytes.bigEndian(start), offset: content, isCommit: bytes.bigEndian(start + 4) != 0,
      isSound: hasSalts(bytes, at: start + 8) && sum == Sum(bytes, at: start + 16),
      isReadable: false)
  }
}

/// The sum of the log's format.
private struct Sum: Equatable {
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init() {}

  init(_ bytes: [UInt8], at offset: Int) {
    first = UInt32(bytes.bigEndian(offset))
    second = UInt32(bytes.bigEndian(offset + 4))
  }

  func adding(_ bytes: [UInt8], _ range: Range<Int>, isBigEndian: Bool) -> Sum {
    var sum = self
    bytes.withUnsafeBytes { buffer in
      for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
        let one = buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let other = buffer.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        sum.first &+= (isBigEndian ? one.bigEndian : one.littleEndian) &+ sum.second
        sum.second &+= (isBigEndian ? other.bigEndian : other.littleEndian) &+ sum.first
      }
    }
    return sum
  }
}

extension [UInt8] {
  /// The four bytes at a place, the most significant first.
  func bigEndian(_ offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Int {
  /// Whether a database can have pages of this many bytes.
  static func isPageSize(_ size: Int) -> Bool {
    (512...65_536).contains(size) && size & (size - 1) == 0
  }
}
