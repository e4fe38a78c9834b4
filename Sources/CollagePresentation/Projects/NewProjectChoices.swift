import CollageDocument
public import CollageEditing
public import CollageGeometry

/// What is chosen for a new project, also while it is not decided yet.
public struct NewProjectChoices: Hashable, Sendable {
  /// The kinds of canvas that are offered.
  public enum Kind: String, CaseIterable, Sendable {
    /// 1:1
    case square
    /// 3:2
    case landscape
    /// 2:3
    case portrait
    /// 9:16
    case story
    /// A sheet of paper.
    case paper
    /// Any size.
    case custom
  }

  /// The project's title; empty for that of the app.
  public var title = ""
  /// The kind of canvas.
  public var kind = Kind.square
  /// The sheet, where the kind is paper.
  public var paper = PaperFormat.a4
  /// Whether the sheet lies on its longer side.
  public var isPaperLandscape = false
  /// The resolution for printing, where the kind is paper.
  public var dotsPerInch = 300.0
  /// The size in canvas units, where the kind is custom; always one that a canvas may have.
  public var customSize = CanvasSize(
    width: CanvasFormat.referenceSide, height: CanvasFormat.referenceSide)
  {
    didSet { customSize = Self.possible(customSize) }
  }

  /// The choices that lead to a format.
  public init(format: CanvasFormat = .square) {
    switch format {
    case .square: kind = .square
    case .landscape: kind = .landscape
    case .portrait: kind = .portrait
    case .story: kind = .story
    case .custom(let size):
      kind = .custom
      customSize = Self.possible(size)
    case .paper(let width, let height):
      kind = .paper
      isPaperLandscape = width > height
      paper = Self.nearestPaper(to: min(width, height), max(width, height))
    }
  }

  /// The form of the canvas.
  public var format: CanvasFormat {
    switch kind {
    case .square: .square
    case .landscape: .landscape
    case .portrait: .portrait
    case .story: .story
    case .custom: .custom(customSize)
    case .paper:
      isPaperLandscape
        ? .paper(
          widthInMillimetres: paper.longerSide, heightInMillimetres: paper.shorterSide)
        : .paper(
          widthInMillimetres: paper.shorterSide, heightInMillimetres: paper.longerSide)
    }
  }

  /// How large a picture for the sheet is; nil where the kind is not paper, or there is no such
  /// picture.
  public var printSize: PictureSize? {
    guard let output = paperSize else { return nil }
    // What the sheets and resolutions that can be chosen never lead to is no picture.
    return try? output.pixels(of: format.canvasSize(), dotsPerInch: dotsPerInch)
  }

  /// Lets an export begin with the sheet and the resolution, where the kind is paper.
  public func propose(to export: inout ExportChoices) {
    guard let output = paperSize else { return }
    export.size = output
    export.dotsPerInch = dotsPerInch
  }

  private var paperSize: OutputSize? {
    guard case .paper(let width, let height) = format else { return nil }
    return .paper(widthInMillimetres: width, heightInMillimetres: height)
  }

  private static func possible(_ size: CanvasSize) -> CanvasSize {
    func side(_ length: Double) -> Double {
      DocumentLimits.canvasSide.clamp(length, fallback: CanvasFormat.referenceSide)
    }
    return CanvasSize(width: side(size.width), height: side(size.height))
  }

  private static func nearestPaper(to shorter: Double, _ longer: Double) -> PaperFormat {
    func distance(_ paper: PaperFormat) -> Double {
      abs(paper.shorterSide - shorter) + abs(paper.longerSide - longer)
    }
    return PaperFormat.allCases.min { distance($0) < distance($1) } ?? .a4
  }
}
