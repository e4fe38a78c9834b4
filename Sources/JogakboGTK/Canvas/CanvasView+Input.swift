import AdwaitaKit
import CAdw
import CollageGeometry
import CollagePresentation

/// Mouse, touch screen and touchpad on the canvas. What they mean is the model's affair.
extension CanvasView {
  func addInput() {
    addDrag()
    addClicks()
    addPinch()
    addScrolling()
    addMiddleDrag()
    addHover()
  }

  private func addDrag() {
    let (model, widget) = (model, canvas.widget)
    let drag = GtkGestureDrag()
    let controller: GtkEventController = drag.cast()
    let start = DragStart()
    // The gesture belongs to the widget: its handlers keep neither.
    let facts = { [unowned(unsafe) controller] in PointerFacts(controller) }
    drag.on("drag-begin") { [weak self] (x: Double, y: Double) in
      self?.grabFocus()
      start.point = ScreenPoint(x: x, y: y)
      let facts = facts()
      model.pointerPressed(at: start.point, modifiers: facts.modifiers, device: facts.device)
    }
    drag.on("drag-update") { (x: Double, y: Double) in
      start.offset = ScreenPoint(x: x, y: y)
      model.pointerMoved(to: start.point + start.offset, modifiers: facts().modifiers)
    }
    drag.on("drag-end") { (x: Double, y: Double) in
      model.pointerReleased(
        at: start.point + ScreenPoint(x: x, y: y), modifiers: facts().modifiers)
    }
    (drag.cast() as GtkGesture).on("cancel") { model.pointerCancelled() }
    widget.add(drag)
  }

  private func addClicks() {
    let model = model
    let click = GtkGestureClick()
    click.on("released") { (count: Int32, x: Double, y: Double) in
      if count == 2 { model.doubleClicked(at: ScreenPoint(x: x, y: y)) }
    }
    canvas.widget.add(click)

    let secondary = GtkGestureClick()
    (secondary.cast() as GtkGestureSingle).setButton(UInt32(GDK_BUTTON_SECONDARY))
    secondary.on("pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.showMenu(at: ScreenPoint(x: x, y: y))
    }
    canvas.widget.add(secondary)

    let press = GtkGestureLongPress()
    (press.cast() as GtkGestureSingle).setTouchOnly(true)
    press.on("pressed") { [weak self] (x: Double, y: Double) in
      model.pointerCancelled()
      self?.showMenu(at: ScreenPoint(x: x, y: y))
    }
    canvas.widget.add(press)
  }

  private func showMenu(at point: ScreenPoint) {
    grabFocus()
    model.secondaryClicked(at: point)
    onMenu?(point)
  }

  private func addPinch() {
    let model = model
    let (zoom, rotate) = (GtkGestureZoom(), GtkGestureRotate())
    let gesture: GtkGesture = zoom.cast()
    gesture.group(rotate.cast())
    let center = { [unowned(unsafe) gesture] in gesture.center }
    let change = { [unowned(unsafe) zoom, unowned(unsafe) rotate] in
      model.pinchChanged(
        at: center(), scale: zoom.scaleDelta, rotation: rotate.angleDelta,
        modifiers: PointerFacts(zoom.cast()).modifiers)
    }
    gesture.on("begin") { model.pinchBegan(at: center()) }
    gesture.on("update") { change() }
    gesture.on("end") { model.pinchEnded() }
    gesture.on("cancel") { model.pinchCancelled() }
    canvas.widget.add(zoom)
    canvas.widget.add(rotate)
  }

  /// Logical pixels to one step of a mouse wheel.
  private static let wheelStep = 50.0

  private func addScrolling() {
    let model = model
    let scroll = GtkEventControllerScroll(.bothAxes)
    let (hover, controller) = (hover, scroll.cast() as GtkEventController)
    scroll.answer("scroll") {
      [unowned(unsafe) scroll, unowned(unsafe) controller] (x: Double, y: Double) in
      let step = scroll.unit == .wheel ? Self.wheelStep : 1
      let zooms = controller.currentEventState.contains(.controlMask)
      // Turning the wheel towards oneself moves the content up.
      model.scrolled(
        by: ScreenPoint(x: -x * step, y: -y * step), at: hover.point, zooms: zooms)
      return true
    }
    canvas.widget.add(scroll)
  }

  private func addMiddleDrag() {
    let model = model
    let drag = GtkGestureDrag()
    (drag.cast() as GtkGestureSingle).setButton(UInt32(GDK_BUTTON_MIDDLE))
    let start = DragStart()
    drag.on("drag-begin") { start.offset = .zero }
    drag.on("drag-update") { (x: Double, y: Double) in
      let offset = ScreenPoint(x: x, y: y)
      model.viewport.pan(by: offset - start.offset)
      start.offset = offset
    }
    canvas.widget.add(drag)
  }

  private func addHover() {
    let (model, hover, widget) = (model, hover, canvas.widget)
    let motion = GtkEventControllerMotion()
    let controller: GtkEventController = motion.cast()
    motion.on("motion") {
      [unowned(unsafe) widget, unowned(unsafe) controller] (x: Double, y: Double) in
      hover.point = ScreenPoint(x: x, y: y)
      model.hover(at: hover.point)
      let shape = model.cursor(at: hover.point, modifiers: PointerFacts(controller).modifiers)
      widget.setCursorFromName(shape.cursorName)
    }
    motion.on("leave") { model.hover(at: nil) }
    canvas.widget.add(motion)
  }
}

extension PointerShape {
  /// The cursor's name in CSS, by which themes know it.
  fileprivate var cursorName: String {
    switch self {
    case .standard: "default"
    case .move: "move"
    case .resizeLeftRight: "ew-resize"
    case .resizeUpDown: "ns-resize"
    case .resizeTopLeftBottomRight: "nwse-resize"
    case .resizeTopRightBottomLeft: "nesw-resize"
    case .rotate: "grab"
    case .text: "text"
    case .crosshair: "crosshair"
    }
  }
}

/// Where a drag began, and how far it is.
@MainActor
private final class DragStart {
  var point = ScreenPoint.zero
  var offset = ScreenPoint.zero
}

/// Where the pointer was seen last.
@MainActor
final class HoverPoint {
  var point = ScreenPoint.zero
}

/// What an event says besides its place.
@MainActor
struct PointerFacts {
  let modifiers: InputModifiers
  let device: PointerDevice

  init(_ controller: GtkEventController) {
    let state = controller.currentEventState
    var modifiers: InputModifiers = []
    if state.contains(.shiftMask) { modifiers.insert(.constrain) }
    if state.contains(.controlMask) { modifiers.insert(.swap) }
    if state.contains(.altMask) { modifiers.insert(.free) }
    self.modifiers = modifiers
    device = controller.currentEventDevice?.source == .touchscreen ? .touch : .mouse
  }
}

extension GtkGesture {
  /// The point between the fingers.
  fileprivate var center: ScreenPoint {
    var (x, y) = (0.0, 0.0)
    _ = getBoundingBoxCenter(&x, y: &y)
    return ScreenPoint(x: x, y: y)
  }
}
