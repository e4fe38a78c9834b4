import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene
import VipsKit

extension RegionPainter {
  /// Finer blurs, in pixels of standard deviation, look like none.
  private static let sharpSigma = 0.3
  /// How far inside its edge a frame hides its shadow, in pixels.
  private static let hiddenMargin = 2.0

  /// Paints the shadow of a frame.
  func paintFrameShadow(
    of frame: RoundedFrame, _ shadow: LayerShadow, at index: Int,
    in context: borrowing CairoContext
  ) throws {
    guard shadow.sigma * item.pixelsPerUnit >= Self.sharpSigma else {
      let moved = CanvasRect(origin: frame.rect.origin + shadow.offset, size: frame.rect.size)
      context.setSource(shadow.color)
      addOutline(
        of: RoundedFrame(rect: moved, cornerRadius: frame.cornerRadius), in: context)
      return context.fill()
    }
    let hidesShadow = try hidesShadow()
    try paintSprite(shadow, at: index, in: context) {
      // What the content hides need not be painted.
      if hidesShadow {
        let margin = Self.hiddenMargin / item.pixelsPerUnit + contentInset
        addOutline(of: frame, insetBy: margin, in: context)
      }
    }
  }

  /// Paints the shadow of letters.
  func paintTextShadow(
    of text: TextDrawing, _ shadow: LayerShadow, at index: Int,
    in context: borrowing CairoContext
  ) throws {
    guard shadow.sigma * item.pixelsPerUnit >= Self.sharpSigma else {
      return try context.saved {
        context.concatenate(CairoMatrix(.translation(shadow.offset)))
        var text = text
        text.content.color = shadow.color
        try paintText(text, at: index, in: context)
      }
    }
    try paintSprite(shadow, at: index, in: context) {}
  }

  /// Paints a blurred shape, except within the outlines that `addHoles` adds.
  private func paintSprite(
    _ shadow: LayerShadow, at index: Int, in context: borrowing CairoContext,
    addHoles: () -> Void
  ) throws {
    guard let sprite = try item.shadows[index]?.value() else { return }
    let toSprite = AffineMap.translation(CanvasPoint.zero - shadow.offset)
      .followed(by: sprite.layerToPixels)
    let box = RoundedFrame(
      rect: CanvasRect(origin: sprite.box.origin + shadow.offset, size: sprite.box.size))
    try sprite.pixels.withUnsafeBytes { bytes in
      try CairoSurface.withSourcePixels(
        bytes, width: sprite.pixels.width, height: sprite.pixels.height,
        bytesPerRow: sprite.pixels.stride
      ) { surface in
        context.setSource(
          CairoPattern(
            surface, matrix: CairoMatrix(toSprite), extend: .none, filter: .good))
        addOutline(of: box, in: context)
        addHoles()
        context.fill(.evenOdd)
        // The source would keep the surface.
        context.setSource(.clear)
      }
    }
  }

  /// Whether the item covers its frame so that nothing of the shadow shines through.
  private func hidesShadow() throws -> Bool {
    for drawing in item.item.drawings {
      switch drawing {
      case .photo(let photo): return try isOpaque(photo)
      case .fill(_, .color(let color)): return color.isOpaque
      default: continue
      }
    }
    return false
  }
}

extension ShadowSprite {
  /// The sprite of a frame's or a text's shadow.
  init(of drawing: Drawing, item: Int, pixelsPerUnit: Double, texts: TextPainter) throws {
    switch drawing {
    case .frameShadow(let frame, let shadow):
      try self.init(of: shadow, bounds: frame.rect, pixelsPerUnit: pixelsPerUnit) { context in
        context.addOutline(of: frame)
        context.fill()
      }
    case .textShadow(let text, let shadow):
      try self.init(of: shadow, bounds: text.frame, pixelsPerUnit: pixelsPerUnit) { context in
        context.addRectangle(text.frame)
        context.clip()
        try texts.draw(
          text, key: TextPainter.Key(item: item, drawing: 0), manner: .shapes, in: context)
      }
    case .fill, .photo, .border, .text:
      preconditionFailure("only a shadow has a sprite")
    }
  }
}
