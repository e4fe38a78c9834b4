import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

struct ComposeCommand: Command {
  let name = "compose"
  let summary = tr("Make a collage from photos in one go")
  let discussion = tr(
    """
    The photos are arranged in the order given. A photo that cannot be read is named and left out, \
    and the command then ends with 3. Nothing is kept but the picture, unless --keep gives a title \
    under which the collage becomes a project of the library.
    """)
  let examples = [
    CommandExample(
      "jogakbo compose *.jpg -o collage.png", tr("Make a collage of all photos of a folder.")),
    CommandExample(
      "jogakbo compose *.heic -o card.pdf --canvas 15x10cm --layout free --shadow --text Summer",
      tr("Scatter photos over a card to print.")),
  ]
  let photos = Argument(
    repeated: "PHOTO", .file(photoExtensions), help: tr("The photos, in their order."))
  let picture = PictureOptions()
  let layout = Option(
    "layout", .choice(of: LayoutStyle.self), default: .rows, help: tr("How to arrange the photos."))
  let canvas = Option(
    "canvas", .canvasFormat, defaultText: tr("square, or the form of --size"),
    help: tr("The format of the canvas."))
  let measures = LayoutMeasures()
  let dress = PhotoDress()
  let background = Option(
    "background", .color, default: .white, help: tr("The colour behind everything."))
  let text = Option("text", .string, help: tr("Words to set below the photos."))
  let keep = Option(
    "keep", .title, help: tr("Keep the collage as a project of this title."))

  var parameters: [any Parameter] {
    [photos] + picture.parameters + [layout, canvas] + measures.parameters + dress.parameters
      + [background, text, keep]
  }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let paths = arguments[photos]
    let output = arguments[picture.output]
    guard !paths.contains(where: { isSameFile($0, output) }) else {
      throw CommandError.wouldReplaceInput(path: output)
    }
    var draft = try makeDraft(arguments)
    let settings = try picture.settings(
      arguments, canvas: draft.canvas, paper: arguments[canvas]?.paper)
    try draft.add(paths, inspectedBy: context.inspector)
    try export(&draft, to: output, settings: settings, in: context)
    let project = try arguments[keep].map { try draft.keep(as: $0, in: context) }
    try context.printResult(
      project ?? "", json: draft.jsonValue(output: output, size: settings.size, project: project))
    return context.report(draft.failures, ofTotal: paths.count)
  }

  private func makeDraft(_ arguments: ParsedArguments) throws -> CollageDraft {
    CollageDraft(
      canvas: try canvasSize(arguments), background: arguments[background],
      layout: measures.options(arguments[layout], arguments), style: dress.style(arguments),
      text: arguments[text])
  }

  /// The canvas asked for, else that of the picture's form, else a square.
  private func canvasSize(_ arguments: ParsedArguments) throws -> CanvasSize {
    if let format = arguments[canvas] { return try format.canvasSize() }
    guard case .exact(let size) = arguments[picture.size] else {
      return try CanvasFormat.square.canvasSize()
    }
    return CanvasSize(width: Double(size.width), height: Double(size.height)).scaledToReference
  }

  /// Writes the picture. Photos that cannot be drawn after all, because a file was changed meanwhile,
  /// are left out, and the rest is arranged anew: so the picture has no hole.
  private func export(
    _ draft: inout CollageDraft, to output: String, settings: ExportSettings,
    in context: JogakboContext
  ) throws {
    var settings = settings
    settings.unreadablePhotos = .refuse
    while !draft.photos.isEmpty {
      let report = try context.export(
        try draft.document(), photos: draft.files, to: output, settings: settings)
      if report.unreadablePhotos.isEmpty { return }
      draft.drop(report.unreadablePhotos)
    }
    _ = context.report(draft.failures, ofTotal: draft.failures.count)
    throw CommandError.noUsablePhoto
  }
}

/// Whether two paths lead to one file that is there.
private func isSameFile(_ one: String, _ other: String) -> Bool {
  let paths = [one, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  return paths[0] == paths[1]
}

/// The options that dress photos.
struct PhotoDress: Sendable {
  let cornerRadius = Option(
    "corner-radius", .number(in: DocumentLimits.styleLength), default: 0,
    help: tr("The radius of the photos' corners in canvas units."))
  let border = Option("border", .border, help: tr("A line along the photos' edges."))
  let shadow = Flag("shadow", help: tr("Let the photos cast a soft shadow."))

  var parameters: [any Parameter] { [cornerRadius, border, shadow] }

  func style(_ arguments: ParsedArguments) -> LayerStyle {
    LayerStyle(
      cornerRadius: arguments[cornerRadius], border: arguments[border],
      shadow: arguments[shadow] ? .soft : nil)
  }
}
