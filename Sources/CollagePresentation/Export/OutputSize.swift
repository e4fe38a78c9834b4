public import CollageGeometry

/// How large a picture is to be.
public enum OutputSize: Hashable, Sendable {
  /// The longer side in pixels; the other follows from the canvas.
  case longerSide(Int)
  /// Both sides in pixels; they must have the ratio of the canvas, but for the rounding to pixels.
  case exact(PictureSize)
  /// As large as fits on paper that lies as the canvas does, at the picture's resolution.
  case paper(widthInMillimetres: Double, heightInMillimetres: Double)

  /// The sides that a picture may have in pixels.
  public static let sides = 1...100_000

  /// Millimetres to an inch.
  static let millimetresPerInch = 25.4

  /// Both sides, from the width in pixels and the ratio of a canvas.
  public static func width(_ width: Int, of canvas: CanvasSize) -> OutputSize {
    .exact(PictureSize(width: width, height: pixels(Double(width) / canvas.aspectRatio)))
  }

  /// Both sides, from the height in pixels and the ratio of a canvas.
  public static func height(_ height: Int, of canvas: CanvasSize) -> OutputSize {
    .exact(PictureSize(width: pixels(Double(height) * canvas.aspectRatio), height: height))
  }

  /// The size in pixels of a picture of `canvas`.
  ///
  /// - Parameter dotsPerInch: The resolution, which a size on paper needs.
  /// - Throws: `ExportProblem`; `sizeDoesNotFitCanvas` where both sides are given and the picture
  ///   would be distorted by more than the rounding to whole pixels.
  public func pixels(
    of canvas: CanvasSize, dotsPerInch: Double
  ) throws(ExportProblem) -> PictureSize {
    let size =
      switch self {
      case .longerSide(let side): Self.size(of: canvas, longerSide: side)
      case .exact(let size): size
      case .paper(let width, let height):
        Self.size(
          of: canvas,
          longerSide: Self.longerSide(
            of: canvas, on: CanvasSize(width: width, height: height), dotsPerInch: dotsPerInch))
      }
    guard size.longerSide <= Self.sides.upperBound else {
      throw .pictureTooLarge(size: size, limit: Self.sides.upperBound)
    }
    guard min(size.width, size.height) >= Self.sides.lowerBound else {
      throw .noPixels(size: size)
    }
    if case .exact = self { try Self.requireRatio(of: canvas, size) }
    return size
  }

  private static func size(of canvas: CanvasSize, longerSide: Int) -> PictureSize {
    let scale = Double(longerSide) / max(canvas.width, canvas.height)
    guard longerSide > 0 else { return PictureSize(width: longerSide, height: longerSide) }
    return PictureSize(
      width: pixels(canvas.width * scale), height: pixels(canvas.height * scale))
  }

  private static func longerSide(
    of canvas: CanvasSize, on paper: CanvasSize, dotsPerInch: Double
  ) -> Int {
    let isTurned = (paper.width > paper.height) != (canvas.width > canvas.height)
    let (width, height) =
      isTurned ? (paper.height, paper.width) : (paper.width, paper.height)
    let scale = min(width / canvas.width, height / canvas.height)
    return pixels(max(canvas.width, canvas.height) * scale / millimetresPerInch * dotsPerInch)
  }

  private static func requireRatio(
    of canvas: CanvasSize, _ size: PictureSize
  ) throws(ExportProblem) {
    let height = Double(size.width) / canvas.aspectRatio
    let width = Double(size.height) * canvas.aspectRatio
    guard abs(height - Double(size.height)) <= 1 || abs(width - Double(size.width)) <= 1 else {
      throw .sizeDoesNotFitCanvas(size: size, canvas: canvas)
    }
  }

  /// A length rounded to whole pixels, at least one. Beyond any picture the number does not matter.
  private static func pixels(_ length: Double) -> Int {
    length.isNaN ? 1 : Int(min(max(length.rounded(), 1), 1e9))
  }
}

/// Why no picture can be written as it was chosen.
public enum ExportProblem: Error, Hashable, Sendable {
  /// A side has less than one pixel.
  case noPixels(size: PictureSize)
  /// A picture of this size would show the canvas distorted.
  case sizeDoesNotFitCanvas(size: PictureSize, canvas: CanvasSize)
  /// A picture of this size cannot be drawn, or its format cannot hold it.
  case pictureTooLarge(size: PictureSize, limit: Int)
}
