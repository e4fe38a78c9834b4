import CairoRendering
import CollageDocument
import CollageMessages
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
      let name = document.layers.compactMap(\.photo).first { $0.fileName == photo.fileName }
      complain(
        tr(
          "{photo} is shown as a placeholder: {reason}",
          ["photo": name?.originalName ?? photo.fileName, "reason": words(for: photo.reason)]))
    }
    return report.unreadablePhotos.isEmpty ? .done : .partial
  }
}

/// Photos wherever they lie, by the names that a document has for them.
struct PhotoFiles: PhotoPixelSource {
  /// Where the file of this name lies; nil for a name that leads nowhere.
  let path: @Sendable (_ fileName: String) -> String?

  func size(ofPhoto fileName: String) -> PixelSize? {
    // Why it cannot be read is reported when its pixels are asked for.
    try? PhotoDecoder.facts(ofFileAt: requiredPath(fileName)).size
  }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    try PhotoDecoder.pixels(ofFileAt: requiredPath(fileName), covering: size)
  }

  private func requiredPath(_ fileName: String) throws(VipsKitError) -> String {
    guard let path = path(fileName) else {
      throw .unreadable(path: fileName, reason: String(cString: strerror(ENOENT)))
    }
    return path
  }

  /// When the newest of a document's photos was taken: the date that its picture keeps.
  func latestCaptureDate(in document: EditorDocument) -> Date? {
    document.photoFileNames.compactMap { name in
      // A photo that cannot be read is reported when it is drawn.
      (try? PhotoDecoder.facts(ofFileAt: requiredPath(name)))?.captureDate
    }.max().flatMap(Date.init(exif:))
  }
}

extension Date {
  /// Reads `YYYY:MM:DD HH:MM:SS`, the camera's local time (EXIF 2.3).
  init?(exif text: String) {
    let numbers = text.split { $0 == ":" || $0 == " " }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return nil }
    self = date
  }
}
