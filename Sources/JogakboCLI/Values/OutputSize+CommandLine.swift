import CollagePresentation
import CommandLineKit
import MessageCatalog

extension OutputSize {
  /// Reads `2000` or `3000x2000`.
  init?(commandLine word: String) {
    let sides = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Int($0).flatMap { Self.sides.contains($0) ? $0 : nil } }
    switch (sides.count, sides.first ?? nil, sides.last ?? nil) {
    case (1, let side?, _): self = .longerSide(side)
    case (2, let width?, let height?): self = .exact(PictureSize(width: width, height: height))
    default: return nil
    }
  }

  /// The form in which it is typed.
  var commandLineText: String {
    switch self {
    case .longerSide(let side): String(side)
    case .exact(let size): size.commandLineText
    // It follows from the canvas and is never typed.
    case .paper: ""
    }
  }
}

extension PictureSize {
  var commandLineText: String { "\(width)x\(height)" }
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
