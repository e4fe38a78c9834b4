import CollageDocument
import CollageEditing
import CollageMessages
import CollageStorage
import CommandLineKit
import MessageCatalog

/// How many steps to go; shared by undo and redo.
private let countOption = Option(
  "count", short: "n", .integer(in: 1...1_000_000), default: 1, help: tr("How many steps to go."))

struct UndoCommand: Command {
  let name = "undo"
  let summary = tr("Take the newest edits of a project back")
  var parameters: [any Parameter] { [projectArgument, countOption] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try step(arguments, in: context, orElse: .nothingToUndo) { session in
      let name = session.editor.undoName
      return try session.undo() == nil ? nil : name
    }
  }
}

struct RedoCommand: Command {
  let name = "redo"
  let summary = tr("Do edits of a project again that were undone")
  var parameters: [any Parameter] { [projectArgument, countOption] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try step(arguments, in: context, orElse: .nothingToRedo) { session in
      let name = session.editor.redoName
      return try session.redo() == nil ? nil : name
    }
  }
}

/// Goes steps through the history until there are none, and prints what they were.
private func step(
  _ arguments: ParsedArguments, in context: JogakboContext, orElse nothing: CommandError,
  _ body: (ProjectSession) throws -> EditName?
) throws -> ExitCode {
  let names = try context.changingProject(arguments[projectArgument]) { session in
    var names: [EditName] = []
    while names.count < arguments[countOption], let name = try body(session) { names.append(name) }
    return names
  }
  if names.isEmpty { throw nothing }
  try context.printResult(
    names.map(words(for:)).joined(separator: "\n"),
    json: .array(names.map { .string($0.rawValue) }))
  return .done
}

struct HistoryCommand: Command {
  let name = "history"
  let summary = tr("List a project's steps, the newest last")
  let discussion = tr(
    "Steps that were undone, and can be done again, stand in brackets at the end.")
  var parameters: [any Parameter] { [projectArgument] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let session = try context.session(
      arguments[projectArgument], in: try context.readingLibrary())
    let history = session.editor.history
    let redo = Array(history.redoChanges.reversed())
    let lines =
      history.undoChanges.map { words(for: $0.name) } + redo.map { "[\(words(for: $0.name))]" }
    func json(_ changes: [Change]) -> JSONValue {
      .array(changes.map { .string($0.name.rawValue) })
    }
    try context.printResult(
      lines.joined(separator: "\n"),
      json: .object(["undo": json(history.undoChanges), "redo": json(redo)]))
    return .done
  }
}
