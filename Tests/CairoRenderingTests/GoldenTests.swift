import CairoRendering
import CollageDocument
import CollageGeometry
import Foundation
import Testing
import VipsKit

@Suite struct GoldenTests {
  @Test func `a turned frame with round corners, border and shadow`() throws {
    let style = LayerStyle(
      cornerRadius: 16, border: LayerBorder(width: 6, color: .white),
      shadow: LayerShadow(offset: CanvasPoint(x: 4, y: 8), blur: 16))
    let document = EditorDocument.showing(
      .photo(
        "chart", CanvasRect(x: 40, y: 50, width: 120, height: 90), rotation: 0.3, style: style),
      background: .color(SRGBColor(red: 244, green: 239, blue: 230)))
    try expectGolden(document.picture(photos: .chart()), named: "frame")
  }

  @Test func `layers at half opacity as wholes`() throws {
    let style = LayerStyle(
      opacity: 0.5, border: LayerBorder(width: 10, color: .black),
      shadow: LayerShadow(offset: .zero, blur: 20))
    var document = EditorDocument.showing(
      .photo("chart", CanvasRect(x: 20, y: 20, width: 100, height: 100), style: style))
    document.layers.append(
      .photo(
        "chart", CanvasRect(x: 80, y: 80, width: 100, height: 100), rotation: -0.2, style: style))
    try expectGolden(document.picture(photos: .chart()), named: "opacity")
  }

  @Test func `crops and flips`() throws {
    var document = EditorDocument(canvas: CanvasSize(width: 200, height: 200))
    let places = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]
    for (column, row) in places {
      var layer = EditorLayer.photo(
        "chart", CanvasRect(x: column * 100 + 5, y: row * 100 + 5, width: 90, height: 90))
      layer.photo?.crop = PhotoCrop(zoom: 1 + column, panX: row * 2 - 1, panY: 1 - row)
      layer.photo?.isFlippedHorizontally = column > 0
      layer.photo?.isFlippedVertically = row > 0
      document.layers.append(layer)
    }
    try expectGolden(document.picture(photos: .chart()), named: "crops-and-flips")
  }

  @Test(arguments: GradientFill.Kind.allCases)
  func `gradients`(kind: GradientFill.Kind) throws {
    let gradient = GradientFill(
      kind: kind, angle: 0.6,
      stops: [
        GradientFill.Stop(position: 0, color: SRGBColor(red: 255, green: 80, blue: 0)),
        GradientFill.Stop(position: 0.4, color: .white),
        GradientFill.Stop(position: 1, color: SRGBColor(red: 0, green: 60, blue: 160)),
      ])
    let document = EditorDocument(
      canvas: CanvasSize(width: 160, height: 90), background: .gradient(gradient))
    try expectGolden(document.picture(), named: "gradient-\(kind.rawValue)")
  }

  @Test(arguments: PatternFill.Kind.allCases)
  func `patterns`(kind: PatternFill.Kind) throws {
    let pattern = PatternFill(
      kind: kind, foreground: SRGBColor(red: 180, green: 30, blue: 90), background: .white,
      spacing: 23)
    let document = EditorDocument(
      canvas: CanvasSize(width: 120, height: 120), background: .pattern(pattern))
    try expectGolden(document.picture(scale: 1.3), named: "pattern-\(kind.rawValue)")
  }

  @Test func `a pattern finer than the pixels has the mean of its colours`() throws {
    let pattern = PatternFill(kind: .checks, foreground: .black, background: .white, spacing: 4)
    let document = EditorDocument(
      canvas: CanvasSize(width: 800, height: 800), background: .pattern(pattern))
    let picture = try document.picture(scale: 0.05)
    #expect(picture[20, 20].distance(to: TestColor(red: 127, green: 127, blue: 127)) < 12)
  }
}
