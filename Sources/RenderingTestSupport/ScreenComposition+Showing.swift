public import CairoKit
public import CairoRendering
public import CollageDocument
import CollageGeometry
public import VipsKit

/// What a view does with a composition, in software.
extension ScreenComposition {
  /// Lays the pieces over each other where `document` has its layers now, and cuts them off at the
  /// edge of the canvas. `context` is in pixels of the picture.
  public func draw(showing document: EditorDocument, in context: borrowing CairoContext) throws {
    try context.saved {
      context.addRectangle(
        x: 0, y: 0, width: Double(viewport.picture.width), height: Double(viewport.picture.height))
      context.clip()
      for piece in pieces {
        guard let motion = piece.motion(in: document) else { continue }
        try piece.draw(movedBy: motion, in: context)
      }
    }
  }

  /// The whole picture of the canvas.
  public func picture(showing document: EditorDocument) throws -> PixelBuffer {
    let size = viewport.picture
    return try PixelBuffer(width: size.width, height: size.height) { pixels in
      try CairoSurface.withPixels(
        pixels, width: size.width, height: size.height, bytesPerRow: size.width * 4
      ) { surface in
        let context = CairoContext(drawingOn: surface)
        try draw(showing: document, in: context)
        try context.checkStatus()
      }
    }
  }
}

extension ScreenPiece {
  fileprivate func draw(movedBy motion: AffineMap, in context: borrowing CairoContext) throws {
    try pixels.withUnsafeBytes { bytes in
      try CairoSurface.withSourcePixels(
        bytes, width: pixels.width, height: pixels.height, bytesPerRow: pixels.stride
      ) { surface in
        let corner = CanvasPoint(x: Double(area.minX), y: Double(area.minY))
        context.saved {
          context.concatenate(CairoMatrix(motion))
          context.concatenate(CairoMatrix(.translation(corner)))
          context.setSource(
            CairoPattern(
              surface, matrix: CairoMatrix(.identity), extend: .none, filter: .good))
          context.addRectangle(
            x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
          context.fill()
          // The source would keep the surface.
          context.setSource(red: 0, green: 0, blue: 0, alpha: 0)
        }
      }
    }
  }
}

extension CairoMatrix {
  fileprivate init(_ map: AffineMap) {
    self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
  }
}
