public import CollageDocument
public import CollageGeometry

extension DisplayList {
  /// Resolves a document.
  ///
  /// - Parameters:
  ///   - document: What to show. Hidden layers and layers of a kind that only a newer version knows
  ///     are left out.
  ///   - photoSize: The upright size in pixels of a photo whose layer does not say; nil where it is
  ///     not known, and the photo is then taken to be as its frame.
  public init(
    _ document: EditorDocument, photoSize: (_ fileName: String) -> CanvasSize? = { _ in nil }
  ) {
    let background = DisplayItem.background(of: document, photoSize: photoSize)
    self.init(
      canvas: document.canvas,
      items: [background]
        + document.layers.filter(\.isDrawn).compactMap { DisplayItem($0, photoSize: photoSize) })
  }
}

extension DisplayItem {
  fileprivate static func background(
    of document: EditorDocument, photoSize: (String) -> CanvasSize?
  ) -> DisplayItem {
    let frame = RoundedFrame(rect: document.bounds)
    let drawing: Drawing =
      switch document.background {
      case .color(let color): .fill(frame, .color(color))
      case .gradient(let gradient): .fill(frame, Paint(gradient, over: document.bounds))
      case .pattern(let pattern): .fill(frame, .tiles(PatternTile(pattern)))
      case .photo(let photo): .photo(PhotoDrawing(photo, frame: frame, photoSize: photoSize))
      case .unsupported: .fill(frame, .color(.white))
      }
    return DisplayItem(
      layer: nil, layerToCanvas: .identity, opacity: 1, bounds: document.bounds,
      drawings: [drawing])
  }

  /// The drawings of a layer; nil where there is nothing to draw.
  fileprivate init?(_ layer: EditorLayer, photoSize: (String) -> CanvasSize?) {
    let placement = layer.placement
    let rect = CanvasRect(center: .zero, size: placement.frame)
    let frame = RoundedFrame(rect: rect, cornerRadius: layer.style.cornerRadius)
    var drawings: [Drawing] = []
    switch layer.content {
    case .photo(let photo):
      if let shadow = layer.style.shadow { drawings.append(.frameShadow(frame, shadow)) }
      drawings.append(.photo(PhotoDrawing(photo, frame: frame, photoSize: photoSize)))
    case .text(let text):
      drawings += Self.drawings(of: text, in: frame, shadow: layer.style.shadow)
    case .unsupported:
      return nil
    }
    if let border = layer.style.border, border.width > 0 { drawings.append(.border(frame, border)) }
    self.init(
      layer: layer.id, layerToCanvas: placement.layerToCanvas, opacity: layer.style.opacity,
      bounds: Self.bounds(of: layer), drawings: drawings)
  }

  /// A text with a background casts the shadow of its frame, one without that of its letters.
  private static func drawings(
    of content: TextContent, in frame: RoundedFrame, shadow: LayerShadow?
  ) -> [Drawing] {
    let text = TextDrawing(content: content.settable, frame: frame.rect)
    guard let background = content.background else {
      return (shadow.map { [.textShadow(text, $0)] } ?? []) + [.text(text)]
    }
    return (shadow.map { [.frameShadow(frame, $0)] } ?? [])
      + [.fill(frame, .color(background)), .text(text)]
  }

  private static func bounds(of layer: EditorLayer) -> CanvasRect {
    let outline = layer.placement.outline.boundingBox
    guard let shadow = layer.style.shadow else { return outline }
    let reach = (shadow.offset.length + shadow.reach) * layer.placement.scale
    return outline.outset(by: reach)
  }
}

extension LayerShadow {
  /// The standard deviation of the blur, in units of the layer.
  public var sigma: Double { blur / 2 }

  /// How far the blur reaches beyond the outline, in units of the layer. Beyond three standard
  /// deviations a Gaussian changes no eight-bit channel visibly.
  public var reach: Double { 3 * sigma }
}

extension PhotoDrawing {
  fileprivate init(
    _ photo: PhotoContent, frame: RoundedFrame, photoSize: (String) -> CanvasSize?
  ) {
    let size = photo.pixelSize ?? photoSize(photo.fileName) ?? frame.rect.size
    self.init(
      fileName: photo.fileName, displayName: photo.originalName ?? photo.fileName,
      visiblePart: photo.crop.visiblePart(ofPhoto: size, inFrame: frame.rect.size),
      frame: frame, isFlippedHorizontally: photo.isFlippedHorizontally,
      isFlippedVertically: photo.isFlippedVertically)
  }
}
