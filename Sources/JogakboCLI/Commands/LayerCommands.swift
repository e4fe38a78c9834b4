import CairoRendering
import CollageDocument
import CollageEditing
import CollagePresentation
import CollageStorage
import CommandLineKit
import MessageCatalog

/// The endings of files that are offered where photos are expected.
let photoExtensions = [
  "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "jxl", "tif", "tiff", "gif", "bmp",
]

struct AddCommand: Command {
  let name = "add"
  let summary = tr("Add photos to a project")
  let discussion = tr(
    "The photos are copied into the library unchanged. A photo that cannot be read is named and left out."
  )
  let photos = Argument(repeated: "PHOTO", .file(photoExtensions), help: tr("The photos to add."))
  var parameters: [any Parameter] { [projectArgument, photos] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let paths = arguments[photos]
    var added: [LayerID] = []
    let failures = try context.changingProject(arguments[projectArgument]) { session in
      let (stored, failures) = try importPhotos(paths, into: session.library, in: context)
      try session.edit(.addPhotos) { added = $0.addPhotos(stored.map(\.content)) }
      return failures
    }
    try context.printResult(
      "", json: .object(["layers": .array(added.map { .string($0.description) })]))
    return context.report(failures, ofTotal: paths.count)
  }
}

/// Copies photos into a library, in their order; those that fail are returned with the reason.
///
/// An error that concerns the library and not one photo, such as a full disk, is thrown.
func importPhotos(
  _ paths: [String], into library: Library, in context: JogakboContext
) throws -> (stored: [StoredPhoto], failures: [InputFailure]) {
  let progress = TerminalProgress(tr("Adding photos"), total: paths.count, console: context.console)
  defer { progress.finish() }
  var stored: [StoredPhoto] = []
  var failures: [InputFailure] = []
  for (index, path) in paths.enumerated() {
    try Interruption.check()
    do {
      stored.append(try library.importPhoto(from: path))
    } catch let error as StorageError where error.concernsOnePhoto(path) {
      failures.append(InputFailure(input: path, error: error))
    }
    progress.update(index + 1)
  }
  return (stored, failures)
}

struct TextCommand: Command {
  let name = "text"
  let summary = tr("Add words to a project")
  let text = Argument("STRING", .string, help: tr("The words; emoji and line breaks too."))
  let font = Option(
    "font", .string, default: TextContent.defaultFontFamily, help: tr("A font family."))
  let size = Option(
    "font-size", .number(in: DocumentLimits.fontSize), default: 48,
    help: tr("The size of the letters in canvas units."))
  let color = Option("color", .color, default: .black, help: tr("The colour of the letters."))
  var parameters: [any Parameter] { [projectArgument, text, font, size, color] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let content = TextContent(
      text: arguments[text], fontFamily: arguments[font], fontSize: arguments[size],
      color: arguments[color])
    var added: LayerID?
    try context.changingProject(arguments[projectArgument]) { session in
      _ = try session.edit(.addText) {
        added = try $0.addText(content, measuredBy: PangoTextMeasurer())
      }
    }
    try context.printResult(
      "", json: .object(["layer": added.map { .string($0.description) } ?? .null]))
    return .done
  }
}

struct LayoutCommand: Command {
  let name = "layout"
  let summary = tr("Arrange a project's photos")
  let style = Argument("LAYOUT", .choice(of: LayoutStyle.self), help: tr("How to arrange them."))
  let measures = LayoutMeasures()
  var parameters: [any Parameter] { [projectArgument, style] + measures.parameters }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let options = measures.options(arguments[style], arguments)
    try context.changingProject(arguments[projectArgument]) { session in
      _ = try session.edit(.layout) { $0.arrangePhotos(options) }
    }
    return .done
  }
}

/// The options that set a layout's measures.
struct LayoutMeasures: Sendable {
  /// The gaps that may be asked for, in canvas units.
  static let lengths = 0.0...1_000

  let spacing = Option(
    "spacing", .number(in: lengths), default: 12,
    help: tr("The gap between photos in canvas units."))
  let margin = Option(
    "margin", .number(in: lengths), default: 24,
    help: tr("The gap between the photos and the edge in canvas units."))
  let seed = Option(
    "seed", .integer(in: UInt64.min...UInt64.max), default: 1,
    help: tr("Another number gives another arrangement where chance plays a part."))

  var parameters: [any Parameter] { [spacing, margin, seed] }

  func options(_ style: LayoutStyle, _ arguments: ParsedArguments) -> LayoutOptions {
    LayoutOptions(
      style: style, spacing: arguments[spacing], margin: arguments[margin], seed: arguments[seed])
  }
}
