import AdwaitaKit
import CAdw
import CollagePresentation
import Foundation
import MessageCatalog

/// The bar below the canvas: what is added and arranged, and how large the canvas shows.
@MainActor
final class EditorToolbar {
  let widget: GtkWidget
  /// Called when an emoji was chosen, or none.
  var onEmojiClosed: (@MainActor () -> Void)?
  private let bindings = StateBindings()
  private let model: EditorViewModel
  private let undo: UndoButtons
  private let sidebar = GtkButton.icon("sidebar-show-right-symbolic", .toggleSidebar)
  private let zoom = GtkBox(.horizontal, spacing: 0)
  private let bar = GtkBox(.horizontal, spacing: 6)
  /// Made when it is first needed: it has a widget for each emoji.
  private var emoji: GtkEmojiChooser?
  private let addEmoji = ToolButton("face-smile-symbolic", .addEmoji)

  init(_ model: EditorViewModel) {
    self.model = model
    undo = UndoButtons(model)
    let arrange = ToolMenu("view-grid-symbolic", tr("Arrange"), EditorMenus.arrange)
    let tools: [any Tool] = [
      ToolButton("insert-image-symbolic", .addPhotos), ToolButton("insert-text-symbolic", .addText),
      addEmoji, arrange, ToolButton("preferences-color-symbolic", .changeBackground),
    ]
    let fit = ZoomButton()
    bar.addStyles("toolbar")
    for tool in tools { bar.append(tool.widget) }
    let space = AdwBin()
    space.expand(horizontally: true)
    bar.append(space.widget)
    zoom.append(GtkButton.icon("zoom-out-symbolic", .zoomOut).widget)
    zoom.append(fit.widget)
    zoom.append(GtkButton.icon("zoom-in-symbolic", .zoomIn).widget)
    bar.append(zoom.widget)
    bar.append(undo.widget)
    bar.append(sidebar.widget)
    // A window may be narrower than all of the bar.
    let scroller = GtkScrolledWindow()
    scroller.setPolicy(.external, vscrollbarPolicy: .never)
    scroller.setChild(bar.widget)
    widget = scroller.widget
    setNarrow(false)
    let fullWidth = Self.naturalWidth(of: bar.widget)
    bindings.add {
      let hasRoom = model.viewport.view.width >= fullWidth
      tools.forEach { $0.label.isVisible = hasRoom }
    }
    bindings.add { fit.show(model.viewport.zoom) }
  }

  /// Takes in what the bar above has no room for on a phone; there fingers zoom.
  func setNarrow(_ isNarrow: Bool) {
    bar.setSpacing(isNarrow ? 0 : 6)
    zoom.isVisible = !isNarrow
    undo.widget.setVisible(isNarrow)
    sidebar.isVisible = isNarrow
  }

  /// Lets the user choose an emoji to add.
  func chooseEmoji() {
    let chooser = emoji ?? makeEmojiChooser()
    emoji = chooser
    (chooser.cast() as GtkPopover).popup()
  }

  private func makeEmojiChooser() -> GtkEmojiChooser {
    let (chooser, model) = (GtkEmojiChooser(), model)
    chooser.widget.setParent(addEmoji.widget)
    chooser.on("emoji-picked") { (emoji: String) in model.addEmoji(emoji) }
    chooser.on("closed") { [weak self] in self?.onEmojiClosed?() }
    return chooser
  }

  func close() {
    bindings.cancel()
    undo.close()
    emoji?.widget.unparent()
  }

  private static func naturalWidth(of widget: GtkWidget) -> Double {
    var width: Int32 = 0
    widget.measure(
      .horizontal, forSize: -1, minimum: nil, natural: &width, minimumBaseline: nil,
      naturalBaseline: nil)
    return Double(width)
  }
}

/// A part of the bar whose label shows where there is room.
@MainActor
private protocol Tool {
  var widget: GtkWidget { get }
  var label: GtkLabel { get }
}

/// A button of the bar.
@MainActor
private struct ToolButton: Tool {
  let widget: GtkWidget
  let label: GtkLabel

  init(_ icon: String, _ action: AppAction) {
    let button = GtkButton()
    let content = ToolContent(icon, action.label)
    label = content.label
    button.setChild(content.widget)
    button.setAction(action)
    button.addStyles("flat")
    widget = button.widget
  }
}

/// A button of the bar that opens a menu.
@MainActor
private struct ToolMenu: Tool {
  let widget: GtkWidget
  let label: GtkLabel

  init(_ icon: String, _ title: String, _ menu: [MenuContent]) {
    let button = GtkMenuButton()
    let content = ToolContent(icon, title)
    label = content.label
    button.setChild(content.widget)
    button.setMenu(menu)
    button.setDirection(.up)
    button.setAccessibleLabel(title)
    button.setTooltip(title)
    button.addStyles("flat")
    widget = button.widget
  }
}

/// Shows how large the canvas is against one that fits the view, and lets it fit again.
@MainActor
private struct ZoomButton {
  let widget: GtkWidget
  private let label = GtkLabel("")

  init() {
    let button = GtkButton()
    button.setChild(label.widget)
    button.setAction(.zoomToFit)
    button.addStyles("flat", "numeric")
    label.setWidthChars(5)
    widget = button.widget
  }

  func show(_ zoom: Double) {
    let percent = tr("{percent}%", ["percent": Int((zoom * 100).rounded())])
    label.setText(percent)
    widget.setAccessibleDescription(percent)
  }
}

/// An icon with a label beside it.
@MainActor
private struct ToolContent {
  let widget: GtkWidget
  let label: GtkLabel

  init(_ icon: String, _ title: String) {
    label = GtkLabel(title)
    let row = GtkBox(.horizontal, spacing: 6)
    row.append(GtkImage(iconName: icon).widget)
    row.append(label.widget)
    widget = row.widget
  }
}
