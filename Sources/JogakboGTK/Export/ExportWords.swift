import CollageGeometry
import CollagePresentation
import Foundation
import MessageCatalog

extension PictureKind {
  /// The name of the format, which is the same in every language.
  var label: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .tiff: "TIFF"
    case .pdf: "PDF"
    }
  }

  /// What the format is good for.
  var advice: String {
    switch self {
    case .png: tr("Without loss, with transparency")
    case .jpeg: tr("Small, and read everywhere")
    case .webp: tr("Smaller still, for the web")
    case .tiff: tr("Without loss, for print shops")
    case .pdf: tr("A page on which text stays text")
    }
  }
}

extension OutputSizeMode {
  /// What is offered.
  var label: String {
    switch self {
    case .longerSide(let side): tr("{count} pixels", ["count": side])
    // How many pixels that are stands above.
    case .originals: tr("As Sharp as the Photos")
    case .exact: tr("Exact Size")
    case .paper: tr("Paper")
    }
  }
}

extension PaperSize {
  /// What is offered.
  var label: String {
    switch self {
    case .a2, .a3, .a4, .a5, .a6: rawValue.uppercased()
    // Translators: the North American size of paper, 8.5 × 11 inches.
    case .letter: tr("Letter")
    case .print20x30: "20 × 30 cm"
    case .print13x18: "13 × 18 cm"
    case .print10x15: "10 × 15 cm"
    }
  }
}

extension BuiltInExportPreset {
  var label: String {
    switch self {
    case .fullQualityPNG: tr("Full Quality (PNG)")
    case .webJPEG: tr("Web and Messages (JPEG, 2048 pixels)")
    case .print300: tr("Print (JPEG, 300 dpi)")
    }
  }
}

/// Sizes in words.
enum SizeWords {
  static func pixels(_ size: PictureSize) -> String {
    tr("{width} × {height} pixels", ["width": size.width, "height": size.height])
  }

  /// On paper, in centimetres.
  static func paper(_ millimetres: CanvasSize) -> String {
    tr(
      "{width} × {height} cm on paper",
      ["width": tenths(millimetres.width), "height": tenths(millimetres.height)])
  }

  /// A file's size, to two digits that mean something.
  static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1_000_000: tr("{size} kB", ["size": max(1, count / 1_000)])
    case ..<10_000_000: tr("{size} MB", ["size": Double(count / 100_000) / 10])
    case ..<1_000_000_000: tr("{size} MB", ["size": count / 1_000_000])
    default: tr("{size} GB", ["size": Double(count / 100_000_000) / 10])
    }
  }

  private static func tenths(_ millimetres: Double) -> Double { millimetres.rounded() / 10 }
}
