import Foundation
import Testing
import VipsKit

/// Where the corpus is, and its manifest.
enum Corpus {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["JOGAKBO_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/corpus")
      .standardizedFileURL
  }()

  static let photos: [CorpusPhoto] = {
    struct Manifest: Decodable { var files: [CorpusPhoto] }
    guard let data = try? Data(contentsOf: folder.appending(path: "manifest.json")) else {
      return []  // The corpus is optional; the suite says that it was skipped.
    }
    do {
      // The largest first: started last, it alone would keep the others waiting.
      return try JSONDecoder().decode(Manifest.self, from: data).files
        .sorted { $0.pixelCount > $1.pixelCount }
    } catch {
      Issue.record("unreadable manifest: \(error)")
      return []
    }
  }()

  static var isPresent: Bool { !photos.isEmpty }
}

/// A file of the corpus and what is expected of it.
struct CorpusPhoto: Decodable, Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    struct Limits: Decodable, Sendable { var seconds: Double }

    var behaviour: String
    var display_size: [Int]?
    var grid3x3_srgb_on_white: [[Double]]?
    var or_grid3x3_srgb_on_white: [[Double]]?
    var tolerance: Double?
    var alpha_mean_0_255: Double?
    var alpha_tolerance: Double?
    var limits: Limits?
  }

  var name: String
  var expect: Expectation

  var pixelCount: Int { (expect.display_size ?? []).reduce(1, *) }
  var path: String { Corpus.folder.appending(path: name).path }
  var testDescription: String { name }

  /// Compares the means of nine cells, and of alpha, with the expected ones. Scaling moves them a
  /// little.
  func check(_ pixels: PixelBuffer, isWhole: Bool) {
    let means = PixelMeans(pixels)
    let slack = isWhole ? 0.0 : 4
    let grids = [expect.grid3x3_srgb_on_white, expect.or_grid3x3_srgb_on_white].compactMap(\.self)
    let deviation = grids.map(means.deviation(from:)).min() ?? .infinity
    #expect(deviation <= (expect.tolerance ?? 0) + slack, "\(pixels.width)×\(pixels.height)")
    if let alpha = expect.alpha_mean_0_255 {
      #expect(abs(means.alpha - alpha) <= (expect.alpha_tolerance ?? 4) + slack)
    }
  }
}

/// The mean colours on white, 0 to 255, of a picture's three by three cells, row by row.
struct PixelMeans {
  private(set) var cells: [[Double]] = []
  private(set) var alpha = 0.0

  init(_ pixels: PixelBuffer) {
    pixels.withUnsafeBytes { bytes in
      for row in 0..<3 {
        for column in 0..<3 {
          cells.append(
            Self.meanOnWhite(
              bytes, stride: pixels.stride, columns: Self.cell(column, of: pixels.width),
              rows: Self.cell(row, of: pixels.height)))
        }
      }
      var sum = 0
      for offset in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[offset]) }
      alpha = Double(sum) / Double(bytes.count / 4)
    }
  }

  /// The greatest difference of a channel.
  func deviation(from expected: [[Double]]) -> Double {
    zip(cells.joined(), expected.joined()).map { abs($0 - $1) }.max() ?? .infinity
  }

  private static func cell(_ index: Int, of length: Int) -> Range<Int> {
    let start = min(length * index / 3, length - 1)
    return start..<min(max(start + 1, length * (index + 1) / 3), length)
  }

  private static func meanOnWhite(
    _ bytes: UnsafeRawBufferPointer, stride: Int, columns: Range<Int>, rows: Range<Int>
  ) -> [Double] {
    var red = 0
    var green = 0
    var blue = 0
    for row in rows {
      for column in columns {
        let offset = row * stride + column * 4
        let white = 255 - Int(bytes[offset + 3])
        blue += Int(bytes[offset]) + white
        green += Int(bytes[offset + 1]) + white
        red += Int(bytes[offset + 2]) + white
      }
    }
    let count = Double(rows.count * columns.count)
    return [Double(red) / count, Double(green) / count, Double(blue) / count]
  }
}
