import AdwaitaKit
import CAdw
import CollageDocument
import CollageEditing
import CollageGeometry
import CollageMessages
import CollagePresentation
import CollageStorage
import MessageCatalog

/// An open project: header bar, canvas, sidebar and the bar below.
@MainActor
final class EditorPage {
  /// The page, for the window's stack.
  let widget: GtkWidget
  let model: EditorViewModel
  let canvasView: CanvasView
  let context: AppContext
  let layers: LayersPanel
  let inspector: InspectorPanel
  let sidebar: EditorSidebar
  let toolbar: EditorToolbar
  let flap = AdwFlap()
  /// Called when other actions can be done than before.
  var onActionsChange: (@MainActor () -> Void)?
  unowned(unsafe) let window: GtkWindow
  let pictures: PictureCommands
  let header: EditorHeader
  private let notices: EditorNotices
  private let cropBar: CropBar
  private let typing: TypingPopover
  private let bindings = StateBindings()

  /// The least width of the canvas, in pixels; where there is less beside the sidebar, that lies over
  /// it. A phone has 360, of which a window may take some for its frame.
  private static let canvasWidth: Int32 = 320

  init(
    _ model: EditorViewModel, context: AppContext, window: GtkWindow, toasts: AdwToastOverlay
  ) {
    self.model = model
    self.context = context
    self.window = window
    pictures = PictureCommands(model, context: context, window: window, toasts: toasts)
    canvasView = CanvasView(model, composer: context.composer, photos: context.photos)
    header = EditorHeader(model)
    notices = EditorNotices(model, toasts: toasts)
    cropBar = CropBar(model)
    typing = TypingPopover(model, over: canvasView)
    toolbar = EditorToolbar(model)
    layers = LayersPanel(model, photos: context.photos)
    inspector = InspectorPanel(model) { [unowned(unsafe) window] in
      window.activateAction(AppAction.chooseBackground.rawValue)
    }
    sidebar = EditorSidebar([.inspector: inspector.widget, .layers: layers.widget])
    let column = GtkBox(.vertical, spacing: 0)
    widget = column.widget
    column.append(header.widget)
    column.append(notices.widget)
    column.append(flap.widget)
    fillFlap()
    notices.onLocate = { [weak self] in self?.locatePhotos() }
    toolbar.onEmojiClosed = { [weak self] in self?.canvasView.grabFocus() }
    canvasView.onMenu = { [weak self] point in self?.showMenu(at: point) }
    canvasView.canvas.widget.acceptFiles { [weak self] files, place in
      self?.drop(files, at: ScreenPoint(x: place.x, y: place.y)) ?? false
    }
    bindings.add { model.snaps = context.preferences.preferences.snaps }
    // What the preferences say is where a collage begins; its sidebar goes on from there.
    model.layout = context.preferences.preferences.layout(model.layout.style)
    bindings.add { [weak self] in self?.showWidth() }
    bindings.add { [weak self] in
      _ = self?.availableActions
      self?.onActionsChange?()
    }
  }

  private func fillFlap() {
    let overlay = GtkOverlay()
    overlay.setChild(canvasView.canvas.widget)
    overlay.addOverlay(cropBar.widget)
    overlay.expand(vertically: true)
    let content = GtkBox(.vertical, spacing: 0)
    content.widget.setSizeRequest(Self.canvasWidth, height: -1)
    content.append(overlay.widget)
    content.append(toolbar.widget)
    flap.setContent(content.widget)
    flap.setFlap(sidebar.widget)
    flap.setSeparator(GtkSeparator(.vertical).widget)
    flap.setFlapPosition(.end)
    flap.expand(vertically: true)
    flap.setLocked(true)
    flap.setRevealFlap(context.preferences.preferences.showsSidebar)
    flap.on("notify::folded") { [weak self] in self?.foldSidebar() }
  }

  /// Makes all durable and ends what goes on in the background. Where that fails, the user decides
  /// whether to stay.
  ///
  /// - Returns: Whether the page may go.
  func close(orAsk window: GtkWindow) async -> Bool {
    while await !model.close() {
      guard let error = model.saving.state.error else { break }
      switch await NotSavedDialog.ask(error, over: window) {
      case .tryAgain: continue
      case .stay: return false
      case .discard: break
      }
      break
    }
    endViews()
    return true
  }

  private func endViews() {
    bindings.cancel()
    header.close()
    notices.close()
    toolbar.close()
    layers.close()
    inspector.close()
    cropBar.close()
    typing.close()
    canvasView.close()
  }

  private func showMenu(at point: ScreenPoint) {
    canvasView.canvas.widget.showMenu(EditorMenus.context(for: model), at: CanvasPoint(point))
  }
}
