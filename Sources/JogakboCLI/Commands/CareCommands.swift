import CollageDocument
import CollageMessages
import CollageStorage
import CommandLineKit
import MessageCatalog

struct RelinkCommand: Command {
  let name = "relink"
  let summary = tr("Find a project's missing photos again")
  let discussion = tr(
    """
    The files, and everything in the folders, are searched for the very content of the missing \
    photos. A file that only has the name of one is put in its place when --by-name is given.
    """)
  let places = Argument(
    repeated: "FILE|FOLDER", .file(photoExtensions), help: tr("Where to look."))
  let byName = Flag("by-name", help: tr("Take a file of the same name where the content is lost."))
  var parameters: [any Parameter] { [projectArgument, places, byName] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let (result, lost) = try context.changingProject(arguments[projectArgument]) { session in
      let result = try session.relinkPhotos(among: arguments[places])
      if arguments[byName] {
        var replaced: Set<String> = []
        for match in result.suggestions where replaced.insert(match.fileName).inserted {
          try session.replacePhoto(match.fileName, withFileAt: match.path)
        }
      }
      return (result, try session.lostPhotos())
    }
    try context.printResult(
      result.restored.map(\.path).joined(separator: "\n"),
      json: .object([
        "restored": .array(result.restored.map(\.jsonValue)),
        "suggestions": .array(result.suggestions.map(\.jsonValue)),
        "lost": .array(lost.map { .string($0.fileName) }),
      ]))
    return report(lost, result.suggestions, in: context)
  }

  private func report(
    _ lost: [LostPhoto], _ suggestions: [RelinkResult.Match], in context: JogakboContext
  ) -> ExitCode {
    for photo in lost {
      let name = photo.originalName ?? photo.fileName
      context.complain(tr("{photo} is still missing", ["photo": name.isolated]))
      for match in suggestions where match.fileName == photo.fileName {
        context.complain(
          tr("{file} has its name; --by-name would take it", ["file": match.path]))
      }
    }
    return lost.isEmpty ? .done : .partial
  }
}

extension RelinkResult.Match {
  fileprivate var jsonValue: JSONValue {
    .object(["photo": .string(fileName), "path": .string(path)])
  }
}
