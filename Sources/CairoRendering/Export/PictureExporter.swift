import CairoKit
public import CollageDocument
import CollageGeometry
import CollageScene
public import Foundation
public import VipsKit

/// Makes files and previews of a document.
public struct PictureExporter: Sendable {
  let document: EditorDocument
  let photos: any PhotoPixelSource

  /// - Parameters:
  ///   - document: What to show.
  ///   - photos: Where the pixels of its photos come from.
  public init(_ document: EditorDocument, photos: any PhotoPixelSource) {
    self.document = document
    self.photos = photos
  }

  /// Writes the document to a file, which appears, or replaces an older one, only when it is
  /// complete and on the disk.
  ///
  /// - Parameters:
  ///   - progress: Told the finished part, from 0 to 1, never going back; from any thread.
  ///   - isCancelled: Asked often; from any thread.
  /// - Returns: What could not be shown.
  public func export(
    to file: URL, settings: ExportSettings,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ExportError) -> ExportReport {
    let size = settings.size
    guard size.width > 0, size.height > 0, settings.dotsPerInch > 0,
      settings.dotsPerInch.isFinite
    else {
      throw .invalidSize(
        width: size.width, height: size.height, dotsPerInch: settings.dotsPerInch)
    }
    let renderer = makeRenderer(size: size, unreadablePhotos: settings.unreadablePhotos)
    do {
      switch settings.format {
      case .pixels(let format):
        let writer = PictureWriter(
          size: size, format: format, keepsAlpha: !document.background.isOpaque,
          metadata: PictureMetadata(settings))
        try writer.write(
          to: file.path, progress: progress, isCancelled: isCancelled, render: renderer.paint)
      case .pdf:
        try renderer.writePage(
          to: file.path, settings: settings, progress: progress, isCancelled: isCancelled)
      }
    } catch is RefusedPhoto {
      // The report names it.
    } catch {
      throw ExportError(error, path: file.path)
    }
    return ExportReport(unreadablePhotos: renderer.unreadablePhotos)
  }

  /// The document as pixels, as large as fits into `size`.
  public func preview(fitting size: PixelSize) throws(ExportError) -> PixelBuffer {
    try reportedPreview(fitting: size).picture
  }

  /// As ``preview(fitting:)``, with what could not be shown.
  public func reportedPreview(
    fitting size: PixelSize
  ) throws(ExportError) -> (picture: PixelBuffer, report: ExportReport) {
    let canvas = document.canvas
    guard canvas.isPositive, size.width > 0, size.height > 0 else {
      throw .invalidSize(width: size.width, height: size.height, dotsPerInch: 72)
    }
    let scale = min(Double(size.width) / canvas.width, Double(size.height) / canvas.height)
    let renderer = makeRenderer(size: PixelSize(canvas, scale: scale))
    do {
      let picture = try renderer.picture()
      return (picture, ExportReport(unreadablePhotos: renderer.unreadablePhotos))
    } catch {
      throw ExportError(error, path: "")
    }
  }

  private func makeRenderer(
    size: PixelSize, unreadablePhotos: UnreadablePhotoPolicy = .placeholder
  ) -> SceneRenderer {
    SceneRenderer(
      DisplayList(document, photos: photos), size: size, photos: photos,
      unreadablePhotos: unreadablePhotos)
  }
}

extension ExportError {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as ExportError:
      self = error
    case VipsKitError.cancelled:
      self = .cancelled
    case VipsKitError.pictureTooLarge(let format, let width, let height, let limit):
      self = .pictureTooLarge(format: format, width: width, height: height, limit: limit)
    case VipsKitError.writeFailed(_, let reason):
      self = .writeFailed(path: path, reason: reason)
    case CairoError.failed(let status):
      self = .drawingFailed(reason: status)
    default:
      self = .drawingFailed(reason: String(describing: error))
    }
  }
}

extension PictureMetadata {
  fileprivate init(_ settings: ExportSettings) {
    self.init(
      dotsPerInch: settings.dotsPerInch,
      creationDate: settings.creationDate.map(Self.exifText), software: "Jogakbo")
  }

  /// EXIF has no time zone: it is the local time of whoever made the picture.
  private static func exifText(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
    let time = [digits(parts.hour, 2), digits(parts.minute, 2), digits(parts.second, 2)]
    return day.joined(separator: ":") + " " + time.joined(separator: ":")
  }
}

extension PageBackground {
  /// Whether nothing shows behind it. A photo may have transparent parts.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .pattern(let pattern): pattern.background.isOpaque
    case .photo: false
    // It is shown as white.
    case .unsupported: true
    }
  }
}
