public import Foundation
public import VipsKit

/// The kinds of files that a collage is exported to.
public enum ExportFormat: Hashable, Sendable {
  /// A file of pixels.
  case pixels(PictureFormat)
  /// A page on which text stays text and photos stay photos.
  case pdf
}

/// What becomes of a picture when one of its photos cannot be shown.
public enum UnreadablePhotoPolicy: Hashable, Sendable {
  /// A placeholder stands in the photo's place.
  case placeholder
  /// There is no picture.
  case refuse
}

/// What an exported file is to be like.
public struct ExportSettings: Hashable, Sendable {
  /// The kind of file.
  public var format: ExportFormat
  /// The size in pixels, which the canvas fills exactly. In a PDF, with ``dotsPerInch``, the size
  /// of the page; photos are stored no finer than this.
  public var size: PixelSize
  /// The resolution for printing.
  public var dotsPerInch: Double
  /// What becomes of the file when a photo cannot be shown.
  public var unreadablePhotos: UnreadablePhotoPolicy
  /// The document's title; only a PDF says it.
  public var title: String?
  /// When the collage was made; nil leaves it out.
  public var creationDate: Date?

  /// Settings for a picture of `size` pixels.
  public init(
    format: ExportFormat, size: PixelSize, dotsPerInch: Double = 72,
    unreadablePhotos: UnreadablePhotoPolicy = .placeholder, title: String? = nil,
    creationDate: Date? = nil
  ) {
    self.format = format
    self.size = size
    self.dotsPerInch = dotsPerInch
    self.unreadablePhotos = unreadablePhotos
    self.title = title
    self.creationDate = creationDate
  }
}

/// What an export left out.
public struct ExportReport: Sendable {
  /// Photos that could not be shown. Placeholders stand in their place, or, where the settings
  /// refuse that, no file was written; there may be more such photos then.
  public var unreadablePhotos: [UnreadablePhoto]
}

/// Why there is no exported file. What was at its place before is untouched.
public enum ExportError: Error, Hashable, Sendable {
  /// The caller asked to stop.
  case cancelled
  /// A side or the resolution is not a positive number.
  case invalidSize(width: Int, height: Int, dotsPerInch: Double)
  /// The picture is larger than the format can hold.
  case pictureTooLarge(format: String, width: Int, height: Int, limit: Int)
  /// The file could not be written; `reason` is the system's.
  case writeFailed(path: String, reason: String)
  /// The picture could not be drawn; `reason` is the graphics library's.
  case drawingFailed(reason: String)
}
