import AdwaitaKit
import CollageDocument
import CollageGeometry
import CollagePresentation
import MessageCatalog

/// Every layer as something that a screen reader can name and the keyboard can reach.
extension CanvasView {
  func addAccessibility() {
    canvas.widget.setAccessibleLabel(tr("Canvas"))
    items.onFocus { [weak model] id in
      guard let model, !model.selection.contains(id) else { return }
      model.select([id])
    }
  }

  /// Tells what layers there are now, from back to front.
  func updateAccessibleLayers() {
    let model = model
    items.update(
      model.document.layers.filter(\.isDrawn).map { layer in
        (
          layer.id,
          CanvasItem(layer, isSelected: model.selection.contains(layer.id), model.viewport)
        )
      })
  }
}

extension CanvasItem {
  @MainActor fileprivate init(_ layer: EditorLayer, isSelected: Bool, _ viewport: Viewport) {
    let size = layer.placement.outline.size * viewport.scale
    let toCenter = AffineMap.translation(CanvasPoint(x: -size.width / 2, y: -size.height / 2))
    let center = viewport.canvasToView.apply(to: layer.placement.center)
    self.init(
      kind: layer.photo == nil ? .words : .picture, label: layer.spokenName,
      isSelected: isSelected, size: size,
      map: toCenter.followed(by: .rotation(layer.placement.rotation))
        .followed(by: .translation(center)))
  }
}

extension EditorLayer {
  /// What a screen reader calls the layer.
  var spokenName: String {
    switch content {
    case .photo: tr("Photo: {name}", ["name": title])
    case .text(let text): tr("Text: {words}", ["words": name ?? text.text])
    case .unsupported: title
    }
  }
}
