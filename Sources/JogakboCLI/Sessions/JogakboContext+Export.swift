import CairoRendering
import CollageDocument
import CollageMessages
import CollagePresentation
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

extension JogakboContext {
  /// Writes a picture of a document, with a bar on a terminal, until it is done or interrupted.
  ///
  /// - Parameter photos: The photos' files by the names that the document has for them.
  func export(
    _ document: EditorDocument, photos: PhotoFiles, to path: String, settings: ExportSettings
  ) throws -> ExportReport {
    var settings = settings
    settings.creationDate = photos.latestCaptureDate(in: document)
    let progress = TerminalProgress(tr("Exporting"), total: 100, console: console)
    defer { progress.finish() }
    do {
      return try PictureExporter(document, photos: photos).export(
        to: URL(fileURLWithPath: path), settings: settings,
        progress: { progress.update(Int($0 * 100)) },
        isCancelled: { Interruption.isRequested })
    } catch ExportError.cancelled {
      throw ConsoleError.interrupted
    }
  }

  /// Says which photos a picture shows as placeholders.
  func report(_ report: ExportReport, in document: EditorDocument) -> ExitCode {
    for photo in report.unreadablePhotos {
      complain(
        tr(
          "{photo} is shown as a placeholder: {reason}",
          [
            "photo": document.originalName(ofPhoto: photo.fileName),
            "reason": words(for: photo.reason),
          ]))
    }
    return report.unreadablePhotos.isEmpty ? .done : .partial
  }
}
