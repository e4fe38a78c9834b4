import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing
import VipsKit

@Suite struct LargePictureTests {
  @Test func `a picture of five million pixels takes little memory`() async {
    await #expect(processExitsWith: .success) {
      let peak = try LargePicture.peakMegabytes(size: PixelSize(width: 1_698, height: 3_141))
      try #require(peak < 200)
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["JOGAKBO_SLOW_TESTS"] != nil))
  func `a picture of 237 million pixels takes little memory`() async {
    await #expect(processExitsWith: .success) {
      let peak = try LargePicture.peakMegabytes(size: PixelSize(width: 11_317, height: 20_940))
      try #require(peak < 400)
    }
  }
}

private enum LargePicture {
  /// Exports four photos at some size, and returns the process's greatest use of memory.
  static func peakMegabytes(size: PixelSize) throws -> Int {
    let folder = try TemporaryFolder()
    let canvas = CanvasSize(width: 1000, height: 1850)
    var document = EditorDocument(canvas: canvas)
    for place in 0..<4 {
      document.layers.append(
        .photo(
          "chart", CanvasRect(x: 100, y: 50 + Double(place) * 440, width: 800, height: 420),
          rotation: 0.05, style: LayerStyle(cornerRadius: 30, shadow: .soft)))
    }
    let file = folder.file("large.jpg")
    let photos = DrawnPhotos.chart(size: PixelSize(width: 800, height: 600))
    _ = try PictureExporter(document, photos: photos).export(
      to: file, settings: ExportSettings(format: .pixels(.jpeg(quality: 90)), size: size))
    guard try writtenSize(file) == size else { throw WrongSize() }
    return try peakMegabytes()
  }

  struct WrongSize: Error {}

  /// The size in the file's header. As a photo the largest would be refused.
  private static func writtenSize(_ file: URL) throws -> PixelSize {
    do {
      return try PhotoDecoder.facts(ofFileAt: file.path).size
    } catch .tooManyPixels(_, let width, let height, _) {
      return PixelSize(width: width, height: height)
    }
  }

  /// `VmHWM` of the process, from kilobytes.
  private static func peakMegabytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let digits = line?.filter(\.isNumber) ?? ""
    return (Int(digits) ?? .max) / 1024
  }
}
