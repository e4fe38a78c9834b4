import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import Foundation
import MessageCatalog

/// The bar over the canvas while a photo is cropped.
@MainActor
final class CropBar {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let scale = GtkScale(
    .horizontal, min: 0, max: log2(DocumentLimits.cropZoom.upperBound), step: 0.1)
  private let bindings = StateBindings()
  private var zooming: SignalConnection?

  init(_ model: EditorViewModel) {
    self.model = model
    let column = GtkBox(.vertical, spacing: 6)
    column.addStyles("osd", "crop-bar")
    column.align(horizontally: .center, vertically: .end)
    column.setMargins(horizontal: 12, vertical: 12)
    widget = column.widget
    let hint = GtkLabel(tr("Drag the photo to move it, turn the wheel or pinch to enlarge it"))
    hint.setWrap(true)
    hint.setJustify(.center)
    hint.addStyles("caption")
    column.append(hint.widget)
    column.append(controls)
    let range: GtkRange = scale.cast()
    zooming = range.on("value-changed") { [unowned(unsafe) range] in
      Self.zoom(model, to: exp2(range.value))
    }
    bindings.add { [weak self] in self?.follow() }
  }

  func close() {
    bindings.cancel()
  }

  private var controls: GtkWidget {
    let model = model
    let row = GtkBox(.horizontal, spacing: 6)
    scale.widget.setSizeRequest(96, height: -1)
    scale.expand(horizontally: true)
    scale.setAccessibleLabel(tr("Zoom of the Photo"))
    row.append(scale.widget)
    let reset = GtkButton(iconName: "zoom-fit-best-symbolic")
    reset.setAccessibleLabel(tr("Reset Crop"))
    reset.setTooltip(tr("Reset Crop"))
    reset.on("clicked") { if let id = model.mode.croppedLayer { model.resetCrop(of: id) } }
    row.append(reset.widget)
    row.append(GtkButton.icon("object-flip-horizontal-symbolic", .flipHorizontally).widget)
    row.append(GtkButton.icon("object-flip-vertical-symbolic", .flipVertically).widget)
    let done = GtkButton(label: tr("Done"))
    done.setTooltip(KeyLabel.of("Return"))
    done.addStyles("suggested-action")
    done.on("clicked") { model.leaveMode() }
    row.append(done.widget)
    return row.widget
  }

  private func follow() {
    let zoom = model.mode.croppedLayer.flatMap { model.document[$0]?.photo?.crop.zoom }
    widget.setVisible(zoom != nil)
    guard let zoom else { return }
    zooming?.paused { (scale.cast() as GtkRange).setValue(log2(zoom)) }
    scale.setAccessibleValue(tr("{percent}%", ["percent": Int((zoom * 100).rounded())]))
  }

  private static func zoom(_ model: EditorViewModel, to zoom: Double) {
    guard let id = model.mode.croppedLayer, let photo = model.document[id]?.photo else { return }
    model.adjustCropZoom(of: id, by: zoom / photo.crop.zoom)
  }
}

extension EditorMode {
  /// The layer whose photo is being cropped.
  fileprivate var croppedLayer: LayerID? {
    if case .cropping(let id) = self { id } else { nil }
  }
}
