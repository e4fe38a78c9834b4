import CollageDocument
import CollageEditing
import CollageStorage
import CommandLineKit
import Foundation
import MessageCatalog

/// The argument that names a project, shared by all commands that take one.
let projectArgument = Argument(
  "PROJECT", .string, help: tr("A project's title or identifier, or the beginning of that."))

struct NewCommand: Command {
  let name = "new"
  let summary = tr("Make an empty project and print its identifier")
  let title = Argument("TITLE", .string, help: tr("What to call the project."))
  let canvas = Option(
    "canvas", .canvasFormat, default: .square, help: tr("The format of the canvas."))
  let background = Option(
    "background", .color, default: .white, help: tr("The colour behind everything."))
  var parameters: [any Parameter] { [title, canvas, background] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let document = EditorDocument(
      canvas: try arguments[canvas].canvasSize(), background: .color(arguments[background]))
    let id = try context.changingLibrary { library in
      try library.createProject(title: arguments[title], document: document)
    }
    try context.printResult(id.description, json: .object(["id": .string(id.description)]))
    return .done
  }
}

struct ListCommand: Command {
  let name = "list"
  let summary = tr("List the projects, the one changed last first")
  let search = Option(
    "search", short: "s", .string, placeholder: "TEXT",
    help: tr("List only projects whose title contains this."))
  let deleted = Flag("deleted", help: tr("List the deleted projects that can be restored."))
  var parameters: [any Parameter] { [search, deleted] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let projects = try projects(arguments, in: context)
    try context.printResult(
      projects.map(\.line).joined(separator: "\n"), json: .array(projects.map(\.jsonValue)))
    return .done
  }

  private func projects(
    _ arguments: ParsedArguments, in context: JogakboContext
  ) throws -> [ProjectSummary] {
    // A library that was never written to has no projects; that is no error.
    guard FileManager.default.fileExists(atPath: context.libraryPath) else { return [] }
    let library = try context.readingLibrary()
    if arguments[deleted] { return try library.projects(.deleted) }
    guard let text = arguments[search] else { return try library.projects() }
    return try library.projects(titled: text)
  }
}

struct ShowCommand: Command {
  let name = "show"
  let summary = tr("Show a project's canvas, layers and history")
  var parameters: [any Parameter] { [projectArgument] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let library = try context.readingLibrary()
    let session = try context.session(arguments[projectArgument], in: library)
    let summary = try library.project(session.id)
    try context.printResult(
      session.description(summary), json: session.jsonValue(summary))
    return .done
  }
}

struct RenameCommand: Command {
  let name = "rename"
  let summary = tr("Give a project another title")
  let title = Argument("TITLE", .string, help: tr("The new title."))
  var parameters: [any Parameter] { [projectArgument, title] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try context.changingLibrary { library in
      let project = try library.project(named: arguments[projectArgument])
      try library.renameProject(project.id, to: arguments[title])
    }
    return .done
  }
}

struct DuplicateCommand: Command {
  let name = "duplicate"
  let summary = tr("Copy a project and print the copy's identifier")
  let title = Option(
    "title", .string, defaultText: tr("the old title with “copy”"),
    help: tr("What to call the copy."))
  var parameters: [any Parameter] { [projectArgument, title] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let copy = try context.changingLibrary { library in
      let original = try library.project(named: arguments[projectArgument])
      return try library.duplicateProject(
        original.id,
        title: arguments[title] ?? tr("{title} (copy)", ["title": original.title]))
    }
    try context.printResult(copy.description, json: .object(["id": .string(copy.description)]))
    return .done
  }
}

struct DeleteCommand: Command {
  let name = "delete"
  let summary = tr("Delete a project; it can be restored for thirty days")
  var parameters: [any Parameter] { [projectArgument] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try context.changingLibrary { library in
      try library.deleteProject(library.project(named: arguments[projectArgument]).id)
    }
    return .done
  }
}

struct RestoreCommand: Command {
  let name = "restore"
  let summary = tr("Bring a deleted project back as it was")
  var parameters: [any Parameter] { [projectArgument] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try context.changingLibrary { library in
      let project = try library.project(named: arguments[projectArgument], among: .deleted)
      try library.restoreProject(project.id)
    }
    return .done
  }
}
