import CollageDocument
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
  let libraries = Argument(
    repeated: "DIR", .directory, isRequired: false,
    help: tr("Libraries to check one after the other, instead of the one of --library."))
  let repair = Flag("repair", help: tr("Mend what can be mended."))
  var parameters: [any Parameter] { [libraries, repair] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let paths = arguments[libraries]
    guard !paths.isEmpty else {
      let result = try result(arguments, in: context)
      try context.printResult(
        result.lines.joined(separator: "\n"), json: .object(result.jsonFields))
      return result.code
    }
    return try run(on: paths, arguments, in: context)
  }

  /// Goes on with the next library after one that cannot be opened.
  private func run(
    on paths: [String], _ arguments: ParsedArguments, in context: JogakboContext
  ) throws -> ExitCode {
    var (code, answers) = (ExitCode.done, [JSONValue]())
    for path in paths {
      try Interruption.check()
      var context = context
      context.libraryPath = path
      do {
        let result = try result(arguments, in: context)
        if !context.printsJSON {
          for line in result.lines { try context.console.output.print("\(path): \(line)") }
        }
        answers.append(.object(result.jsonFields.merging(["library": .string(path)]) { $1 }))
        if code == .done { code = result.code }
      } catch  where error is StorageError || error is CommandError {
        let failure = InputFailure(input: path, error: error)
        context.complain(failure.words)
        answers.append(.object(["library": .string(path), "error": .string(failure.words)]))
        code = .failed
      }
    }
    try context.printResult("", json: .array(answers))
    return code
  }

  private func result(
    _ arguments: ParsedArguments, in context: JogakboContext
  ) throws -> CheckResult {
    guard arguments[repair] else {
      let library = try context.readingLibrary()
      return try CheckResult(of: library, listingProjects: context.printsJSON)
    }
    return try context.changingLibrary(recovering: true) { library in
      let mended = try library.repair()
      return try CheckResult(of: library, mended: mended, listingProjects: context.printsJSON)
    }
  }
}
