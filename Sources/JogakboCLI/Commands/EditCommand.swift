import CollageDocument
import CollageEditing
import CollageMessages
import CollageStorage
import CommandLineKit
import Foundation
import MessageCatalog

struct EditCommand: Command {
  let name = "edit"
  let summary = tr("Edit a project with a list of edits, one JSON object a line")
  let discussion =
    tr(
      """
      Each line is an object with the name of an edit and what it needs. When an edit is saved, \
      {"ack":N} is printed, N being the line's number; when one is refused, {"error":…,"line":N}, \
      and the next goes on. A layer is named by its identifier or by #N, its place from the back; \
      #1 is the rearmost. Angles are in radians, clockwise; lengths in canvas units.

      The edits:
      """) + "\n\n" + ScriptedEdit.help
  let script = Argument(
    optional: "FILE", .file(["jsonl"]), defaultText: "-",
    help: tr("The edits; - is standard input."))
  let examples = [
    CommandExample(
      ##"echo '{"edit":"rotate","layer":"#1","by":0.1}' | jogakbo edit Summer -"##,
      tr("Turn the rearmost layer a little."))
  ]
  var parameters: [any Parameter] { [projectArgument, script] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let path = arguments[script] ?? "-"
    let input = path == "-" ? context.console.input : try Self.open(path)
    return try context.changingProject(arguments[projectArgument]) { session in
      try run(LineReader(input), on: session, in: context)
    }
  }

  private static func open(_ path: String) throws -> ByteInput {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw StorageError.notReadable(path: path, errno: errno)
    }
    return ByteInput { count throws(ConsoleError) in
      do {
        return try file.read(upToCount: count) ?? Data()
      } catch {
        throw .readFailed(errno: EIO)
      }
    }
  }

  private func run(
    _ lines: LineReader, on session: ProjectSession, in context: JogakboContext
  ) throws -> ExitCode {
    var lines = lines
    var (number, refused) = (0, 0)
    while let line = try lines.next() {
      number += 1
      if line.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
      do {
        try ScriptedEdit(line: line).perform(on: session)
        try context.console.output.print(#"{"ack":\#(number)}"#)
      } catch let error where Self.isRefusal(error) {
        refused += 1
        let answer: JSONValue = .object([
          "error": .string(words(for: error)), "line": .number(Double(number)),
        ])
        try context.console.output.print(answer.compactText)
      }
    }
    return refused == 0 ? .done : .partial
  }

  /// Whether an error concerns one edit only. A library that cannot be written ends the command.
  private static func isRefusal(_ error: any Error) -> Bool {
    error is EditingError || error is CommandError
  }
}
