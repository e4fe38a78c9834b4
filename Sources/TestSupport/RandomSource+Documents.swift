public import CollageDocument
public import CollageGeometry
import Foundation

/// Valid documents and their parts, with every field within its bounds.
extension RandomSource {
  /// A document of up to `layers` layers.
  public mutating func document(layers: ClosedRange<Int> = 0...8) -> EditorDocument {
    let side = DocumentLimits.canvasSide
    let isSquare = chance(1, in: 3)
    let canvas = CanvasSize(
      width: isSquare ? 1000 : number(in: side), height: isSquare ? 1000 : number(in: side))
    return EditorDocument(
      canvas: canvas, background: background(), layers: list(layers) { $0.layer(on: canvas) })
  }

  /// A layer with its centre on the canvas.
  public mutating func layer(on canvas: CanvasSize) -> EditorLayer {
    EditorLayer(
      id: layerID(), placement: placement(on: canvas),
      content: chance(2, in: 3) ? .photo(photo()) : .text(textContent()), style: style(),
      name: maybe { $0.text(0...12) }, isHidden: chance(1, in: 8), isLocked: chance(1, in: 8))
  }

  /// An identity that follows from the seed.
  public mutating func layerID() -> LayerID {
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> index) }
    let (a, b) = (next(), next())
    return LayerID(
      UUID(
        uuid: (
          byte(a, 0), byte(a, 8), byte(a, 16), byte(a, 24), byte(a, 32), byte(a, 40), byte(a, 48),
          byte(a, 56), byte(b, 0), byte(b, 8), byte(b, 16), byte(b, 24), byte(b, 32), byte(b, 40),
          byte(b, 48), byte(b, 56)
        )))
  }

  /// A placement with its centre on the canvas.
  public mutating func placement(on canvas: CanvasSize) -> LayerPlacement {
    LayerPlacement(
      center: CanvasPoint(x: number(in: 0...canvas.width), y: number(in: 0...canvas.height)),
      frame: CanvasSize(
        width: number(in: 1...canvas.width), height: number(in: 1...canvas.height)),
      scale: maybe { $0.number(in: DocumentLimits.scale) } ?? 1,
      rotation: maybe { $0.number(in: DocumentLimits.rotation) } ?? 0)
  }

  /// A style.
  public mutating func style() -> LayerStyle {
    LayerStyle(
      opacity: maybe { $0.number(in: DocumentLimits.opacity) } ?? 1,
      cornerRadius: maybe { $0.number(in: 0...200) } ?? 0,
      border: maybe {
        LayerBorder(width: $0.number(in: DocumentLimits.styleLength), color: $0.color())
      },
      shadow: maybe {
        LayerShadow(
          offset: CanvasPoint(
            x: $0.number(in: DocumentLimits.shadowOffset),
            y: $0.number(in: DocumentLimits.shadowOffset)),
          blur: $0.number(in: DocumentLimits.styleLength), color: $0.color())
      })
  }

  /// A photo.
  public mutating func photo() -> PhotoContent {
    PhotoContent(
      fileName: "photo-\(integer(in: 0...99)).jpg", originalName: maybe { $0.text(1...20) },
      pixelSize: maybe {
        CanvasSize(
          width: $0.number(in: 100...10_000).rounded(),
          height: $0.number(in: 100...10_000).rounded())
      },
      crop: maybe { $0.crop() } ?? .centered, isFlippedHorizontally: chance(1, in: 4),
      isFlippedVertically: chance(1, in: 4))
  }

  /// A crop.
  public mutating func crop() -> PhotoCrop {
    PhotoCrop(
      zoom: number(in: DocumentLimits.cropZoom), panX: number(in: DocumentLimits.cropPan),
      panY: number(in: DocumentLimits.cropPan))
  }

  /// Words that can be seen, and how they are set.
  public mutating func textContent() -> TextContent {
    TextContent(
      text: "a" + text(0...30), fontFamily: maybe { $0.text(1...10) } ?? "Noto Sans",
      fontSize: number(in: DocumentLimits.fontSize),
      fontWeight: maybe { $0.number(in: DocumentLimits.fontWeight) } ?? 400,
      isItalic: chance(1, in: 4), color: color(), alignment: element(of: TextAlignment.allCases),
      background: maybe { $0.color() }, language: maybe { $0.element(of: ["ja", "ko", "zh-Hans"]) })
  }

  /// Any text of `length` code points, but for NUL, which no document holds.
  public mutating func text(_ length: ClosedRange<Int>) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      1...0x1F, 0x20...0x7E, 0x20...0x7E, 0x7F...0x24F, 0x300...0x36F, 0x5D0...0x6FF,
      0x1100...0x11FF,
      0x2000...0x206F, 0xAC00...0xD7A3, 0xE000...0xFFFF, 0x1F300...0x1FAFF, 0xE0000...0x10FFFF,
    ]
    let scalars = list(length) { random in
      Unicode.Scalar(UInt32.random(in: random.element(of: ranges), using: &random)) ?? "?"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A colour.
  public mutating func color() -> SRGBColor {
    let bits = next()
    return SRGBColor(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: bits >> 63 == 0 ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
  }

  /// A background of any kind.
  public mutating func background() -> PageBackground {
    switch integer(in: 0...3) {
    case 0: .color(color())
    case 1:
      .gradient(
        GradientFill(
          kind: element(of: GradientFill.Kind.allCases),
          angle: number(in: DocumentLimits.rotation), stops: stops()))
    case 2:
      .pattern(
        PatternFill(
          kind: element(of: PatternFill.Kind.allCases), foreground: color(), background: color(),
          spacing: number(in: DocumentLimits.patternSpacing)))
    default: .photo(photo())
    }
  }

  private mutating func stops() -> [GradientFill.Stop] {
    list(DocumentLimits.gradientStops) {
      GradientFill.Stop(position: $0.number(in: 0...1), color: $0.color())
    }.sorted { $0.position < $1.position }
  }
}
