import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation

@testable import JogakboCLI

/// A project on a medium that keeps nothing. A new one is begun when it has become large.
private final class Bench {
  private static let stepCount = 200

  private let document: EditorDocument = {
    var document = EditorDocument()
    document.addPhotos((1...3).map { PhotoContent(fileName: "\($0).jpg") })
    return document
  }()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "jogakbo-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  private var session: ProjectSession?
  private var steps = 0

  func perform(_ edit: ScriptedEdit) throws {
    let session = try currentSession()
    steps += 1
    try edit.perform(on: session)
    precondition(session.document.layers.count < 100_000, "an edit makes a document without end")
  }

  private func currentSession() throws -> ProjectSession {
    if let session, steps < Self.stepCount { return session }
    session = nil
    steps = 0
    try? FileManager.default.removeItem(at: folder)  // There is none the first time.
    // No line leads to a photo: what is a file of the machine is none.
    let inspector = PhotoInspector { _ in throw PhotoProblem.empty }
    let library = try Library(at: folder.path, options: LibraryOptions(inspector: inspector))
    let made = try ProjectSession(
      opening: library.createProject(title: "Fuzz", document: document), in: library)
    session = made
    return made
  }
}

nonisolated(unsafe) private let bench = Bench()

/// A line of `jogakbo edit` is done or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    try bench.perform(ScriptedEdit(line: Data(bytes: bytes, count: count)))
  } catch {
    // Refused, with a reason.
  }
  return 0
}
