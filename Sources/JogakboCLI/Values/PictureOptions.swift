import CairoRendering
import CollageGeometry
import CollagePlatform
import CollagePresentation
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

/// The endings of the pictures that can be written.
let pictureExtensions = ["png", "jpg", "jpeg", "webp", "tif", "tiff", "pdf"]

/// Where to write a picture and what it is to be like; shared by all commands that write one.
struct PictureOptions: Sendable {
  let output = Option(
    required: "output", short: "o", .file(pictureExtensions),
    help: tr("The picture to write; its ending chooses PNG, JPEG, WebP, TIFF or PDF."))
  let size = Option(
    "size", .outputSize, defaultText: "\(ExportChoices.defaultLongerSide)",
    help: tr("The size of the picture in pixels."))
  let quality = Option(
    "quality", .integer(in: 1...100), default: 92, help: tr("The quality of JPEG and WebP."))
  let dotsPerInch = Option(
    "dpi", .number(in: 1...10_000), default: 300, help: tr("The resolution for printing."))

  var parameters: [any Parameter] { [output, size, quality, dotsPerInch] }

  /// The settings of an export.
  ///
  /// - Parameter paper: The size on paper, from which the pixels follow where no size is given.
  /// - Throws: `CommandError.unknownPictureFormat`, `CommandError.sizeDoesNotFitCanvas`,
  ///   `ExportProblem`
  func settings(
    _ arguments: ParsedArguments, canvas: CanvasSize, paper: OutputSize? = nil
  ) throws -> ExportSettings {
    let dotsPerInch = arguments[dotsPerInch]
    let size = arguments[size] ?? paper ?? .longerSide(ExportChoices.defaultLongerSide)
    do {
      let pixels = try size.pixels(of: canvas, dotsPerInch: dotsPerInch)
      return ExportSettings(
        format: try format(arguments), size: PixelSize(pixels), dotsPerInch: dotsPerInch)
    } catch ExportProblem.sizeDoesNotFitCanvas(let size, let canvas) {
      throw CommandError.sizeDoesNotFitCanvas(size: size, canvas: canvas)
    }
  }

  private func format(_ arguments: ParsedArguments) throws(CommandError) -> ExportFormat {
    let path = arguments[output]
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "png": return .pixels(.png)
    case "jpg", "jpeg": return .pixels(.jpeg(quality: arguments[quality]))
    case "webp": return .pixels(.webp(quality: arguments[quality]))
    case "tif", "tiff": return .pixels(.tiff)
    case "pdf": return .pdf
    default: throw .unknownPictureFormat(path: path)
    }
  }
}
