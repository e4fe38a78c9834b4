public import CAdw

// What every widget has, without `widget` in between.

extension Widget {
  /// Whether it takes input.
  @MainActor public var isSensitive: Bool {
    get { widget.sensitive }
    nonmutating set { widget.setSensitive(newValue) }
  }

  /// Whether it is there at all.
  @MainActor public var isVisible: Bool {
    get { widget.visible }
    nonmutating set { widget.setVisible(newValue) }
  }

  /// Whether it takes the room that is left over, in each direction.
  @MainActor public func expand(horizontally: Bool = false, vertically: Bool = false) {
    widget.setHexpand(horizontally)
    widget.setVexpand(vertically)
  }

  /// Where it lies in room that it does not fill.
  @MainActor public func align(horizontally: GtkAlign = .fill, vertically: GtkAlign = .fill) {
    widget.setHalign(horizontally)
    widget.setValign(vertically)
  }

  /// Room around it, in pixels.
  @MainActor public func setMargins(horizontal: Int, vertical: Int) {
    widget.setMarginStart(Int32(horizontal))
    widget.setMarginEnd(Int32(horizontal))
    widget.setMarginTop(Int32(vertical))
    widget.setMarginBottom(Int32(vertical))
  }

  /// Adds classes of the style sheet, such as `title-1`, `suggested-action` or `flat`.
  @MainActor public func addStyles(_ names: String...) {
    names.forEach { widget.addCssClass($0) }
  }

  /// Adds or removes a class of the style sheet.
  @MainActor public func setStyle(_ name: String, to isOn: Bool) {
    isOn ? widget.addCssClass(name) : widget.removeCssClass(name)
  }

  /// The text that shows when the pointer rests on it. It is also its accessible description.
  @MainActor public func setTooltip(_ text: String) {
    widget.setTooltipText(text)
  }

  /// Adds a gesture or another event controller, which belongs to the widget from then on.
  @MainActor public func add(_ controller: some Object) {
    widget.addController(controller.cast())
  }

  /// Its children, in order.
  @MainActor public var children: [GtkWidget] {
    var children: [GtkWidget] = []
    var next = widget.firstChild
    while let child = next {
      children.append(child)
      next = child.nextSibling
    }
    return children
  }

  /// The window or other root that it is in.
  @MainActor public var window: GtkWindow? {
    widget.root?.ifIs(GtkWindow.self)
  }
}

extension Widget {
  /// The colour that the style gives to the widget's text.
  @MainActor public var textColor: GdkRGBA {
    var color = GdkRGBA()
    widget.styleContext.getColor(&color)
    return color
  }
}
