import CollagePlatform
import Foundation

@testable import CollageStorage

/// Where the bytes are a file: in memory.
private let file = FileManager.default.temporaryDirectory
  .appending(path: "jogakbo-fuzz-\(ProcessInfo.processInfo.processIdentifier).zip")

private let rules = {
  var rules = BundleRules()
  rules.entryCount = 100
  rules.byteCount = 1 << 20
  return rules
}()

/// An archive is read to its end within the bounds, or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    try Data(bytes: bytes, count: count).write(to: file)
    var total = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    try BundleArchiver.zip.read(file.path, rules) { name, read in
      precondition(rules.decision(for: name) == .read, "an entry that has no place: \(name)")
      while case let count = try read(buffer), count > 0 { total += count }
      precondition(total <= rules.byteCount, "more than the bundle may unpack to")
    }
  } catch {
    // Refused, with a reason.
  }
  return 0
}
