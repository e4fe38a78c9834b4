import CairoRendering
import CollageDocument
import CollagePlatform
import CollageStorage
import CommandLineKit
import MessageCatalog
import VipsKit

struct ExportCommand: Command {
  let name = "export"
  let summary = tr("Write a picture of a project")
  let discussion = tr(
    """
    The picture is made from the originals. It appears, or replaces an older one, only when it is \
    complete. A photo that is missing is shown as a placeholder and named, and the command then \
    ends with 3.
    """)
  let picture = PictureOptions()
  var parameters: [any Parameter] { [projectArgument] + picture.parameters }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let session = try context.session(
      arguments[projectArgument], in: try context.readingLibrary())
    return try context.export(session, picture, arguments)
  }
}

extension JogakboContext {
  /// Writes the picture of a project that the options ask for.
  func export(
    _ session: ProjectSession, _ picture: PictureOptions, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let document = session.document
    var settings = try picture.settings(arguments, canvas: document.canvas)
    settings.title = try session.library.project(session.id).title
    let output = arguments[picture.output]
    let photos = PhotoFiles(in: session.library.folder, checkingContent: true)
    let report = try export(document, photos: photos, to: output, settings: settings)
    try printResult(
      "",
      json: .object([
        "output": .string(output), "width": .number(Double(settings.size.width)),
        "height": .number(Double(settings.size.height)),
        "unreadable": .array(report.unreadablePhotos.map { .string($0.fileName) }),
      ]))
    return self.report(report, in: document)
  }
}
