import CollageDocument
public import CollageEditing
public import CollageGeometry

/// Changing the page and the arrangement on it, with the result in sight.
extension EditorViewModel {
  /// Shows the canvas in another size. A size that a canvas cannot have is passed over.
  public func adjustCanvas(to size: CanvasSize) {
    adjust("canvas", as: .canvas) { try $0.resizeCanvas(to: size) }
  }

  /// Shows another kind of background, in the colours of the present one. For a photo see
  /// ``setBackgroundPhoto(fileAt:)``.
  public func setBackground(_ kind: BackgroundKind) {
    guard kind != document.background.kind,
      let background = document.background.converted(to: kind)
    else { return }
    edit(.background) { $0.background = background }
  }

  /// The style in which the photos lie, with the measures of ``layout``; nil where they lie otherwise.
  public var arrangement: LayoutStyle? {
    // Finding out tries every style: too much for each time that something is shown.
    knownArrangement.answer(to: ArrangementQuestion(document: document, measures: layout)) {
      $0.document.arrangement(measuredBy: $0.measures)
    }
  }

  /// Arranges all photos in a style, with the measures of ``layout``.
  public func arrange(in style: LayoutStyle) {
    layout.style = style
    arrange(layout)
  }

  /// Shows the photos arranged with other measures, which later layouts keep; in the style in which
  /// they lie.
  public func adjustLayout(_ body: (inout LayoutOptions) -> Void) {
    layout.style = arrangement ?? layout.style
    body(&layout)
    let layout = layout
    adjust("layout", as: .layout) { $0.arrangePhotos(layout) }
  }
}

/// What the style in which photos lie depends on.
struct ArrangementQuestion: Equatable {
  let document: EditorDocument
  let measures: LayoutOptions
}
