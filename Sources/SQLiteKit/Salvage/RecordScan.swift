/// Finds the rows of a table in the bytes of a database, whatever became of the tree that leads to
/// them, and also where SQLite does not open the file.
///
/// Wherever in a page a row could begin it is tried; the form of the table's rows tells whether it is
/// one (https://www.sqlite.org/fileformat2.html#record_format). Whether its content is whole must be
/// told by a check in the row itself.
public struct RecordScan {
  private let pages: DatabasePages

  /// Looks through a database and its write-ahead log, as far as they are there.
  public init(database: [UInt8], writeAheadLog: [UInt8] = []) {
    pages = DatabasePages(database: database, writeAheadLog: writeAheadLog)
  }

  /// All rows of a form. Where there are several versions of one, the newest comes first.
  public func records(of form: RecordForm) -> [SalvagedRecord] {
    pages.bytes.withUnsafeBytes { bytes in
      let reader = RecordReader(bytes: bytes, pages: pages, form: form)
      return pages.places.flatMap { place in
        let end = place + pages.usableSize
        return (place..<end).compactMap { reader.record(at: $0, pageEnd: end) }
      }
    }
  }
}

/// How the rows of a table look in the file.
public struct RecordForm: Sendable {
  /// What a column may hold.
  public struct Column: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Kinds by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No value.
    public static let null = Column(rawValue: 1)
    /// A whole number.
    public static let integer = Column(rawValue: 2)
    /// Text.
    public static let text = Column(rawValue: 4)
    /// Bytes.
    public static let blob = Column(rawValue: 8)
  }

  /// The columns in the order of the file: in a table without rowid the key comes first.
  let columns: [Column]
  /// Whether the rows stand under a whole number of their own.
  let hasRowID: Bool
  /// How many columns a row has at least; those that a migration added may be missing.
  let requiredCount: Int

  /// A form of rows; all columns are required unless a count is given.
  public init(_ columns: [Column], hasRowID: Bool, requiredCount: Int? = nil) {
    self.columns = columns
    self.hasRowID = hasRowID
    self.requiredCount = requiredCount ?? columns.count
  }
}

/// A row that was found in the bytes of a database.
public struct SalvagedRecord: Hashable, Sendable {
  /// The number under which it stands; 0 in a table without rowid.
  public var rowID: Int
  /// Its columns, as far as it has them.
  public var values: [SQLValue]
}
