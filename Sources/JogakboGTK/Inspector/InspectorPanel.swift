import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// The properties of what is selected, or of the page where nothing is.
@MainActor
final class InspectorPanel {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let heading = GtkLabel("")
  private let layers = GtkBox(.vertical, spacing: 18)
  private let placement: PlacementSection
  private let style: StyleSection
  private let photo: PhotoSection
  private let text: TextSection
  private let page: PageSection
  private let background: BackgroundSection
  private let bindings = StateBindings()

  /// - Parameter chooseBackgroundPhoto: Lets the user choose a file.
  init(_ model: EditorViewModel, chooseBackgroundPhoto: @escaping @MainActor () -> Void) {
    self.model = model
    placement = PlacementSection(model)
    style = StyleSection(model)
    photo = PhotoSection(model)
    text = TextSection(model)
    page = PageSection(model)
    background = BackgroundSection(model, choosePhoto: chooseBackgroundPhoto)
    let column = GtkBox(.vertical, spacing: 18)
    column.setMargins(horizontal: 12, vertical: 12)
    heading.setXalign(0)
    heading.setEllipsize(PANGO_ELLIPSIZE_MIDDLE)
    heading.addStyles("title-4")
    layers.append(heading.widget)
    for section in [photo.widget, text.widget, style.widget, placement.widget] {
      layers.append(section)
    }
    column.append(layers.widget)
    column.append(background.widget)
    column.append(page.widget)
    let scroller = GtkScrolledWindow()
    scroller.setPolicy(.never, vscrollbarPolicy: .automatic)
    scroller.setChild(column.widget)
    scroller.expand(vertically: true)
    scroller.addStyles("inspector")
    scroller.scrollOnly()
    widget = scroller.widget
    bindings.add { [weak self] in self?.update() }
  }

  func close() {
    bindings.cancel()
  }

  /// Shows everything as it is now.
  func update() {
    widget.setSensitive(!model.isReadOnly)
    let showsPage = model.selection.isEmpty
    layers.isVisible = !showsPage
    page.widget.setVisible(showsPage)
    background.widget.setVisible(showsPage)
    if showsPage {
      page.update()
      background.update()
    } else {
      showLayers()
    }
  }

  private func showLayers() {
    let (values, selected) = (model.inspectorValues, model.selectedLayers)
    heading.setText(
      model.selectedLayer?.title
        ?? tr("{count} layer", plural: "{count} layers", count: selected.count))
    placement.update(values)
    style.update(values)
    photo.update(values)
    text.update(values)
    for section in [placement.widget, style.widget, photo.widget, text.widget] {
      section.setSensitive(!values.isLocked)
    }
  }
}

extension GtkScrolledWindow {
  /// Lets the wheel scroll always: over a control it would change the control's value by accident.
  fileprivate func scrollOnly() {
    let scroll = GtkEventControllerScroll(.vertical)
    (scroll.cast() as GtkEventController).setPropagationPhase(.capture)
    let adjustment = vadjustment
    scroll.answer("scroll") { [unowned(unsafe) scroll] (_: Double, y: Double) in
      guard let adjustment else { return false }
      let step = scroll.unit == .wheel ? Self.wheelStep : 1
      adjustment.setValue(adjustment.value + y * step)
      return true
    }
    add(scroll)
  }

  /// Pixels to one step of a mouse wheel.
  private static let wheelStep = 60.0
}
