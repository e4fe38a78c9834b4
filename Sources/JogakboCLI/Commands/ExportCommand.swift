import CairoRendering
import CollageDocument
import CollageStorage
import CommandLineKit

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
    let library = try context.readingLibrary()
    let session = try context.session(arguments[projectArgument], in: library)
    let document = session.document
    var settings = try picture.settings(arguments, canvas: document.canvas)
    settings.title = try library.project(session.id).title
    let folder = library.folder.photos
    let photos = PhotoFiles { folder + "/" + $0 }
    let report = try context.export(
      document, photos: photos, to: arguments[picture.output], settings: settings)
    return context.report(report, in: document)
  }
}
