import CollageEditing
import CollageGeometry
import CollagePresentation
import CommandLineKit
import MessageCatalog

extension CanvasFormat {
  /// Units of length that a size on paper may be given in, in millimetres.
  private static let millimetres = ["mm": 1.0, "cm": 10, "in": 25.4]

  /// Formats that have a name.
  private static let named: [(name: String, format: CanvasFormat)] = [
    ("square", .square), ("landscape", .landscape), ("portrait", .portrait), ("story", .story),
    ("a4", .paper(widthInMillimetres: 210, heightInMillimetres: 297)),
    ("a5", .paper(widthInMillimetres: 148, heightInMillimetres: 210)),
    ("letter", .paper(widthInMillimetres: 215.9, heightInMillimetres: 279.4)),
  ]

  /// Reads `story`, `2:3`, `1500x1000` or `10x15cm`.
  init?(commandLine word: String) {
    if let format = Self.named.first(where: { $0.name == word })?.format {
      self = format
      return
    }
    if let ratio = CanvasSize(commandLine: word, separators: [":"]) {
      self = .custom(ratio.scaledToReference)
      return
    }
    let unit = Self.millimetres.first { word.hasSuffix($0.key) }
    guard let size = CanvasSize(commandLine: word.dropLast(unit?.key.count ?? 0)) else {
      return nil
    }
    if let factor = unit?.value {
      self = .paper(
        widthInMillimetres: size.width * factor, heightInMillimetres: size.height * factor)
    } else {
      self = .custom(size)
    }
  }

  /// The size of a picture that fills the paper; nil for a format that has none.
  var paper: OutputSize? {
    guard case .paper(let width, let height) = self else { return nil }
    return .paper(widthInMillimetres: width, heightInMillimetres: height)
  }

  /// The form in which it is typed.
  var commandLineText: String {
    if let name = Self.named.first(where: { $0.format == self })?.name { return name }
    switch self {
    case .custom(let size): return size.commandLineText
    case .paper(let width, let height):
      return CanvasSize(width: width, height: height).commandLineText + "mm"
    case .square, .landscape, .portrait, .story: return ""
    }
  }
}

extension ValueType<CanvasFormat> {
  static var canvasFormat: Self {
    ValueType(
      placeholder: "FORMAT",
      kind: .choice(["square", "landscape", "portrait", "story", "a4", "a5", "letter"]),
      expected: tr(
        """
        square, landscape, portrait, story, a4, a5, letter, a ratio such as 2:3, or a size such as \
        1500x1000 or 10x15cm
        """
      ),
      parse: CanvasFormat.init(commandLine:), format: \.commandLineText)
  }
}

extension CanvasSize {
  /// Reads `1500x1000` or `1500×1000`: two numbers above 0.
  init?(commandLine word: some StringProtocol, separators: Set<Character> = ["x", "×"]) {
    let sides = word.split(omittingEmptySubsequences: false) { separators.contains($0) }
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    self.init(width: width, height: height)
    guard isPositive else { return nil }
  }

  /// A canvas of these proportions as large as those of the named formats.
  var scaledToReference: CanvasSize { self * (CanvasFormat.referenceSide / min(width, height)) }

  var commandLineText: String { "\(Self.plain(width))x\(Self.plain(height))" }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
