import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene
import VipsKit

extension RegionPainter {
  /// Paints the visible part of a photo, or a placeholder where it cannot be read.
  func paintPhoto(
    _ photo: PhotoDrawing, at index: Int, in context: borrowing CairoContext
  ) throws {
    switch try renderer.photos.photo(photo.fileName) {
    case .pixels(let pixels)?:
      try paint(pixels, of: photo, in: context)
    case .unreadable(let error)?:
      try renderer.report(error, photo: photo.fileName)
      try paintPlaceholder(for: photo, at: index, in: context)
    case nil:
      try paintPlaceholder(for: photo, at: index, in: context)
    }
  }

  /// Whether nothing behind the photo shines through its frame.
  func isOpaque(_ photo: PhotoDrawing) throws -> Bool {
    guard case .pixels(let pixels)? = try renderer.photos.photo(photo.fileName) else { return true }
    return pixels.isOpaque
  }

  private func paint(
    _ pixels: PixelBuffer, of photo: PhotoDrawing, in context: borrowing CairoContext
  ) throws {
    guard let layerToUnit = photo.unitToLayer.inverse,
      let pixelsToLayer = item.layerToPixels.inverse
    else { return }
    let layerToPhoto = layerToUnit.followed(
      by: .scale(x: Double(pixels.width), y: Double(pixels.height)))
    let sampler = PhotoSampler(pixels, pictureToPhoto: pixelsToLayer.followed(by: layerToPhoto))
    if target == .pixels, let sampler {
      try paint(sampler, in: photo.frame, in: context)
    } else {
      try paintPattern(pixels, layerToPhoto: layerToPhoto, of: photo, in: context)
    }
  }

  /// Fills a frame with samples of a photo, taken for each pixel of the frame in the region.
  private func paint(
    _ sampler: PhotoSampler, in frame: RoundedFrame, in context: borrowing CairoContext
  ) throws {
    let outline = frame.alignedToPixels(by: item.layerToPixels).rect.corners
      .map(item.layerToPixels.apply)
    guard let extent = CanvasRect.bounding(outline) else { return }
    let area = PixelArea(touching: extent).intersection(region)
    guard !area.isEmpty else { return }
    let samples = try CairoSurface(format: .argb32, width: area.width, height: area.height)
    samples.withMutablePixels { rows, bytesPerRow in
      sampler.sample(area, within: outline, into: rows, bytesPerRow: bytesPerRow)
    }
    addOutline(of: frame, insetBy: contentInset, in: context)
    context.saved {
      // Pixels to pixels, without a trace of rounding.
      context.resetMatrix()
      let toSamples = CanvasPoint(
        x: Double(region.minX - area.minX), y: Double(region.minY - area.minY))
      context.setSource(
        CairoPattern(
          samples, matrix: CairoMatrix(.translation(toSamples)), extend: .none, filter: .good))
      context.fill()
    }
  }

  /// Fills a frame with a photo by means of cairo, which keeps it whole in a page, and shrinks it
  /// well where it is much larger than it shows.
  private func paintPattern(
    _ pixels: PixelBuffer, layerToPhoto: AffineMap, of photo: PhotoDrawing,
    in context: borrowing CairoContext
  ) throws {
    try pixels.withUnsafeBytes { bytes in
      // A surface for each region: cairo keeps state in a source, so threads cannot share one.
      try CairoSurface.withSourcePixels(
        bytes, width: pixels.width, height: pixels.height, bytesPerRow: pixels.stride
      ) { surface in
        // In a page, drawing the edge out would turn an embedded file into plain pixels.
        if target == .page, pixels.isOpaque {
          try surface.attach(
            jpeg: pixels.jpegData(quality: Self.pageQuality), identity: photo.fileName)
        }
        context.setSource(
          CairoPattern(
            surface, matrix: CairoMatrix(layerToPhoto), extend: target == .page ? .none : .pad,
            filter: .best))
        addOutline(of: photo.frame, insetBy: contentInset, in: context)
        context.fill()
        // The source would keep the surface.
        context.setSource(.clear)
      }
    }
  }

  /// The JPEG quality of photos in a page.
  private static let pageQuality = 92

  private func paintPlaceholder(
    for photo: PhotoDrawing, at index: Int, in context: borrowing CairoContext
  ) throws {
    let rect = photo.frame.rect
    let side = min(rect.width, rect.height)
    addOutline(of: photo.frame, insetBy: contentInset, in: context)
    context.setSource(Self.placeholderColor)
    context.fill()
    context.saved {
      addOutline(of: photo.frame, insetBy: contentInset, in: context)
      context.clip()
      context.setSource(Self.placeholderCrossColor)
      context.move(toX: rect.minX, y: rect.minY)
      context.line(toX: rect.maxX, y: rect.maxY)
      context.move(toX: rect.maxX, y: rect.minY)
      context.line(toX: rect.minX, y: rect.maxY)
      context.stroke(width: side / 100)
    }
    let label = TextDrawing(
      content: TextContent(
        text: photo.displayName, fontSize: side / 8, color: Self.placeholderTextColor
      ).settable,
      frame: CanvasRect(
        center: rect.center,
        size: CanvasSize(width: rect.width * 0.9, height: rect.height * 0.4)))
    try paintText(label, at: index, in: context)
  }

  private static let placeholderColor = SRGBColor(red: 216, green: 216, blue: 216)
  private static let placeholderCrossColor = SRGBColor(red: 176, green: 176, blue: 176)
  private static let placeholderTextColor = SRGBColor(red: 64, green: 64, blue: 64)
}
