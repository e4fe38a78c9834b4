import CairoRendering
import CollageGeometry
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

/// The endings of the pictures that can be written.
let pictureExtensions = ["png", "jpg", "jpeg", "webp", "tif", "tiff", "pdf"]

/// Where to write a picture and what it is to be like; shared by all commands that write one.
struct PictureOptions: Sendable {
  /// In pixels; enough for a print of 25 cm at 300 dpi.
  private static let defaultLongerSide = 3000

  let output = Option(
    required: "output", short: "o", .file(pictureExtensions),
    help: tr("The picture to write; its ending chooses PNG, JPEG, WebP, TIFF or PDF."))
  let size = Option(
    "size", .outputSize, defaultText: "\(defaultLongerSide)",
    help: tr("The size of the picture in pixels."))
  let quality = Option(
    "quality", .integer(in: 1...100), default: 92, help: tr("The quality of JPEG and WebP."))
  let dotsPerInch = Option(
    "dpi", .number(in: 1...10_000), default: 300, help: tr("The resolution for printing."))

  var parameters: [any Parameter] { [output, size, quality, dotsPerInch] }

  /// The settings of an export.
  ///
  /// - Parameter inches: The size on paper, from which the pixels follow where no size is given.
  /// - Throws: `CommandError.unknownPictureFormat`, `CommandError.sizeDoesNotFitCanvas`
  func settings(
    _ arguments: ParsedArguments, canvas: CanvasSize, inches: CanvasSize? = nil
  ) throws(CommandError) -> ExportSettings {
    let dotsPerInch = arguments[dotsPerInch]
    let onPaper = inches.map { OutputSize.longerSide(covering: $0, at: dotsPerInch) }
    let size = arguments[size] ?? onPaper ?? .longerSide(Self.defaultLongerSide)
    return ExportSettings(
      format: try format(arguments), size: try size.pixels(of: canvas), dotsPerInch: dotsPerInch)
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
