import CollageDocument
import CollageMessages
import CollageStorage
import CommandLineKit
import MessageCatalog

struct CheckCommand: Command {
  let name = "check"
  let summary = tr("Read the whole library and say what is not in order")
  let discussion = tr(
    """
    Every row and every original is read. With --repair, projects whose edits are damaged are \
    written anew from what can be read, after the database was copied to the backups. A database \
    that is damaged or missing is rebuilt from what can be found in it, in the backups and in the \
    files beside it; the damaged one is kept among the backups. Without --repair nothing is \
    changed. Missing photos are found again with relink.
    """)
  let repair = Flag("repair", help: tr("Mend what can be mended."))
  var parameters: [any Parameter] { [repair] }

  /// What was done and what was found.
  private struct Result {
    var rebuilt: RecoveryReport?
    var mended: [RecoveredProject] = []
    var findings: [StorageFinding]

    /// Whether something of a project could not be had back.
    var hasLosses: Bool {
      (mended + (rebuilt?.projects ?? [])).contains { $0.outcome != .whole }
    }
  }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let result = try arguments[repair] ? mend(context) : look(context)
    let sentences = result.findings.map(words(for:))
    let repairs =
      (result.rebuilt.map(CollageMessages.sentences(for:)) ?? [])
      + result.mended.map { tr("mended: {project}", ["project": words(for: $0)]) }
    let lines = repairs + (sentences.isEmpty ? [tr("Everything is in order.")] : sentences)
    try context.printResult(
      lines.joined(separator: "\n"),
      json: .object([
        "rebuilt": result.rebuilt?.jsonValue ?? .null,
        "repaired": .array(result.mended.map(\.jsonValue)),
        "findings": .array(sentences.map(JSONValue.string)),
      ]))
    guard result.findings.isEmpty else { return .failed }
    return result.hasLosses ? .partial : .done
  }

  private func look(_ context: JogakboContext) throws -> Result {
    Result(findings: try context.readingLibrary().check())
  }

  private func mend(_ context: JogakboContext) throws -> Result {
    try context.changingLibrary(recovering: true) { library in
      let mended = try library.repair()
      return Result(rebuilt: library.recovery, mended: mended, findings: try library.check())
    }
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
