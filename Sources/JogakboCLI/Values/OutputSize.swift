import CollageGeometry
import CommandLineKit
import MessageCatalog
import VipsKit

/// The size of a picture to write.
enum OutputSize: Hashable, Sendable {
  /// The longer side in pixels; the other follows from the canvas.
  case longerSide(Int)
  /// Both sides in pixels.
  case exact(PixelSize)

  /// The sides that a picture may have in pixels.
  static let sides = 1...100_000

  /// Reads `2000` or `3000x2000`.
  init?(commandLine word: String) {
    let sides = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Int($0).flatMap { Self.sides.contains($0) ? $0 : nil } }
    switch (sides.count, sides.first ?? nil, sides.last ?? nil) {
    case (1, let side?, _): self = .longerSide(side)
    case (2, let width?, let height?): self = .exact(PixelSize(width: width, height: height))
    default: return nil
    }
  }

  /// The size that covers paper of so many inches at a resolution.
  static func longerSide(covering inches: CanvasSize, at dotsPerInch: Double) -> OutputSize {
    .longerSide(pixels(max(inches.width, inches.height) * dotsPerInch))
  }

  var commandLineText: String {
    switch self {
    case .longerSide(let side): String(side)
    case .exact(let size): "\(size.width)x\(size.height)"
    }
  }

  /// The size in pixels of a picture of `canvas`.
  ///
  /// - Throws: `CommandError.pictureTooLarge`, and `CommandError.sizeDoesNotFitCanvas` where both
  ///   sides are given and the picture would be distorted by more than the rounding to whole pixels.
  func pixels(of canvas: CanvasSize) throws(CommandError) -> PixelSize {
    switch self {
    case .longerSide(let side):
      let scale = Double(side) / max(canvas.width, canvas.height)
      let size = PixelSize(
        width: Self.pixels(canvas.width * scale), height: Self.pixels(canvas.height * scale))
      guard max(size.width, size.height) <= Self.sides.upperBound else {
        throw .pictureTooLarge(size: size, limit: Self.sides.upperBound)
      }
      return size
    case .exact(let size):
      let height = Double(size.width) / canvas.aspectRatio
      let width = Double(size.height) * canvas.aspectRatio
      guard abs(height - Double(size.height)) <= 1 || abs(width - Double(size.width)) <= 1 else {
        throw .sizeDoesNotFitCanvas(size: size, canvas: canvas)
      }
      return size
    }
  }

  /// A length rounded to whole pixels, at least one. Beyond any picture the number does not matter.
  private static func pixels(_ length: Double) -> Int {
    Int(min(max(length.rounded(), 1), 1e9))
  }
}

extension ValueType<OutputSize> {
  static var outputSize: Self {
    ValueType(
      placeholder: "PX|WxH",
      expected: tr(
        "a size in pixels such as 2000 (the longer side) or 3000x2000, {limit} a side at most",
        ["limit": OutputSize.sides.upperBound]),
      parse: OutputSize.init(commandLine:), format: \.commandLineText)
  }
}
