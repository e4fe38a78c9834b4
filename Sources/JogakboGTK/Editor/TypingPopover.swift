import AdwaitaKit
import CAdw
import CollageDocument
import CollageGeometry
import CollagePresentation
import MessageCatalog

/// The field in which the words of a text are typed, beside the text; each of them shows on the canvas
/// at once.
@MainActor
final class TypingPopover {
  private let model: EditorViewModel
  private let canvas: CanvasView
  private let popover = GtkPopover()
  private let field = GtkTextView()
  private let bindings = StateBindings()
  private var typing: SignalConnection?
  private var shown: LayerID?

  init(_ model: EditorViewModel, over canvas: CanvasView) {
    self.model = model
    self.canvas = canvas
    popover.setChild(content)
    popover.setPosition(.bottom)
    popover.widget.setParent(canvas.canvas.widget)
    popover.on("closed") { model.finishTyping() }
    let buffer = field.buffer
    typing = buffer?.on("changed") { [unowned(unsafe) buffer] in
      buffer.map { model.type($0.text) }
    }
    addKeys()
    bindings.add { [weak self] in self?.follow() }
  }

  func close() {
    bindings.cancel()
    popover.widget.unparent()
  }

  private var content: GtkWidget {
    field.setWrapMode(.wordChar)
    field.setLeftMargin(6)
    field.setRightMargin(6)
    field.setTopMargin(6)
    field.setBottomMargin(6)
    field.setAccessibleLabel(tr("Text"))
    let scroller = GtkScrolledWindow()
    scroller.setChild(field.widget)
    scroller.setHasFrame(true)
    scroller.setPropagateNaturalHeight(true)
    scroller.setMinContentWidth(240)
    scroller.setMinContentHeight(64)
    scroller.setMaxContentHeight(200)
    let column = GtkBox(.vertical, spacing: 6)
    column.setMargins(horizontal: 6, vertical: 6)
    column.append(scroller.widget)
    column.append(buttons)
    return column.widget
  }

  private var buttons: GtkWidget {
    let model = model
    let row = GtkBox(.horizontal, spacing: 6)
    row.setHomogeneous(true)
    let cancel = GtkButton(label: tr("Cancel"))
    cancel.setTooltip(KeyLabel.of("Escape"))
    cancel.on("clicked") { model.cancelTyping() }
    let done = GtkButton(label: tr("Done"))
    done.setTooltip(KeyLabel.of("<Control>Return"))
    done.addStyles("suggested-action")
    done.on("clicked") { model.finishTyping() }
    row.append(cancel.widget)
    row.append(done.widget)
    return row.widget
  }

  private func addKeys() {
    let model = model
    let keys = GtkEventControllerKey()
    (keys.cast() as GtkEventController).setPropagationPhase(.capture)
    keys.answer("key-pressed") { (key: UInt32, _: UInt32, state: UInt32) in
      let isControlled = GdkModifierType(rawValue: state).contains(.controlMask)
      switch Int32(bitPattern: key) {
      case GDK_KEY_Escape: model.cancelTyping()
      case GDK_KEY_Return where isControlled, GDK_KEY_KP_Enter where isControlled:
        model.finishTyping()
      default: return false
      }
      return true
    }
    field.add(keys)
  }

  // MARK: Following the model

  private func follow() {
    guard case .typing(let id) = model.mode, let layer = model.document[id] else {
      hide()
      return
    }
    point(to: layer)
    if shown != id { show(layer) }
  }

  private func show(_ layer: EditorLayer) {
    shown = layer.id
    typing?.paused { field.buffer?.setSelectedText(layer.text?.text ?? "") }
    popover.popup()
    _ = field.widget.grabFocus()
  }

  private func hide() {
    guard shown != nil else { return }
    shown = nil
    popover.popdown()
    canvas.grabFocus()
  }

  /// Lets the popover point to the part of the text that is in sight.
  private func point(to layer: EditorLayer) {
    let box = layer.placement.outline.boundingBox
    let view = model.viewport.view
    let start = model.viewport.screenPoint(of: box.origin)
    let end = model.viewport.screenPoint(of: CanvasPoint(x: box.maxX, y: box.maxY))
    let left = min(max(start.x, 0), view.width - 1)
    let top = min(max(start.y, 0), view.height - 1)
    var place = GdkRectangle(
      x: Int32(left), y: Int32(top), width: Int32(max(1, min(end.x, view.width) - left)),
      height: Int32(max(1, min(end.y, view.height) - top)))
    popover.setPointingTo(&place)
  }
}
