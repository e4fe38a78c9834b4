/// Sizes of paper that many printers and shops have.
public enum PaperFormat: String, CaseIterable, Sendable {
  /// ISO A3
  case a3
  /// ISO A4
  case a4
  /// ISO A5
  case a5
  /// US Letter
  case letter
  /// A photo print of 10 × 15 cm.
  case photo10x15
  /// A photo print of 13 × 18 cm.
  case photo13x18
  /// A photo print of 20 × 30 cm.
  case photo20x30

  /// The shorter side in millimetres.
  public var shorterSide: Double {
    switch self {
    case .a3: 297
    case .a4: 210
    case .a5: 148
    case .letter: 215.9
    case .photo10x15: 100
    case .photo13x18: 130
    case .photo20x30: 200
    }
  }

  /// The longer side in millimetres.
  public var longerSide: Double {
    switch self {
    case .a3: 420
    case .a4: 297
    case .a5: 210
    case .letter: 279.4
    case .photo10x15: 150
    case .photo13x18: 180
    case .photo20x30: 300
    }
  }
}
