import CollageDocument
import CollageEditing
import Foundation

/// The changes of a history, as in `history.jsonl` of a bundle, can be done, taken back and done again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var document = EditorDocument()
  for line in Data(bytes: bytes, count: count).split(separator: UInt8(ascii: "\n")) {
    do {
      guard let edit = try JSONValue(parsing: line).object?["edit"] else { continue }
      let change = try Change(jsonValue: edit)
      let again = try Change(jsonValue: change.jsonValue)
      precondition(again == change, "written, it is another one")
      var changed = document
      try change.apply(to: &changed)
      // What a forged change says of the document before need not be so.
      var repeated = changed
      try change.inverse.apply(to: &repeated)
      try change.apply(to: &repeated)
      precondition(repeated == changed, "taken back and done again, it leads elsewhere")
      document = changed
    } catch {
      // Refused, with a reason.
    }
  }
  return 0
}
