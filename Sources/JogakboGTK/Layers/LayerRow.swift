import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import MessageCatalog

/// A layer in the list: a small picture, its name, and whether it is hidden or locked.
@MainActor
final class LayerRow {
  let row = GtkListBoxRow()
  private let picture = GtkImage()
  private let name = GtkLabel("")
  private let entry = GtkEntry()
  private let warning = GtkImage(iconName: "dialog-warning-symbolic")
  private let hide = GtkToggleButton()
  private let lock = GtkToggleButton()
  private let actions: LayerRowActions
  private var content: LayerRowContent?

  /// The side of the small picture, in pixels.
  static let pictureSide = 36
  /// That of an icon where there is no picture.
  private static let iconSide = 20

  init(_ actions: LayerRowActions) {
    self.actions = actions
    let box = GtkBox(.horizontal, spacing: 6)
    box.setMargins(horizontal: 6, vertical: 3)
    picture.widget.setSizeRequest(Int32(Self.pictureSide), height: Int32(Self.pictureSide))
    picture.addStyles("layer-picture")
    name.setXalign(0)
    name.setEllipsize(PANGO_ELLIPSIZE_END)
    name.expand(horizontally: true)
    entry.expand(horizontally: true)
    entry.isVisible = false
    entry.setAccessibleLabel(tr("Name of the Layer"))
    warning.setTooltip(tr("The photo is missing"))
    warning.addStyles("warning")
    for child in [picture.widget, name.widget, entry.widget, warning.widget] { box.append(child) }
    for button in [hide, lock] {
      button.addStyles("flat", "circular")
      button.align(vertically: .center)
      box.append(button.widget)
    }
    row.setChild(box.widget)
    addHandlers()
  }

  private func addHandlers() {
    hide.on("clicked") { [weak self] in self?.toggle(\.isHidden, self?.actions.setHidden) }
    lock.on("clicked") { [weak self] in self?.toggle(\.isLocked, self?.actions.setLocked) }
    entry.on("activate") { [weak self] in self?.endRenaming(keepingName: true) }
    let keys = GtkEventControllerKey()
    keys.answer("key-pressed") { [weak self] (key: UInt32, _: UInt32, _: UInt32) in
      guard Int32(bitPattern: key) == GDK_KEY_Escape else { return false }
      self?.endRenaming(keepingName: false)
      return true
    }
    entry.add(keys)
    let focus = GtkEventControllerFocus()
    focus.on("leave") { [weak self] in self?.endRenaming(keepingName: true) }
    entry.add(focus)
  }

  // MARK: Showing

  /// Shows the layer as it is now.
  func show(_ new: LayerRowContent) {
    guard new != content else { return }
    content = new
    name.setText(new.title)
    name.setTooltip(new.title)
    name.setStyle("dim-label", to: new.isHidden)
    warning.isVisible = new.isMissing
    row.setAccessibleLabel(new.spokenName)
    hide.setAccessibleLabel(tr("Hide {layer}", ["layer": new.title]))
    lock.setAccessibleLabel(tr("Lock {layer}", ["layer": new.title]))
    hide.setTooltip(new.isHidden ? tr("Show") : tr("Hide"))
    lock.setTooltip(new.isLocked ? tr("Unlock") : tr("Lock"))
    hide.icon = new.isHidden ? "view-conceal-symbolic" : "view-reveal-symbolic"
    lock.icon = new.isLocked ? "changes-prevent-symbolic" : "changes-allow-symbolic"
    showToggles()
  }

  /// Shows a picture of the layer, or what stands for one.
  func show(_ texture: GdkTexture?) {
    picture.setPixelSize(Int32(texture == nil ? Self.iconSide : Self.pictureSide))
    if let texture {
      picture.setFromPaintable(texture.cast())
    } else {
      picture.setFromIconName(content?.iconName)
    }
  }

  private func showToggles() {
    for (button, isOn) in [(hide, content?.isHidden), (lock, content?.isLocked)] {
      button.setActive(isOn == true)
      button.setStyle("dim-label", to: isOn != true)
    }
  }

  private func toggle(
    _ property: KeyPath<LayerRowContent, Bool>, _ set: (@MainActor (Bool) -> Void)?
  ) {
    guard let content else { return }
    set?(!content[keyPath: property])
    // The button has changed by itself; what it shows is the model's affair.
    showToggles()
  }

  /// Shows where a dragged layer would come to lie: above this one, below it, or not here.
  func showDrop(above: Bool?) {
    row.setStyle("drop-above", to: above == true)
    row.setStyle("drop-below", to: above == false)
  }

  // MARK: Renaming

  /// Lets the user type another name in place of the one that shows.
  func beginRenaming() {
    guard let content else { return }
    (entry.cast() as GtkEditable).setText(content.title)
    name.isVisible = false
    entry.isVisible = true
    _ = entry.widget.grabFocus()
  }

  private func endRenaming(keepingName: Bool) {
    guard entry.isVisible else { return }
    let hadFocus = entry.widget.focusChild != nil
    entry.isVisible = false
    name.isVisible = true
    let typed = String((entry.cast() as GtkEditable).text)
    if keepingName, typed != content?.title { actions.rename(typed) }
    if hadFocus { _ = row.widget.grabFocus() }
  }
}

extension GtkToggleButton {
  fileprivate var icon: String {
    get { String((cast() as GtkButton).iconName) }
    set { (cast() as GtkButton).setIconName(newValue) }
  }
}

/// What a row asks for.
struct LayerRowActions {
  let rename: @MainActor (String) -> Void
  let setHidden: @MainActor (Bool) -> Void
  let setLocked: @MainActor (Bool) -> Void
}

/// What a row shows.
struct LayerRowContent: Equatable {
  let title: String
  let spokenName: String
  let iconName: String
  let isHidden: Bool
  let isLocked: Bool
  let isMissing: Bool

  init(_ layer: EditorLayer, isMissing: Bool) {
    title = layer.title
    spokenName =
      isMissing
      ? tr("{layer}, missing", ["layer": layer.spokenName]) : layer.spokenName
    isHidden = layer.isHidden
    isLocked = layer.isLocked
    self.isMissing = isMissing
    iconName =
      switch layer.content {
      case .photo: isMissing ? "image-missing-symbolic" : "image-x-generic-symbolic"
      case .text: "font-x-generic-symbolic"
      case .unsupported: "dialog-question-symbolic"
      }
  }
}
