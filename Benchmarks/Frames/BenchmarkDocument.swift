import CollageDocument
import CollageGeometry

extension EditorDocument {
  /// Photos in rows, turned a little, each overlapping its neighbours, with corners, borders and
  /// shadows.
  static func benchmark(photos names: [String]) -> EditorDocument {
    let columns = Int(Double(names.count).squareRoot().rounded(.up))
    let cell = 1000 / Double(columns)
    let style = LayerStyle(
      cornerRadius: cell / 16, border: LayerBorder(width: cell / 40, color: .white),
      shadow: LayerShadow(offset: CanvasPoint(x: 0, y: 6), blur: 18))
    let layers = names.enumerated().map { place, name in
      let center = CanvasPoint(
        x: (Double(place % columns) + 0.5) * cell, y: (Double(place / columns) + 0.5) * cell)
      return EditorLayer(
        placement: LayerPlacement(
          center: center, frame: CanvasSize(width: cell * 1.15, height: cell * 0.9),
          rotation: Double(place % 7 - 3) * 0.06),
        content: .photo(
          PhotoContent(fileName: name, pixelSize: CanvasSize(width: 4000, height: 3000))),
        style: style)
    }
    return EditorDocument(background: .color(.white), layers: layers)
  }
}
