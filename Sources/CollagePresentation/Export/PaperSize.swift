/// Usual sizes of paper. Raw values are for names in the app.
public enum PaperSize: String, CaseIterable, Sendable {
  // ISO 216
  case a2, a3, a4, a5, a6
  /// 8.5 × 11 inches.
  case letter
  /// 8 × 12 inches, a large print.
  case print20x30
  /// 5 × 7 inches.
  case print13x18
  /// 4 × 6 inches, the usual print.
  case print10x15

  /// The shorter and the longer side in millimetres.
  public var millimetres: (width: Double, height: Double) {
    switch self {
    case .a2: (420, 594)
    case .a3: (297, 420)
    case .a4: (210, 297)
    case .a5: (148, 210)
    case .a6: (105, 148)
    case .letter: (215.9, 279.4)
    case .print20x30: (203.2, 304.8)
    case .print13x18: (127, 177.8)
    case .print10x15: (101.6, 152.4)
    }
  }
}

extension OutputSize {
  /// As large as fits on a sheet.
  public static func paper(_ paper: PaperSize) -> OutputSize {
    .paper(
      widthInMillimetres: paper.millimetres.width, heightInMillimetres: paper.millimetres.height)
  }
}
