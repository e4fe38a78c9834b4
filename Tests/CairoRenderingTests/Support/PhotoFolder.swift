import CairoRendering
import Foundation
import VipsKit

/// The photos of one folder.
struct PhotoFolder: PhotoPixelSource {
  private let folder: URL

  /// The photos in `folder`.
  init(_ folder: URL) {
    self.folder = folder
  }

  /// What the header of the file says; nil where there is no readable one.
  func size(ofPhoto fileName: String) -> PixelSize? {
    // Why it cannot be read is reported when its pixels are asked for.
    try? PhotoDecoder.facts(ofFileAt: path(of: fileName)).size
  }

  /// Decodes the file.
  ///
  /// - Throws: Where it is missing, damaged or of no known format.
  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    try PhotoDecoder.pixels(ofFileAt: path(of: fileName), covering: size)
  }

  private func path(of fileName: String) -> String {
    folder.appendingPathComponent(fileName).path
  }
}
