import CollageDocument
import CollageEditing
import Foundation

/// The changes of a history, as in `history.jsonl` of a bundle, lead on and back again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var document = EditorDocument()
  for line in Data(bytes: bytes, count: count).split(separator: UInt8(ascii: "\n")) {
    do {
      guard let edit = try JSONValue(parsing: line).object?["edit"] else { continue }
      let change = try Change(jsonValue: edit)
      precondition(try Change(jsonValue: change.jsonValue) == change, "written, it is another one")
      var changed = document
      try change.apply(to: &changed)
      var back = changed
      try change.inverse.apply(to: &back)
      precondition(back == document, "the change does not lead back")
      document = changed
    } catch {
      // Refused, with a reason.
    }
  }
  return 0
}
