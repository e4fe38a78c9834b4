import CollageDocument
import CollageScene
import Foundation

/// What is read of a document is written and read again as the same, and can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var notes: [DocumentNote] = []
  do {
    let document = try EditorDocument(data: Data(bytes: bytes, count: count), notes: &notes)
    _ = DisplayList(document)
    notes = []
    let again = try EditorDocument(data: document.data, notes: &notes)
    precondition(again == document, "the document is another one after it was written")
    precondition(notes.isEmpty, "what was written is put right again: \(notes)")
  } catch {
    // Refused, with a reason.
  }
  return 0
}
