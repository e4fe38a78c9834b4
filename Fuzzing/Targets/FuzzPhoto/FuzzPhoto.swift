import Foundation
import VipsKit

/// Where the bytes are a file: in memory.
private let file = FileManager.default.temporaryDirectory
  .appending(path: "jogakbo-fuzz-\(ProcessInfo.processInfo.processIdentifier)")

/// The header of a photo says what it is, or the photo is refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    try Data(bytes: bytes, count: count).write(to: file)
    let facts = try PhotoDecoder.facts(ofFileAt: file.path)
    precondition(facts.width > 0 && facts.height > 0, "a photo without pixels")
    precondition(
      facts.width * facts.height <= PhotoDecoder.maximumPixelCount, "a photo that is too large")
  } catch {
    // Refused, with a reason.
  }
  return 0
}
