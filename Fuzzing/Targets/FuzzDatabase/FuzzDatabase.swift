import SQLiteKit

/// The rows of a library's tables, by what their columns may hold.
private let forms = [
  RecordForm([.integer, .integer, .integer, .blob], hasRowID: false),
  RecordForm([.integer, .integer, .integer, .blob, .blob], hasRowID: true),
  RecordForm([.text, .integer, .integer, .integer], hasRowID: false),
]

/// A database and its log, in whatever condition, are searched to their ends. The first two bytes say
/// where the log begins.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  guard count >= 2 else { return 0 }
  let border = 2 + (Int(input[0]) << 8 | Int(input[1])) % max(count - 1, 1)
  let end = min(border, count)
  let scan = RecordScan(database: Array(input[2..<end]), writeAheadLog: Array(input[end...]))
  for form in forms { _ = scan.records(of: form) }
  return 0
}
