public import CollageDocument
public import CollageGeometry
import CollageScene
public import VipsKit

/// A part of what a view shows: one or more layers, painted together.
public struct ScreenPiece: Sendable {
  /// What a piece is for.
  public enum Role: Hashable, Sendable {
    /// Layers that stay as they are; the rearmost holds the background as well.
    case flat
    /// Hot layers. They reach beyond the canvas, so that they can be moved; the view shows nothing
    /// outside the canvas.
    case sprite
  }

  /// What the piece is for.
  public let role: Role
  /// Where it was painted, in pixels of the picture.
  public let area: PixelArea
  /// What it shows, as large as ``area``. The same object means the same pixels.
  public let pixels: PixelBuffer
  /// The photos in it that could not be shown, sorted by name.
  public private(set) var unreadablePhotos: [UnreadablePhoto]

  private(set) var items: [ScreenItem]
  let canvasToPicture: AffineMap

  /// Its layers, from back to front.
  public var layers: [LayerID] { items.compactMap(\.item.layer) }

  /// The map, in pixels of the picture, by which the piece is shown where `document` has its
  /// layers now. The identity for what was not moved; nil where its layers were not moved as one
  /// or are not there any more, so that the piece says nothing about them.
  public func motion(in document: EditorDocument) -> AffineMap? {
    guard role == .sprite else { return .identity }
    return motion(to: layers.map { document[$0]?.placement.layerToCanvas })
  }

  /// The same to where `others` are.
  func motion(to others: [ScreenItem]) -> AffineMap? {
    motion(to: others.map(\.item.layerToCanvas))
  }

  init(
    role: Role, area: PixelArea, pixels: PixelBuffer, unreadablePhotos: [UnreadablePhoto],
    items: [ScreenItem], canvasToPicture: AffineMap
  ) {
    self.role = role
    self.area = area
    self.pixels = pixels
    self.unreadablePhotos = unreadablePhotos
    self.items = items
    self.canvasToPicture = canvasToPicture
  }

  /// The same pixels for items that look the same.
  func showing(_ items: [ScreenItem]) -> ScreenPiece {
    var piece = self
    piece.items = items
    return piece
  }

  /// The piece with photos that could not be shown; of those that it had, the ones that it still
  /// shows as placeholders.
  func adding(_ photos: [UnreadablePhoto]) -> ScreenPiece {
    var piece = self
    let new = Set(photos.map(\.fileName))
    var placeholders: Set<String> = []
    for place in items.indices {
      let names = items[place].item.photoNames
      if !new.isDisjoint(with: names) { piece.items[place].detail = .unreadable }
      if piece.items[place].detail == .unreadable { placeholders.formUnion(names) }
    }
    let old = unreadablePhotos.filter {
      placeholders.contains($0.fileName) && !new.contains($0.fileName)
    }
    piece.unreadablePhotos = (old + photos).sorted { $0.fileName < $1.fileName }
    return piece
  }

  /// Whether the piece, as it is or moved, can stand for a sprite of these items.
  func canBeShown(as wanted: [ScreenItem], of plan: ScreenPlan) -> Bool {
    guard role == .sprite, items.count == wanted.count,
      zip(items, wanted).allSatisfy({ $0.servesMoved(as: $1) }),
      let motion = motion(to: wanted), motion == .identity || plan.request.isInGesture
    else { return false }
    return covers(plan.request.viewport.shown, movedBy: motion)
  }

  /// Whether all that can show of the moved items in a part of the picture was painted.
  private func covers(_ shown: PixelArea, movedBy motion: AffineMap) -> Bool {
    guard let extent = items.area(canvasToPicture: canvasToPicture), !area.contains(extent)
    else { return true }
    let moved = PixelArea(touching: extent.rect.mapped(by: motion)).intersection(shown)
    guard !moved.isEmpty, let back = motion.inverse else { return moved.isEmpty }
    let needed = PixelArea(touching: moved.rect.mapped(by: back)).intersection(extent)
    return area.contains(needed)
  }

  private func motion(to places: [AffineMap?]) -> AffineMap? {
    var shared: AffineMap?
    for (item, place) in zip(items, places) {
      guard let place, let motion = motion(of: item, to: place) else { return nil }
      if let shared, !shared.isSame(as: motion, within: area.rect) { return nil }
      shared = shared ?? motion
    }
    return shared
  }

  /// The map from where an item was painted to another place, in pixels of the picture.
  private func motion(of item: ScreenItem, to place: AffineMap) -> AffineMap? {
    let old = item.item.layerToCanvas
    if place == old { return .identity }
    return old.followed(by: canvasToPicture).inverse?
      .followed(by: place).followed(by: canvasToPicture)
  }
}

extension AffineMap {
  /// Half of what would be seen, in pixels.
  private static let invisibleShift = 0.1

  /// Whether two maps move no point of `rect` to places that differ visibly.
  fileprivate func isSame(as other: AffineMap, within rect: CanvasRect) -> Bool {
    rect.corners.allSatisfy { (apply(to: $0) - other.apply(to: $0)).length < Self.invisibleShift }
  }
}
