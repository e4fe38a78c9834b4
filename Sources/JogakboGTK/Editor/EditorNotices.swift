import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import MessageCatalog

/// What the editor tells: in passing as toasts, for as long as it lasts as a bar above the canvas.
@MainActor
final class EditorNotices {
  /// The bar.
  let widget: GtkWidget
  /// Called when the user wants to look for missing photos.
  var onLocate: (@MainActor () -> Void)?
  private let bindings = StateBindings()

  init(_ model: EditorViewModel, toasts: AdwToastOverlay) {
    let bar = GtkInfoBar()
    let label = GtkLabel("")
    label.setWrap(true)
    label.setXalign(0)
    bar.addChild(label.widget)
    let button = GtkButton(label: "")
    bar.addActionWidget(button.widget, responseId: 0)
    widget = bar.widget
    let shown = ShownNotice()
    bar.on("response") { [weak self] (_: Int32) in
      if case .lostPhotos = shown.notice { self?.onLocate?() } else { shown.notice?.act(on: model) }
    }
    bindings.add { [unowned(unsafe) bar] in
      let notice = LastingNotice(model)
      shown.notice = notice
      // A bar that is only not revealed is still read out.
      bar.isVisible = notice != nil
      guard let notice else { return }
      bar.setMessageType(notice.isProblem ? .warning : .info)
      label.setText(notice.text)
      button.setLabel(notice.buttonLabel)
    }
    bindings.add {
      guard let notice = model.notice else { return }
      model.notice = nil
      Self.show(notice, of: model, on: toasts)
    }
  }

  func close() {
    bindings.cancel()
  }

  private static func show(
    _ notice: EditorNotice, of model: EditorViewModel, on toasts: AdwToastOverlay
  ) {
    switch notice {
    case .removed:
      toasts.show(notice.words, button: AppAction.undo.label) { isPressed in
        if isPressed { model.undo() }
      }
    default: toasts.show(notice.words)
    }
  }
}

/// The notice that the bar shows now.
@MainActor
private final class ShownNotice {
  var notice: LastingNotice?
}

/// A state of the editor that the user should know of while it lasts.
@MainActor
private enum LastingNotice {
  case notSaved(any Error)
  case importing(PhotoImport)
  case lostPhotos(count: Int)

  init?(_ model: EditorViewModel) {
    if let error = model.saving.state.error {
      self = .notSaved(error)
    } else if let photos = model.photoImport {
      self = .importing(photos)
    } else if !model.lostPhotos.isEmpty {
      self = .lostPhotos(count: model.lostPhotos.count)
    } else {
      return nil
    }
  }

  var isProblem: Bool {
    if case .importing = self { false } else { true }
  }

  var text: String {
    switch self {
    case .notSaved(let error):
      tr("Your last changes are not saved: {reason}", ["reason": words(for: error)])
    case .importing(let photos):
      tr(
        "Adding photos: {done} of {total}",
        ["done": photos.doneCount, "total": photos.totalCount])
    case .lostPhotos(let count):
      tr("{count} photo is missing", plural: "{count} photos are missing", count: count)
    }
  }

  var buttonLabel: String {
    switch self {
    case .notSaved: tr("Try Again")
    case .importing: tr("Cancel")
    case .lostPhotos: tr("Locate…")
    }
  }

  func act(on model: EditorViewModel) {
    switch self {
    case .notSaved: model.saving.retry()
    case .importing(let photos): photos.cancel()
    case .lostPhotos: break
    }
  }
}
