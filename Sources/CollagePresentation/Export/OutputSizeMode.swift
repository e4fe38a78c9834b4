import CollageDocument

/// A way to choose the size of a picture.
public enum OutputSizeMode: Hashable, Sendable {
  /// A usual length of the longer side, in pixels.
  case longerSide(Int)
  /// As many pixels as the photos have; the longer side is this many.
  case originals(Int)
  /// Width or height in pixels.
  case exact
  /// A sheet of paper, at the picture's resolution.
  case paper
}

extension ExportViewModel {
  /// Longer sides that many places ask for, in pixels.
  private static let usualLongerSides = [1_080, 2_048, 3_000, 4_096]

  /// The ways to choose the size, each once.
  public var sizeModes: [OutputSizeMode] {
    let originals = document.fullQualityLongerSide
    let usual = Self.usualLongerSides.filter { $0 != originals }
    return usual.map(OutputSizeMode.longerSide) + [.originals(originals), .exact, .paper]
  }

  /// The way in which the present size is chosen; one of ``sizeModes``. Setting it chooses a size that
  /// comes closest to the present one.
  public var sizeMode: OutputSizeMode {
    get {
      switch choices.size {
      case .longerSide(let side):
        [.originals(side), .longerSide(side)].first(where: sizeModes.contains) ?? .exact
      case .exact: .exact
      case .paper: .paper
      }
    }
    set {
      guard newValue != sizeMode else { return }
      switch newValue {
      case .longerSide(let side), .originals(let side): choices.size = .longerSide(side)
      case .exact: chooseExactSize()
      case .paper: choices.size = .paper(.a4)
      }
    }
  }

  private func chooseExactSize() {
    guard case .success(let size) = pictureSize else {
      choices.size = .width(ExportChoices.defaultLongerSide, of: document.canvas)
      return
    }
    choices.size = .exact(size)
  }

  /// The sheet that is chosen; nil where none is, or one without a name.
  public var paper: PaperSize? {
    get { PaperSize.allCases.first { choices.size == .paper($0) } }
    set { if let newValue { choices.size = .paper(newValue) } }
  }
}
