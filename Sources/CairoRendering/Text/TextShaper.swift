import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene

/// A text that is set to fit its frame.
struct FittedText {
  let text: TypeSetText
  /// From the type-setter's units to layer units, the origin in the text's top left corner.
  let toLayer: AffineMap
  /// The size of the letters in layer units.
  let fontSize: Double
}

/// Sets the texts of documents. Belongs to one thread at a time.
final class TextShaper {
  /// Letters are set in this size and then scaled: from the smallest to the largest font size
  /// nothing leaves the range in which Pango's 1/1024 of a unit are exact.
  private static let engineSize = 32.0
  /// The room to the left and right of the lines, in font sizes: slanted letters lean out of
  /// their line.
  private static let sidePadding = 0.15
  /// The room above and below the lines in a frame made to measure, in font sizes.
  private static let verticalPadding = 0.05
  /// Letters become no smaller than this part of their font size.
  private static let smallestShrinking = 1.0 / 8
  /// Each step halves the doubt about the size; eight leave less than one percent.
  private static let searchSteps = 8
  /// Rounding errors that do not count when lengths are compared, in layer units.
  private static let tolerance = 1e-3

  private let typeSetter = TypeSetter()

  /// The frame that holds `content` in its own font size.
  func naturalFrame(for content: TextContent, maximumWidth: Double) -> CanvasSize {
    let fontSize = Self.fontSize(of: content)
    let unit = fontSize / Self.engineSize
    let padding = Self.sidePadding * fontSize
    let text = typeSet(content)
    text.wrap(atWidth: max(0, maximumWidth - 2 * padding) / unit)
    let size = text.size
    return CanvasSize(
      // A little more than measured, or rounding could break the longest line in two.
      width: size.width * unit + 2 * padding + 2 * Self.tolerance,
      height: size.height * unit + 2 * Self.verticalPadding * fontSize)
  }

  /// Sets a text in its font size, or as much smaller as its frame asks for; what does not fit
  /// even then is cut with an ellipsis.
  func fit(_ drawing: TextDrawing) -> FittedText {
    let text = typeSet(drawing.content)
    let largest = Self.fontSize(of: drawing.content)
    if fits(text, size: largest, in: drawing.frame) {
      return place(text, size: largest, in: drawing.frame)
    }
    var size = largest * Self.smallestShrinking
    guard fits(text, size: size, in: drawing.frame) else {
      text.ellipsize(toHeight: drawing.frame.height * Self.engineSize / size)
      return place(text, size: size, in: drawing.frame)
    }
    var tooLarge = largest
    for _ in 0..<Self.searchSteps {
      let middle = (size * tooLarge).squareRoot()
      if fits(text, size: middle, in: drawing.frame) { size = middle } else { tooLarge = middle }
    }
    _ = fits(text, size: size, in: drawing.frame)
    return place(text, size: size, in: drawing.frame)
  }

  private func typeSet(_ content: TextContent) -> TypeSetText {
    typeSetter.set(
      content.text, size: Self.engineSize, attributes: TextAttributes(content))
  }

  /// Wraps the text for letters of `size` and tells whether all lines lie in the frame.
  private func fits(_ text: TypeSetText, size: Double, in frame: CanvasRect) -> Bool {
    let unit = size / Self.engineSize
    let width = Self.lineWidth(size: size, in: frame)
    text.wrap(atWidth: width / unit)
    let (textWidth, textHeight) = text.size
    return textWidth * unit <= width + Self.tolerance
      && textHeight * unit <= frame.height + Self.tolerance
  }

  private func place(_ text: TypeSetText, size: Double, in frame: CanvasRect) -> FittedText {
    let unit = size / Self.engineSize
    let left = frame.center.x - Self.lineWidth(size: size, in: frame) / 2
    // Lines that are higher than the frame begin at its top, so that the first can be read.
    let top = max(frame.minY, frame.center.y - text.size.height * unit / 2)
    return FittedText(
      text: text,
      toLayer: AffineMap.scale(x: unit, y: unit)
        .followed(by: .translation(CanvasPoint(x: left, y: top))),
      fontSize: size)
  }

  private static func fontSize(of content: TextContent) -> Double {
    DocumentLimits.fontSize.clamp(content.fontSize, fallback: DocumentLimits.fontSize.lowerBound)
  }

  /// The room for lines; in a frame too narrow for the padding it takes most of the width.
  private static func lineWidth(size: Double, in frame: CanvasRect) -> Double {
    frame.width - 2 * min(sidePadding * size, frame.width / 10)
  }
}

extension TextAttributes {
  init(_ content: TextContent) {
    let weight = DocumentLimits.fontWeight.clamp(content.fontWeight, fallback: 400)
    self.init(
      families: Self.families(content.fontFamily), weight: Int(weight.rounded()),
      isItalic: content.isItalic, alignment: Alignment(content.alignment),
      language: content.language)
  }

  /// The families to ask for. An emoji font first would turn digits into emoji; where it is
  /// needed, Pango finds it by itself.
  private static func families(_ names: String) -> [String] {
    let wanted = names.split(separator: ",").map { String($0) }
      .filter { !$0.lowercased().contains("emoji") }
    return wanted + [TextContent.defaultFontFamily]
  }
}

extension TextAttributes.Alignment {
  init(_ alignment: TextAlignment) {
    switch alignment {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }
}
