public import CAdw
public import CollageGeometry

/// A widget that draws with a closure of Swift.
///
/// Its children, if it has any, are drawn above that and lie where their placement says; see
/// ``CanvasItems``.
@MainActor
public final class CanvasWidget {
  /// The widget, for containers and event controllers.
  public let widget: GtkWidget

  private let behavior = Behavior()

  /// A canvas that draws nothing yet. It takes all room it gets, and can be focused.
  public init() {
    widget = cadw_widget_new(Self.registeredType, .group)
    widget.expand(horizontally: true, vertically: true)
    widget.setFocusable(true)
    // The widget outlives this object in its container: it keeps what it calls.
    Behavior.association.set(behavior, of: widget)
  }

  /// Draws the canvas. Called when GTK shows a frame after ``redraw()`` or a new size.
  ///
  /// The closure must not keep the canvas or a widget around it: the canvas keeps the closure.
  public func onDraw(
    _ draw: @escaping @MainActor (_ snapshot: GdkSnapshot, _ size: CanvasSize) -> Void
  ) {
    behavior.draw = draw
    redraw()
  }

  /// Called when the widget has got a new size, in logical pixels, before it draws.
  public func onResize(_ resize: @escaping @MainActor (_ size: CanvasSize) -> Void) {
    behavior.resize = resize
    widget.queueAllocate()
  }

  /// Asks for a new frame.
  public func redraw() {
    widget.queueDraw()
  }

  /// The present size in logical pixels; zero before it is shown.
  public var size: CanvasSize { Self.size(of: widget) }

  /// Device pixels a logical pixel; changes are told by the signal `notify::scale-factor`.
  public var scaleFactor: Int { Int(widget.scaleFactor) }

  /// Says where a child lies; its own coordinates are mapped to the canvas's.
  func place(_ child: GtkWidget, size: CanvasSize, by map: AffineMap) {
    behavior.placements[child.address] = Placement(size: size, map: map)
    widget.queueAllocate()
  }

  /// Forgets a child that is no longer one.
  func forget(_ child: GtkWidget) {
    behavior.placements[child.address] = nil
  }

  private static func size(of widget: GtkWidget) -> CanvasSize {
    CanvasSize(width: Double(widget.width), height: Double(widget.height))
  }
}

private struct Placement {
  let size: CanvasSize
  let map: AffineMap
}

/// What a canvas calls, kept by its widget.
@MainActor
private final class Behavior {
  static let association = ObjectAssociation<Behavior>("jogakbo-canvas")

  var draw: (@MainActor (GdkSnapshot, CanvasSize) -> Void)?
  var resize: (@MainActor (CanvasSize) -> Void)?
  var placements: [gpointer: Placement] = [:]

  func snapshot(_ widget: GtkWidget, _ snapshot: GdkSnapshot) {
    draw?(snapshot, CanvasSize(width: Double(widget.width), height: Double(widget.height)))
    for child in widget.children { widget.snapshotChild(child, snapshot: snapshot) }
  }

  func allocate(_ widget: GtkWidget, _ size: CanvasSize) {
    for child in widget.children {
      if let popover = child.ifIs(GtkPopover.self) {
        // It is a surface of its own, which only needs to hear of it.
        popover.present()
        continue
      }
      let placement = placements[child.address]
      // GTK complains about a child that was never measured.
      child.measure(
        .horizontal, forSize: -1, minimum: nil, natural: nil, minimumBaseline: nil,
        naturalBaseline: nil)
      let childSize = placement?.size ?? CanvasSize(width: 0, height: 0)
      (placement?.map ?? .identity).withTransform { transform in
        child.allocate(
          Int32(childSize.width.rounded()), height: Int32(childSize.height.rounded()),
          baseline: -1, transform: gsk_transform_ref(transform))
      }
    }
    resize?(size)
  }
}

extension CanvasWidget {
  fileprivate static let registeredType = GtkWidget.registerSubclass("JogakboCanvas") { type, _ in
    guard let type else { return }
    type.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = canvasDispose
    let widgetClass = type.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.snapshot = canvasSnapshot
    widgetClass.pointee.size_allocate = canvasAllocate
  }
}

// MARK: What GTK calls

private func canvasSnapshot(_ widget: GtkWidget?, _ snapshot: GdkSnapshot?) {
  MainActor.assumeIsolated {
    guard let widget, let snapshot else { return }
    Behavior.association.value(of: widget)?.snapshot(widget, snapshot)
  }
}

private func canvasAllocate(
  _ widget: GtkWidget?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  MainActor.assumeIsolated {
    guard let widget else { return }
    let size = CanvasSize(width: Double(width), height: Double(height))
    Behavior.association.value(of: widget)?.allocate(widget, size)
  }
}

/// A widget that owns children must let go of them before it ends.
private func canvasDispose(_ object: GObject?) {
  nonisolated(unsafe) let object = object
  MainActor.assumeIsolated {
    guard let object else { return }
    (object.cast() as GtkWidget).children.forEach { $0.unparent() }
    let parent = g_type_class_peek(GtkWidget.gType)?.assumingMemoryBound(to: GObjectClass.self)
    parent?.pointee.dispose(object)
  }
}
