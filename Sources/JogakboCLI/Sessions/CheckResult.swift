import Checksums
import CollageDocument
import CollageEditing
import CollageMessages
import CollageStorage
import CommandLineKit
import MessageCatalog

/// What `check` did to a library, and what it found there.
struct CheckResult {
  private let rebuilt: RecoveryReport?
  private let mended: [RecoveredProject]
  private let findings: [StorageFinding]
  private let projects: [JSONValue]

  /// Reads all of a library.
  ///
  /// - Parameters:
  ///   - mended: What was mended before.
  ///   - listingProjects: Whether to tell what is in the library as well.
  init(of library: Library, mended: [RecoveredProject] = [], listingProjects: Bool) throws {
    rebuilt = library.recovery
    self.mended = mended
    findings = try library.check()
    projects = listingProjects ? try library.contents() : []
  }

  /// How the command ends.
  var code: ExitCode {
    guard findings.isEmpty else { return .failed }
    let hasLosses = (mended + (rebuilt?.projects ?? [])).contains { $0.outcome != .whole }
    return hasLosses ? .partial : .done
  }

  private var sentences: [String] { findings.map(words(for:)) }

  /// What to print.
  var lines: [String] {
    let repairs =
      (rebuilt.map(CollageMessages.sentences(for:)) ?? [])
      + mended.map { tr("mended: {project}", ["project": words(for: $0)]) }
    return repairs + (findings.isEmpty ? [tr("Everything is in order.")] : sentences)
  }

  /// What to print as JSON.
  var jsonFields: [String: JSONValue] {
    [
      "rebuilt": rebuilt?.jsonValue ?? .null,
      "repaired": .array(mended.map(\.jsonValue)),
      "findings": .array(sentences.map(JSONValue.string)),
      "projects": .array(projects),
    ]
  }
}

extension Library {
  /// Each project with its place in its history and a checksum of its document, by which copies of a
  /// collage are compared. One that cannot be opened is among the findings of a check.
  fileprivate func contents() throws -> [JSONValue] {
    try projects().map { summary in
      do {
        let session = try ProjectSession(opening: summary.id, in: self)
        return .object((summary.jsonValue.object ?? [:]).merging(session.contents) { $1 })
      } catch StorageError.damagedProject {
        return summary.jsonValue
      }
    } + projects(.deleted).map(\.jsonValue)
  }
}

extension ProjectSession {
  fileprivate var contents: [String: JSONValue] {
    [
      "undo": .number(Double(editor.history.undoChanges.count)),
      "redo": .number(Double(editor.history.redoChanges.count)),
      "checksum": .string(ContentHasher.hash(of: Array(anonymous.compactText.utf8)).description),
    ]
  }

  /// The document with its layers called by their places: what is the same when the same was made
  /// again.
  private var anonymous: JSONValue {
    guard var fields = document.jsonValue.object else { return document.jsonValue }
    let layers = fields["layers"]?.array ?? []
    fields["layers"] = .array(
      layers.enumerated().map { place, layer in
        .object((layer.object ?? [:]).merging(["id": .number(Double(place))]) { $1 })
      })
    return .object(fields)
  }
}

extension RecoveryReport {
  fileprivate var jsonValue: JSONValue {
    .object([
      "kept": keptDatabase.map(JSONValue.string) ?? .null,
      "projects": .array(projects.map(\.jsonValue)),
    ])
  }
}

extension RecoveredProject {
  fileprivate var jsonValue: JSONValue {
    .object([
      "id": .string(id.description), "title": .string(title), "result": .string(words(for: self)),
    ])
  }
}
