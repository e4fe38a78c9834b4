public import CollageDocument
public import CollageGeometry

/// Finding layers under the pointer.
extension EditorDocument {
  /// The foremost layer that is drawn at `point`; nil where only the background is.
  ///
  /// Locked layers and layers that are not drawn are passed over. A corner that is rounded off is not
  /// part of a layer. What is cut off at the edge of the canvas is not drawn, so it is not hit either.
  public func layer(at point: CanvasPoint) -> EditorLayer? {
    guard bounds.contains(point) else { return nil }
    return layers.last { layer in
      layer.isDrawn && !layer.isLocked && layer.covers(point)
    }
  }
}

extension EditorLayer {
  /// Whether the layer's frame, with its rounded corners, covers `point`.
  public func covers(_ point: CanvasPoint) -> Bool {
    placement.outline.contains(point, cornerRadius: style.cornerRadius * placement.scale)
  }
}
