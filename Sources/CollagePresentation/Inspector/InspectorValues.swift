public import CollageDocument

/// What an inspector shows of several layers: of each property what they have in common, or nil where
/// they differ.
///
/// Where some of the layers are locked, only the others count: they are what a change would change.
public struct InspectorValues: Hashable, Sendable {
  private let layers: [EditorLayer]

  /// What some layers have in common.
  public init(of layers: [EditorLayer]) {
    let free = layers.filter { !$0.isLocked }
    self.layers = free.isEmpty ? layers : free
  }

  /// How many of the layers are photos.
  public var photoCount: Int { layers.count { $0.photo != nil } }
  /// How many of the layers are texts.
  public var textCount: Int { layers.count { $0.text != nil } }
  /// Whether there are layers and all of them are locked.
  public var isLocked: Bool { !layers.isEmpty && layers.allSatisfy(\.isLocked) }

  /// Whether any of the layers has such a number.
  public func has(_ number: LayerNumber) -> Bool {
    layers.contains { $0[number] != nil }
  }

  /// The number of the layers that have such a one; nil where they differ.
  public subscript(number: LayerNumber) -> Double? {
    let values = layers.compactMap { $0[number] }
    guard let first = values.first else { return nil }
    // Layers that were lined up or turned together may differ by what rounding leaves.
    return values.allSatisfy { abs($0 - first) < 1e-6 } ? first : nil
  }

  // MARK: Style

  /// Whether there is a border.
  public var hasBorder: Bool? { common { $0.style.border != nil } }
  /// The colour of the layers' borders.
  public var borderColor: SRGBColor? { common { $0.style.border?.color } }
  /// Whether there is a shadow.
  public var hasShadow: Bool? { common { $0.style.shadow != nil } }
  /// The colour of the layers' shadows, opaque; its strength is ``LayerNumber/shadowOpacity``.
  public var shadowColor: SRGBColor? { common { $0.style.shadow?.color.opaque } }

  // MARK: Photos

  /// Whether the photos are mirrored left to right.
  public var isFlippedHorizontally: Bool? { common(\.photo?.isFlippedHorizontally) }
  /// Whether the photos are mirrored top to bottom.
  public var isFlippedVertically: Bool? { common(\.photo?.isFlippedVertically) }
  /// Whether any photo shows another part than its middle at zoom 1.
  public var isCropped: Bool {
    layers.contains { layer in layer.photo.map { $0.crop != .centered } == true }
  }

  // MARK: Texts

  /// The words.
  public var text: String? { common(\.text?.text) }
  /// The texts' font.
  public var fontFamily: String? { common(\.text?.fontFamily) }
  /// Whether the letters slant.
  public var isItalic: Bool? { common(\.text?.isItalic) }
  /// The colour of the letters.
  public var textColor: SRGBColor? { common(\.text?.color) }
  /// To which side lines are set.
  public var textAlignment: TextAlignment? { common(\.text?.alignment) }
  /// Whether the texts have a colour behind them.
  public var hasTextBackground: Bool? { common { $0.text.map { $0.background != nil } } }
  /// The colour behind the texts that have one.
  public var textBackground: SRGBColor? { common(\.text?.background) }

  /// What `value` gives for all layers for which it gives anything.
  private func common<Value: Equatable>(_ value: (EditorLayer) -> Value?) -> Value? {
    let values = layers.compactMap(value)
    guard let first = values.first else { return nil }
    return values.allSatisfy { $0 == first } ? first : nil
  }
}

extension SRGBColor {
  /// The colour without what shines through.
  var opaque: SRGBColor { SRGBColor(red: red, green: green, blue: blue) }

  /// The colour with the opacity of another one.
  func withAlpha(of other: SRGBColor) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: other.alpha)
  }
}
