import CollageDocument
import Foundation

/// A project as one JSON file beside the database: enough to have it back when the database is lost.
enum Sidecar {
  /// `{"version", "id", "title", "created", "updated", "document"}`; times are milliseconds since 1970.
  static func jsonValue(_ project: ProjectSummary, _ document: EditorDocument) -> JSONValue {
    .object([
      "version": 1, "id": .string(project.id.description), "title": .string(project.title),
      "created": .number(Double(project.created.milliseconds)),
      "updated": .number(Double(project.updated.milliseconds)),
      "document": document.jsonValue,
    ])
  }

  /// What a sidecar says.
  struct Content {
    var id: ProjectID
    var title: String
    /// Milliseconds since 1970, as the next one.
    var created: Int
    var updated: Int
    var document: EditorDocument
  }

  /// The sidecar at a path; nil where there is none that can be read.
  static func content(at path: String) -> Content? {
    do {
      let bytes = try FileSystem.contents(of: path, limit: byteLimit) ?? []
      guard let fields = try JSONValue(parsing: bytes).object, let document = fields["document"],
        let id = fields["id"]?.string.flatMap({ ProjectID($0) }),
        let created = fields["created"]?.integer, let updated = fields["updated"]?.integer
      else { return nil }
      var notes: [DocumentNote] = []
      return Content(
        id: id, title: fields["title"]?.string ?? "", created: created, updated: updated,
        document: try EditorDocument(jsonValue: document, notes: &notes))
    } catch {
      // A sidecar is a second chance; without one there is what the log has.
      return nil
    }
  }

  /// The bytes that a sidecar may have.
  private static let byteLimit = 64 << 20
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
    // The present sidecar may have more than a damaged log: it is what `repair` needs.
    guard !session.isMissingEdits else { return }
    let text = Sidecar.jsonValue(project, session.document).prettyText
    try FileSystem.write(
      to: folder.sidecar(of: project.id), through: folder.newTemporaryFile()
    ) { file in
      try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    }
    staleSidecars.remove(project.id)
  }
}
