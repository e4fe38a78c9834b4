import CAdw
public import CollageGeometry

/// What a screen reader is told of something that a canvas draws.
public struct CanvasItem: Equatable {
  /// What it is to a screen reader.
  public enum Kind: Sendable {
    /// A photo or another picture.
    case picture
    /// Words.
    case words
  }

  /// See ``Kind``.
  public var kind: Kind

  /// Its name, such as `Photo 2` or the words themselves.
  public var label: String

  /// More about it, such as where it lies.
  public var description: String

  /// Whether it is selected in the canvas.
  public var isSelected: Bool

  /// Its size before `map` is applied, in logical pixels.
  public var size: CanvasSize

  /// From the item, whose top left corner is the origin, to the canvas widget.
  public var map: AffineMap

  /// An item of a canvas.
  public init(
    kind: Kind, label: String, description: String = "", isSelected: Bool = false,
    size: CanvasSize, map: AffineMap
  ) {
    self.kind = kind
    self.label = label
    self.description = description
    self.isSelected = isSelected
    self.size = size
    self.map = map
  }
}

/// The items of a canvas, for the keyboard and for screen readers.
///
/// Each item is a child widget that lies where the item is drawn, paints nothing and lets the
/// pointer through. It can be focused with Tab, and keys that it does not take reach the canvas.
/// While it has the focus, the style sheet's `canvas-item:focus-visible` says how that shows.
@MainActor
public final class CanvasItems<ID: Hashable> {
  private let canvas: CanvasWidget
  private var shown: [ID: (item: CanvasItem, widget: GtkWidget)] = [:]
  private var order: [ID] = []
  private let events = Events<ID>()

  /// No items yet.
  public init(of canvas: CanvasWidget) {
    self.canvas = canvas
  }

  /// Called when an item gets the keyboard focus. The items keep the closure.
  public func onFocus(_ focus: @escaping @MainActor (ID) -> Void) {
    events.focus = focus
  }

  /// Shows these items, rearmost first. Tab goes through them as they lie: from top to bottom, and
  /// from one side to the other.
  public func update(_ items: [(id: ID, item: CanvasItem)]) {
    let ids = items.map(\.id)
    let gone = Set(order).subtracting(ids)
    gone.forEach(remove)
    for (id, item) in items { show(item, as: id) }
    if ids != order { sort(ids) }
    order = ids
  }

  /// Moves the keyboard focus to an item.
  public func focus(_ id: ID) {
    guard let widget = shown[id]?.widget else { return }
    _ = widget.grabFocus()
  }

  /// The item that has the keyboard focus.
  public var focused: ID? {
    order.first { shown[$0]?.widget.hasFocus == true }
  }

  private func show(_ item: CanvasItem, as id: ID) {
    let old = shown[id]
    guard old?.item != item else { return }
    // The role of a widget is fixed when it is made.
    if let old, old.item.kind != item.kind { remove(id) }
    let widget = shown[id]?.widget ?? makeWidget(for: item, id)
    if old?.item.label != item.label { widget.setAccessibleLabel(item.label) }
    if old?.item.description != item.description {
      widget.setAccessibleDescription(item.description)
    }
    widget.setAccessibleSelected(item.isSelected)
    canvas.place(widget, size: item.size, by: item.map)
    shown[id] = (item, widget)
  }

  private func makeWidget(for item: CanvasItem, _ id: ID) -> GtkWidget {
    let widget = cadw_widget_new(canvasItemType, item.kind.role)
    widget.setFocusable(true)
    widget.setCanTarget(false)
    let focus = GtkEventControllerFocus()
    focus.on("enter") { [events] in events.focus?(id) }
    widget.add(focus)
    widget.setParent(canvas.widget)
    return widget
  }

  private func remove(_ id: ID) {
    guard let widget = shown.removeValue(forKey: id)?.widget else { return }
    canvas.forget(widget)
    widget.unparent()
  }

  private func sort(_ ids: [ID]) {
    var previous: GtkWidget?
    for widget in ids.compactMap({ shown[$0]?.widget }) {
      widget.insertAfter(canvas.widget, previousSibling: previous)
      previous = widget
    }
  }
}

@MainActor
private final class Events<ID> {
  var focus: (@MainActor (ID) -> Void)?
}

extension CanvasItem.Kind {
  fileprivate var role: GtkAccessibleRole {
    switch self {
    case .picture: .img
    case .words: .label
    }
  }
}

/// GtkWidget itself is abstract; this subclass adds a name for the style sheet.
@MainActor private let canvasItemType = GtkWidget.registerSubclass("JogakboCanvasItem") { type, _ in
  nonisolated(unsafe) let widgetClass = type?.assumingMemoryBound(to: GtkWidgetClass.self)
  MainActor.assumeIsolated { gtk_widget_class_set_css_name(widgetClass, "canvas-item") }
}
