import CairoKit
import CollageGeometry
public import CollageScene
import Synchronization
public import VipsKit

/// A photo that could not be shown; a placeholder stands in its place.
public struct UnreadablePhoto: Sendable {
  /// The name of its file in the photo folder.
  public var fileName: String
  /// What the photo source threw.
  public var reason: any Error
}

/// A photo could not be read, and a picture without it is not wanted.
struct RefusedPhoto: Error {}

/// Paints a display list at some size, region by region, from any number of threads.
///
/// What is painted depends on the list, the size and the photos alone: not on how the picture is
/// cut into regions, nor on how many threads paint them.
public final class SceneRenderer: Sendable {
  /// Of the whole picture, which the canvas fills exactly.
  public let size: PixelSize
  let canvasToPixels: AffineMap
  let photos: PhotoLoader
  let texts = TextPainter()
  let items: [SceneItem]
  private let unreadablePhotoPolicy: UnreadablePhotoPolicy
  private let failures = Mutex<[String: any Error]>([:])

  /// - Parameters:
  ///   - list: What to paint.
  ///   - size: The size of the picture in pixels.
  ///   - photos: Where the pixels of photos come from.
  ///   - unreadablePhotos: Whether painting goes on where one of them has no pixels.
  public convenience init(
    _ list: DisplayList, size: PixelSize, photos: any PhotoPixelSource,
    unreadablePhotos: UnreadablePhotoPolicy = .placeholder
  ) {
    let scale = size.map(from: list.canvas).meanScale
    self.init(
      list, size: size, window: PixelArea(size),
      photoSizes: PhotoLoader.decodedSizes(of: list, scale: scale), photos: photos,
      unreadablePhotos: unreadablePhotos)
  }

  /// - Parameters:
  ///   - window: What will be painted; it may reach beyond the picture.
  ///   - photoSizes: The size to decode each photo of the list to.
  ///   - shadows: Keeps shadows for other renderers; without it they are let go when painted.
  init(
    _ list: DisplayList, size: PixelSize, window: PixelArea, photoSizes: [String: PixelSize],
    photos: any PhotoPixelSource, shadows: ShadowCache? = nil,
    unreadablePhotos: UnreadablePhotoPolicy = .placeholder
  ) {
    self.size = size
    unreadablePhotoPolicy = unreadablePhotos
    let canvasToPixels = size.map(from: list.canvas)
    self.canvasToPixels = canvasToPixels
    let texts = texts
    items = list.items.enumerated().map { place, item in
      SceneItem(item, canvasToPixels: canvasToPixels, window: window) { drawing, pixelsPerUnit in
        func make() throws -> ShadowSprite {
          try ShadowSprite(of: drawing, item: place, pixelsPerUnit: pixelsPerUnit, texts: texts)
        }
        return try shadows?.sprite(of: drawing, pixelsPerUnit: pixelsPerUnit, make: make) ?? make()
      }
    }
    var areas: [String: [PixelArea]] = [:]
    for item in items {
      for name in item.photoNames { areas[name, default: []].append(item.area) }
    }
    self.photos = PhotoLoader(photoSizes, areas: areas, source: photos)
  }

  /// The photos that could not be shown so far, sorted by name.
  public var unreadablePhotos: [UnreadablePhoto] {
    failures.withLock { failures in
      failures.map { UnreadablePhoto(fileName: $0.key, reason: $0.value) }
        .sorted { $0.fileName < $1.fileName }
    }
  }

  /// Paints a part of the picture into transparent premultiplied BGRA pixels. Each pixel of the
  /// picture should be painted once; what is not needed any more is let go.
  ///
  /// - Throws: Where cairo fails, for example without memory. A photo that cannot be read is no
  ///   error; see ``unreadablePhotos``.
  public func paint(_ region: PixelRegion, into pixels: UnsafeMutableRawBufferPointer) throws {
    let area = PixelArea(
      minX: region.x, minY: region.y, maxX: region.x + region.width,
      maxY: region.y + region.height)
    try paint(area, into: pixels, bytesPerRow: region.bytesPerRow)
  }

  /// Paints the whole picture at once.
  public func picture() throws -> PixelBuffer {
    try PixelBuffer(width: size.width, height: size.height) { pixels in
      try paint(PixelArea(size), into: pixels, bytesPerRow: size.width * 4)
    }
  }

  /// The greatest side of what cairo paints at once, in pixels. Its surfaces could be four times as
  /// wide, but then gradients go wrong, whose points it keeps in 16 bits as well.
  private static let greatestPartSide = 8_192

  func paint(
    _ area: PixelArea, into pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int
  ) throws {
    let limit = Self.greatestPartSide
    for left in stride(from: area.minX, to: area.maxX, by: limit) {
      for top in stride(from: area.minY, to: area.maxY, by: limit) {
        let part = PixelArea(
          minX: left, minY: top, maxX: min(left + limit, area.maxX),
          maxY: min(top + limit, area.maxY))
        let offset = (top - area.minY) * bytesPerRow + (left - area.minX) * 4
        try paintPart(
          part, into: UnsafeMutableRawBufferPointer(rebasing: pixels[offset...]),
          bytesPerRow: bytesPerRow)
      }
    }
  }

  /// Paints an area that is small enough for a surface.
  private func paintPart(
    _ area: PixelArea, into pixels: UnsafeMutableRawBufferPointer, bytesPerRow: Int
  ) throws {
    try CairoSurface.withPixels(
      pixels, width: area.width, height: area.height, bytesPerRow: bytesPerRow
    ) { surface in
      let context = CairoContext(drawingOn: surface)
      context.concatenate(
        CairoMatrix(
          .translation(CanvasPoint(x: -Double(area.minX), y: -Double(area.minY)))))
      try paint(area, items: items.indices, in: context, as: .pixels)
      try context.checkStatus()
    }
  }

  /// Paints those of the items that touch `area`, in pixels of the picture.
  func paint(
    _ area: PixelArea, items range: Range<Int>, in context: borrowing CairoContext,
    as target: RegionPainter.Target
  ) throws {
    let touched = range.filter { !items[$0].area.intersection(area).isEmpty }
    try photos.prepare(touched.flatMap { items[$0].photoNames })
    for place in touched {
      let painter = RegionPainter(
        renderer: self, place: place, region: area, target: target)
      try painter.paint(in: context)
    }
    for place in touched { finish(area, place) }
  }

  func report(_ error: any Error, photo: String) throws(RefusedPhoto) {
    failures.withLock { $0[photo] = error }
    if unreadablePhotoPolicy == .refuse { throw RefusedPhoto() }
  }

  private func finish(_ area: PixelArea, _ place: Int) {
    let item = items[place]
    let count = item.area.intersection(area).count
    for name in item.photoNames { photos.finish(name, pixelCount: count) }
    if item.finish(area) { texts.forget(item: place) }
  }
}
