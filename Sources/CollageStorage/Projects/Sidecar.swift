import CollageDocument
import Foundation

/// A project as one JSON file beside the database: enough to have it back when the database is lost.
struct Sidecar {
  let project: ProjectSummary
  let document: EditorDocument

  /// `{"version", "id", "title", "created", "updated", "document"}`; times are milliseconds since 1970.
  var jsonValue: JSONValue {
    .object([
      "version": 1, "id": .string(project.id.description), "title": .string(project.title),
      "created": .number(Double(project.created.milliseconds)),
      "updated": .number(Double(project.updated.milliseconds)),
      "document": document.jsonValue,
    ])
  }
}

extension ProjectSession {
  /// Brings the project's sidecar up to date, durably. Call it when editing pauses, and before the
  /// process ends.
  public func flushSidecar() throws {
    try library.writeSidecar(of: self)
  }
}

extension Library {
  /// Brings all sidecars up to date, durably: those of projects that were changed, and those that
  /// were found to be old when the library was opened.
  public func flushSidecars() throws {
    for id in staleSidecars {
      do {
        try writeSidecar(of: ProjectSession(opening: id, in: self))
      } catch StorageError.unknownProject {
        // It was deleted meanwhile, and its sidecar with it.
        staleSidecars.remove(id)
      }
    }
  }

  func writeSidecar(of session: ProjectSession) throws {
    guard access == .readWrite else { throw StorageError.openedReadOnly(path: folder.path) }
    let project = try project(session.id)
    let text = Sidecar(project: project, document: session.document).jsonValue.prettyText
    try FileSystem.write(
      to: folder.sidecar(of: project.id), through: folder.newTemporaryFile()
    ) { file in
      try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    }
    staleSidecars.remove(project.id)
  }
}
