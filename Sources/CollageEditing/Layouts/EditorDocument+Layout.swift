public import CollageDocument
public import CollageGeometry

/// Arranging the photos of a document.
extension EditorDocument {
  /// Arranges all photos by a layout, in the order of their layers. Texts stay where they are.
  ///
  /// Hidden and locked photos are left alone.
  ///
  /// - Parameters:
  ///   - options: How, and with what measures.
  ///   - area: The part of the canvas to fill; the whole unless told.
  public mutating func arrangePhotos(_ options: LayoutOptions, in area: CanvasRect? = nil) {
    let places = arrangeablePlaces
    let ratios = places.map { index in
      (layers[index].photo?.pixelSize ?? layers[index].placement.frame).aspectRatio
    }
    let frames = LayoutSolver(area: area ?? bounds, options: options).frames(for: ratios)
    for (index, frame) in zip(places, frames) {
      let sides = DocumentLimits.frameSide
      layers[index].placement = LayerPlacement(
        center: frame.rect.center,
        frame: CanvasSize(
          width: sides.clamp(frame.rect.width, fallback: 1),
          height: sides.clamp(frame.rect.height, fallback: 1)),
        rotation: frame.rotation)
    }
  }
  /// The style in which the photos lie as a layout with the measures of `options` puts them; nil
  /// where there are none, or where they lie otherwise.
  public func arrangement(measuredBy options: LayoutOptions) -> LayoutStyle? {
    guard !arrangeablePlaces.isEmpty else { return nil }
    return LayoutStyle.allCases.first { style in
      var (arranged, options) = (self, options)
      options.style = style
      arranged.arrangePhotos(options)
      return zip(arranged.layers, layers).allSatisfy { $0.placement == $1.placement }
    }
  }

  private var arrangeablePlaces: [Int] {
    layers.indices.filter { index in
      layers[index].photo != nil && !layers[index].isHidden && !layers[index].isLocked
    }
  }
}
