import CollageGeometry

/// What the user chose about the file that is to be written.
public struct ExportChoices: Hashable, Sendable {
  /// The kind of file.
  public var kind: PictureKind
  /// How large the picture is to be.
  public var size: OutputSize
  /// 1–100, for kinds that have a quality; other values are brought into these bounds.
  public var quality: Int { didSet { quality = Self.clamp(quality) } }
  /// The resolution for printing, 1–10,000; other values are brought into these bounds.
  public var dotsPerInch: Double { didSet { dotsPerInch = Self.clamp(dotsPerInch) } }
  /// Whether the file says when the newest of its photos was taken. Where they were taken it never
  /// says.
  public var keepsDate: Bool

  /// The quality that a picture can have.
  public static let qualities = 1...100
  /// The resolution that a picture can have.
  public static let resolutions = 1.0...10_000.0
  /// The longer side of a picture that nobody chose a size for, in pixels; enough for a print of
  /// 25 cm at 300 dpi.
  public static let defaultLongerSide = 3000

  /// Choices; a PNG that is large enough for a print unless told.
  public init(
    kind: PictureKind = .png, size: OutputSize = .longerSide(Self.defaultLongerSide),
    quality: Int = 92, dotsPerInch: Double = 300, keepsDate: Bool = true
  ) {
    self.kind = kind
    self.size = size
    self.quality = Self.clamp(quality)
    self.dotsPerInch = Self.clamp(dotsPerInch)
    self.keepsDate = keepsDate
  }

  /// The same choices for another canvas: where both sides were given and have another ratio, the
  /// longer one stays.
  func fitted(to canvas: CanvasSize) -> ExportChoices {
    guard case .exact(let size) = self.size else { return self }
    var choices = self
    do {
      _ = try self.size.pixels(of: canvas, dotsPerInch: dotsPerInch)
    } catch {
      choices.size = .longerSide(size.longerSide)
    }
    return choices
  }

  private static func clamp(_ quality: Int) -> Int {
    min(max(quality, qualities.lowerBound), qualities.upperBound)
  }

  private static func clamp(_ dotsPerInch: Double) -> Double {
    dotsPerInch.isNaN
      ? 300 : min(max(dotsPerInch, resolutions.lowerBound), resolutions.upperBound)
  }
}

/// The kinds of files that a collage is exported to. Raw values are for preferences and never change.
public enum PictureKind: String, CaseIterable, Sendable {
  /// Pixels without loss, with transparency.
  case png
  /// Pixels with a quality, without transparency.
  case jpeg
  /// Pixels with a quality, with transparency.
  case webp
  /// Pixels without loss, for print shops.
  case tiff
  /// A page on which text stays text.
  case pdf

  /// The usual ending of file names, without a dot.
  public var fileExtension: String {
    switch self {
    case .png, .webp, .pdf: rawValue
    case .jpeg: "jpg"
    case .tiff: "tif"
    }
  }

  /// Whether ``ExportChoices/quality`` means something.
  public var hasQuality: Bool { self == .jpeg || self == .webp }
}
