public import Foundation
public import VipsKit

/// Where a renderer gets the pixels of photos from. Called from several threads at once.
public protocol PhotoPixelSource: Sendable {
  /// The upright size of a photo, for layers that do not say it; nil where it cannot be told.
  func size(ofPhoto fileName: String) -> PixelSize?

  /// The upright photo in its own proportions, at least of `size` in both directions unless the
  /// photo itself is smaller.
  ///
  /// - Throws: Why there are no pixels.
  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer
}

/// The photos of one folder.
public struct PhotoFolder: PhotoPixelSource {
  private let folder: URL

  /// The photos in `folder`.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// What the header of the file says; nil where there is no readable one.
  public func size(ofPhoto fileName: String) -> PixelSize? {
    // Why it cannot be read is reported when its pixels are asked for.
    try? PhotoDecoder.facts(ofFileAt: path(of: fileName)).size
  }

  /// Decodes the file.
  ///
  /// - Throws: Where it is missing, damaged or of no known format.
  public func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    try PhotoDecoder.pixels(ofFileAt: path(of: fileName), covering: size)
  }

  private func path(of fileName: String) -> String {
    folder.appendingPathComponent(fileName).path
  }
}
