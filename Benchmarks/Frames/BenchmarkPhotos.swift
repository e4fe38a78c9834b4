import CairoRendering
import Foundation
import VipsKit

/// The photos of a folder under as many names as are wanted: the number before the first `-` only
/// tells them apart.
struct BenchmarkPhotos: PhotoPixelSource {
  private let folder: URL
  private let files: [String]

  init(_ folder: URL) throws {
    self.folder = folder
    files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jpg") }.sorted()
  }

  /// `count` names, with the files in turn.
  func names(_ count: Int) -> [String] {
    (0..<count).map { "\($0)-\(files[$0 % files.count])" }
  }

  func size(ofPhoto fileName: String) -> PixelSize? {
    // Why it cannot be read is reported when its pixels are asked for.
    try? PhotoDecoder.facts(ofFileAt: path(of: fileName)).size
  }

  func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    try PhotoDecoder.pixels(ofFileAt: path(of: fileName), covering: size)
  }

  private func path(of fileName: String) -> String {
    let file = fileName.drop { $0 != "-" }.dropFirst()
    return folder.appending(path: String(file)).path
  }
}
