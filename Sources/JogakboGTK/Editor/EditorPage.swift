import AdwaitaKit
import CAdw
import CollageDocument
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
  let flap = AdwFlap()
  /// Called when other actions can be done than before.
  var onActionsChange: (@MainActor () -> Void)?
  unowned(unsafe) let window: GtkWindow
  private let header: EditorHeader
  private let notices: EditorNotices
  private let bindings = StateBindings()

  init(
    _ model: EditorViewModel, context: AppContext, window: GtkWindow, toasts: AdwToastOverlay
  ) {
    self.model = model
    self.context = context
    self.window = window
    canvasView = CanvasView(model, composer: context.composer, photos: context.photos)
    header = EditorHeader(model)
    notices = EditorNotices(model, toasts: toasts)
    flap.setContent(canvasView.canvas.widget)
    let column = GtkBox(.vertical, spacing: 0)
    column.append(header.widget)
    column.append(notices.widget)
    column.append(flap.widget)
    column.append(EditorToolbar().widget)
    widget = column.widget
    canvasView.onMenu = { [weak self] point in self?.showMenu(at: point) }
    canvasView.canvas.widget.acceptFiles { [weak self] files, place in
      self?.drop(files, at: ScreenPoint(x: place.x, y: place.y)) ?? false
    }
    bindings.add { [weak self] in
      _ = self?.availableActions
      self?.onActionsChange?()
    }
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
    bindings.cancel()
    header.close()
    notices.close()
    canvasView.close()
    return true
  }

  private func showMenu(at point: ScreenPoint) {
    canvasView.canvas.widget.showMenu(EditorMenus.context(for: model), at: CanvasPoint(point))
  }
}
