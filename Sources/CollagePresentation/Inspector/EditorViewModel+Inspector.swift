public import CollageDocument
import CollageEditing
import CollageGeometry
import CollageScene

/// The properties of the selection, and changing them with the result in sight.
extension EditorViewModel {
  /// What an inspector shows of the selection.
  public var inspectorValues: InspectorValues { InspectorValues(of: selectedLayers) }

  /// Shows the selection with a number, which is brought within its limits. Layers that have no such
  /// thing stay as they are.
  public func set(_ number: LayerNumber, to value: Double) {
    guard value.isFinite, inspectorValues.has(number) else { return }
    let limits = number.limits(on: document.canvas)
    let value = limits.clamp(value, fallback: limits.lowerBound)
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    adjust("inspector " + number.rawValue, as: number.editName) { document in
      for id in ids { document.set(number, to: value, of: id, measuredBy: textMeasurer) }
    }
  }

  // MARK: Style

  /// Gives the selection a border, or takes it away. A border that is there stays as it is.
  public func setBorder(_ isShown: Bool) {
    change { layer in
      layer.style.border = isShown ? layer.style.border ?? .plain : nil
    }
  }

  /// Shows the borders of the selection in a colour.
  public func setBorderColor(_ color: SRGBColor) {
    adjustSelection("inspector borderColor") { $0.style.border?.color = color }
  }

  /// Gives the selection a shadow, or takes it away. A shadow that is there stays as it is.
  public func setShadow(_ isShown: Bool) {
    change { layer in
      layer.style.shadow = isShown ? layer.style.shadow ?? .soft : nil
    }
  }

  /// Shows the shadows of the selection in a colour; they stay as strong as they are.
  public func setShadowColor(_ color: SRGBColor) {
    adjustSelection("inspector shadowColor") { layer in
      guard let shadow = layer.style.shadow else { return }
      layer.style.shadow?.color = color.withAlpha(of: shadow.color)
    }
  }

  // MARK: Photos

  /// Shows the middle of the selected photos at zoom 1.
  public func resetSelectedCrops() {
    change(as: .crop) { $0.photo?.crop = .centered }
  }

  // MARK: Texts

  /// Shows the selected texts in a font.
  public func setFontFamily(_ family: String) {
    adjustSelectedTexts("inspector fontFamily") { $0.fontFamily = family }
  }

  /// Lets the letters of the selected texts slant, or not.
  public func setItalic(_ isItalic: Bool) {
    adjustSelectedTexts("inspector italic") { $0.isItalic = isItalic }
  }

  /// Shows the letters of the selected texts in a colour.
  public func setTextColor(_ color: SRGBColor) {
    adjustSelectedTexts("inspector textColor") { $0.color = color }
  }

  /// Sets the lines of the selected texts to a side.
  public func setTextAlignment(_ alignment: TextAlignment) {
    adjustSelectedTexts("inspector alignment") { $0.alignment = alignment }
  }

  /// Shows a colour behind the selected texts; nil for none.
  public func setTextBackground(_ color: SRGBColor?) {
    adjustSelectedTexts("inspector textBackground") { $0.background = color }
  }

  /// Changes every selected layer that is not locked, as one step at once.
  private func change(as name: EditName = .setProperties, _ body: (inout EditorLayer) -> Void) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    edit(name) { document in
      for id in ids {
        guard var layer = document[id] else { continue }
        body(&layer)
        document[id] = layer
      }
    }
  }
}

extension EditorDocument {
  /// Gives a layer a number within its limits, with all that follows from it: the height of a text
  /// from its width, and its frame from its letters.
  fileprivate mutating func set(
    _ number: LayerNumber, to value: Double, of id: LayerID, measuredBy measurer: some TextMeasurer
  ) {
    guard var layer = self[id], layer[number] != nil else { return }
    let isText = layer.text != nil
    switch number {
    case .width where isText:
      setTextWidth(value / layer.placement.scale, of: id, measuredBy: measurer)
    // It follows from the words.
    case .height where isText: break
    case .fontSize, .fontWeight:
      layer[number] = value
      if let text = layer.text { setText(text, of: id, measuredBy: measurer) }
    default:
      layer[number] = value
      self[id] = layer
    }
  }
}

extension LayerBorder {
  /// The border that a first "border on" gives.
  static let plain = LayerBorder(width: 8, color: .white)
}
