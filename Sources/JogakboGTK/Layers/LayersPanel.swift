import AdwaitaKit
import CAdw
import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CollageStorage
import MessageCatalog

/// The layers as a list, the foremost on top, in step with the canvas.
@MainActor
final class LayersPanel {
  let widget: GtkWidget
  let model: EditorViewModel
  let list = GtkListBox()
  private let scroller = GtkScrolledWindow()
  private let thumbnails: LayerThumbnails
  private let bindings = StateBindings()
  private var selecting: SignalConnection?
  private var rows: [LayerID: LayerRow] = [:]
  /// The photo whose picture a row shows; nil for none.
  private var pictured: [LayerID: String?] = [:]
  private var photoGeneration = 0
  /// What the list shows, from top to bottom.
  private(set) var order: [LayerID] = []

  init(_ model: EditorViewModel, photos: PhotoPixelCache) {
    self.model = model
    thumbnails = LayerThumbnails(photos)
    let column = GtkBox(.vertical, spacing: 0)
    widget = column.widget
    list.setSelectionMode(.multiple)
    list.setActivateOnSingleClick(false)
    list.addStyles("navigation-sidebar")
    list.setAccessibleLabel(tr("Layers"))
    list.setPlaceholder(Self.placeholder)
    scroller.setChild(list.widget)
    scroller.setPolicy(.never, vscrollbarPolicy: .automatic)
    scroller.expand(vertically: true)
    column.append(scroller.widget)
    selecting = list.on("selected-rows-changed") { [weak self] in self?.takeSelection() }
    list.on("row-activated") { [weak self] (row: GtkListBoxRow) in self?.rename(Int(row.index)) }
    addKeys()
    addMenu()
    bindings.add { [weak self] in self?.showLayers() }
    bindings.add { [weak self] in self?.showSelection() }
  }

  func close() {
    bindings.cancel()
    thumbnails.stop()
  }

  private static var placeholder: GtkWidget {
    let label = GtkLabel(tr("Photos and texts that you add appear here"))
    label.setWrap(true)
    label.setJustify(.center)
    label.addStyles("dim-label")
    label.setMargins(horizontal: 24, vertical: 48)
    return label.widget
  }

  // MARK: What shows

  private func showLayers() {
    let layers = Array(model.document.layers.reversed())
    let lost = Set(model.lostPhotos.map(\.fileName))
    forgetPictures(before: model.photoGeneration)
    selecting?.paused {
      remove(Set(order).subtracting(layers.map(\.id)))
      for (place, layer) in layers.enumerated() {
        let isMissing = layer.photo.map { lost.contains($0.fileName) } ?? false
        let row = rows[layer.id] ?? makeRow(for: layer.id)
        row.show(LayerRowContent(layer, isMissing: isMissing))
        showPicture(of: layer, fileName: isMissing ? nil : layer.photo?.fileName, in: row)
        bring(layer.id, row, to: place)
      }
    }
  }

  private func makeRow(for id: LayerID) -> LayerRow {
    let model = model
    let row = LayerRow(
      LayerRowActions(
        rename: { model.rename(id, to: $0) }, setHidden: { model.setHidden($0, of: id) },
        setLocked: { model.setLocked($0, of: id) }))
    rows[id] = row
    addDrag(to: row, id)
    return row
  }

  private func showPicture(of layer: EditorLayer, fileName: String?, in row: LayerRow) {
    guard pictured[layer.id] != .some(fileName) else { return }
    pictured[layer.id] = .some(fileName)
    row.show(nil as GdkTexture?)
    guard let fileName else { return }
    thumbnails.get(fileName) { [weak row] in row?.show($0) }
  }

  /// Files have come back: what was shown without them is asked for again.
  private func forgetPictures(before generation: Int) {
    guard generation != photoGeneration else { return }
    photoGeneration = generation
    thumbnails.forgetAll()
    pictured = [:]
  }

  private func bring(_ id: LayerID, _ row: LayerRow, to place: Int) {
    guard !order.indices.contains(place) || order[place] != id else { return }
    let hadFocus = row.row.widget.focusChild != nil || row.row.widget.hasFocus
    if let old = order.firstIndex(of: id) {
      order.remove(at: old)
      list.remove(row.row.widget)
    }
    order.insert(id, at: place)
    list.insert(row.row.widget, position: Int32(place))
    if model.selection.contains(id) { list.selectRow(row.row) }
    if hadFocus { _ = row.row.widget.grabFocus() }
  }

  private func remove(_ ids: Set<LayerID>) {
    for id in ids {
      pictured[id] = nil
      if let row = rows.removeValue(forKey: id) { list.remove(row.row.widget) }
    }
    order.removeAll(where: ids.contains)
  }

  // MARK: The selection

  private func showSelection() {
    let selection = model.selection
    selecting?.paused {
      for (id, row) in rows where row.row.isSelected != selection.contains(id) {
        selection.contains(id) ? list.selectRow(row.row) : list.unselectRow(row.row)
      }
    }
  }

  private func takeSelection() {
    model.select(order.filter { rows[$0]?.row.isSelected == true })
  }

  // MARK: Renaming

  /// Whether the keys go to the list.
  var hasFocus: Bool { list.widget.focusChild != nil }

  /// The layer whose row has the keyboard focus.
  var focusedLayer: LayerID? {
    order.first { id in
      rows[id].map { $0.row.widget.hasFocus || $0.row.widget.focusChild != nil } ?? false
    }
  }

  /// Lets the user type a name for the layer that has the focus, or for the selected one.
  func renameLayer() {
    guard let id = focusedLayer ?? model.selectedLayer?.id else { return }
    rows[id]?.beginRenaming()
  }

  private func rename(_ place: Int) {
    guard order.indices.contains(place) else { return }
    rows[order[place]]?.beginRenaming()
  }
}
