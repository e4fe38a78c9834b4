public import CollageDocument
import CollageEditing
public import CollageGeometry

/// The frame around what is selected, and its handles.
public struct SelectionFrame: Hashable, Sendable {
  /// The outline: that of the one selected layer, or the upright box around several.
  public var outline: RotatedRect
  /// The handles that there are.
  public var handles: [Handle]

  /// A place where the frame can be taken hold of.
  public enum Handle: Hashable, Sendable, CaseIterable {
    /// Corners scale.
    case topLeft, topRight, bottomRight, bottomLeft
    /// Edges change the frame's width or height.
    case top, right, bottom, left
    /// The knob turns.
    case rotation

    /// The handle's place on a frame that reaches from -1 to 1 in both directions.
    public var unitPoint: CanvasPoint {
      switch self {
      case .topLeft: CanvasPoint(x: -1, y: -1)
      case .topRight: CanvasPoint(x: 1, y: -1)
      case .bottomRight: CanvasPoint(x: 1, y: 1)
      case .bottomLeft: CanvasPoint(x: -1, y: 1)
      case .top, .rotation: CanvasPoint(x: 0, y: -1)
      case .right: CanvasPoint(x: 1, y: 0)
      case .bottom: CanvasPoint(x: 0, y: 1)
      case .left: CanvasPoint(x: -1, y: 0)
      }
    }

    /// Whether it scales the selection as a whole.
    public var isCorner: Bool { unitPoint.x != 0 && unitPoint.y != 0 }
  }

  /// How far above the frame the knob stands, in logical pixels.
  public static let knobDistance = 28.0

  /// The frame of layers; nil for none.
  ///
  /// - Parameter allowsChanges: Whether there are handles.
  public init?(of layers: [EditorLayer], in document: EditorDocument, allowsChanges: Bool) {
    guard let first = layers.first else { return nil }
    if layers.count == 1 {
      outline = first.placement.outline
    } else {
      guard let box = document.boundingBox(of: layers) else { return nil }
      outline = RotatedRect(center: box.center, size: box.size, rotation: 0)
    }
    handles = allowsChanges ? Self.handles(of: layers) : []
  }

  private static func handles(of layers: [EditorLayer]) -> [Handle] {
    let corners: [Handle] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    guard layers.count == 1 else { return corners + [.rotation] }
    switch layers[0].content {
    case .photo: return corners + [.top, .right, .bottom, .left, .rotation]
    // The height of a text follows from its words.
    case .text: return corners + [.right, .left, .rotation]
    case .unsupported: return corners + [.rotation]
    }
  }

  /// Where a handle is in the view.
  public func place(of handle: Handle, in viewport: Viewport) -> ScreenPoint {
    let half = outline.size * 0.5
    let local = CanvasPoint(
      x: handle.unitPoint.x * half.width, y: handle.unitPoint.y * half.height)
    let place = viewport.screenPoint(of: outline.localToCanvas.apply(to: local))
    guard handle == .rotation else { return place }
    let up = AffineMap.rotation(outline.rotation)
      .apply(to: CanvasPoint(x: 0, y: -Self.knobDistance))
    return place + ScreenPoint(x: up.x, y: up.y)
  }

  /// The handle that a pointer takes hold of; nil for none.
  public func handle(
    at point: ScreenPoint, in viewport: Viewport, device: PointerDevice
  ) -> Handle? {
    let distances = handles.map { handle in
      (handle: handle, distance: (place(of: handle, in: viewport) - point).length)
    }
    let reach = reach(at: point, in: viewport, device: device)
    let inReach = distances.filter { $0.distance <= reach }
    // Of a small frame the corners are more useful than the edges.
    return inReach.min {
      ($0.handle.isCorner ? 0 : 1, $0.distance) < ($1.handle.isCorner ? 0 : 1, $1.distance)
    }?
    .handle
  }

  /// Within how many logical pixels a handle is taken hold of from a point: from inside a small frame
  /// not as far as else, so that it stays movable.
  private func reach(
    at point: ScreenPoint, in viewport: Viewport, device: PointerDevice
  ) -> Double {
    guard outline.contains(viewport.canvasPoint(at: point)) else { return device.reach }
    let shorterSide = min(outline.size.width, outline.size.height) * viewport.scale
    return min(device.reach, shorterSide / 4)
  }
}
