import AdwaitaKit
import CAdw
import CollageGeometry
import CollagePresentation
import CollageStorage
import MessageCatalog
import VipsKit

/// The projects as a grid of cards, for mouse, fingers and keyboard.
@MainActor
final class ProjectGrid {
  let widget: GtkWidget
  /// Called with a project that is to be opened.
  var onOpen: (@MainActor (ProjectID) -> Void)?
  /// Called when another project is the one that actions are about.
  var onCurrentChange: (@MainActor () -> Void)?
  /// Gives the menu of the current project.
  var menu: @MainActor () -> [MenuContent] = { [] }
  /// Called when the key for deleting is pressed.
  var onDelete: (@MainActor () -> Void)?
  /// The project that actions are about: the one with the keyboard focus, or with the menu.
  private(set) var current: ProjectID? {
    didSet { if current != oldValue { onCurrentChange?() } }
  }
  private let list: ProjectListViewModel
  private let grid: GtkGridView
  private let scroller = GtkScrolledWindow()
  private let ids = GtkStringList.of([])
  private var cards: [WeakCard] = []
  private var focusConnection: SignalConnection?
  private let thumbnails: ProjectThumbnails
  private let bindings = StateBindings()

  init(
    _ list: ProjectListViewModel, window: GtkWindow,
    thumbnail: @escaping @Sendable (ProjectSummary) async throws -> PixelBuffer
  ) {
    self.list = list
    grid = GtkGridView(GtkNoSelection(ids.cast()).cast(), factory: nil)
    thumbnails = ProjectThumbnails(in: scroller.widget, make: thumbnail)
    scroller.setPolicy(.never, vscrollbarPolicy: .automatic)
    scroller.setChild(grid.widget)
    scroller.expand(horizontally: true, vertically: true)
    widget = scroller.widget
    grid.setMinColumns(1)
    grid.setMaxColumns(10)
    grid.setSingleClickActivate(true)
    grid.addStyles("project-grid")
    grid.setAccessibleLabel(tr("Collages"))
    grid.setFactory(makeFactory().cast())
    addInput()
    followWidth()
    focusConnection = window.on("notify::focus-widget") { [weak self] in self?.focusMoved() }
    bindings.add { [weak self] in self?.showProjects() }
  }

  /// Moves the keyboard focus to a project, and makes it visible.
  func focus(_ id: ProjectID) {
    guard let index = list.projects.firstIndex(where: { $0.id == id }) else { return }
    focus(at: index)
  }

  /// Moves the keyboard focus to the project at a place, or to the last one.
  func focus(at index: Int) {
    showProjects()
    let index = min(index, list.projects.count - 1)
    guard index >= 0 else { return }
    let position = GVariant(uint32: UInt32(index))
    _ = grid.widget.activateActionVariant("list.scroll-to-item", args: position)
    card { $0.id == list.projects[index].id }?.item.map { _ = $0.grabFocus() }
  }

  /// Makes the thumbnail of a project anew, whose photos came back.
  func renewThumbnail(of project: ProjectID) {
    thumbnails.forget(project)
    card { $0.id == project }?.show(project, of: list)
  }

  /// Ends what goes on in the background.
  func close() {
    focusConnection?.disconnect()
    bindings.cancel()
    thumbnails.stop()
  }

  // MARK: Cards

  private func showProjects() {
    ids.replace(with: list.projects.map(\.id.description))
  }

  private func makeFactory() -> GtkSignalListItemFactory {
    .cells(
      make: { [weak self, thumbnails] in
        let card = ProjectCard(thumbnails)
        card.onMenu = { card, place in self?.showMenu(of: card, at: place) }
        self?.remember(card)
        return (card, card.widget)
      },
      show: { [list] card, id in ProjectID(id).map { card.show($0, of: list) } })
  }

  private func remember(_ card: ProjectCard) {
    cards.removeAll { $0.card == nil }
    cards.append(WeakCard(card: card))
  }

  private func card(_ isWanted: (ProjectCard) -> Bool) -> ProjectCard? {
    cards.lazy.compactMap(\.card).first(where: isWanted)
  }

  // MARK: Input

  private func addInput() {
    grid.on("activate") { [weak self] (index: UInt32) in self?.open(Int(index)) }
    let keys = GtkEventControllerKey()
    keys.answer("key-pressed") { [weak self] (key: UInt32, _: UInt32, modifiers: UInt32) in
      self?.pressed(key, GdkModifierType(rawValue: modifiers)) ?? false
    }
    grid.widget.add(keys)
  }

  private func open(_ index: Int) {
    guard list.projects.indices.contains(index) else { return }
    onOpen?(list.projects[index].id)
  }

  private func focusMoved() {
    let focused = grid.widget.focusChild
    current = focused.flatMap { focused in
      card { $0.item?.isSame(as: focused) == true }?.id
    }
  }

  private func pressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    guard let current, let card = card({ $0.id == current }) else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: onDelete?()
    case GDK_KEY_Menu: showMenu(of: card, at: .middle)
    case GDK_KEY_F10 where modifiers.contains(.shiftMask): showMenu(of: card, at: .middle)
    default: return false
    }
    return true
  }

  private func showMenu(of card: ProjectCard, at place: ProjectCard.Place) {
    guard let id = card.id else { return }
    // Where the keyboard goes back to when the menu is closed.
    card.item.map { _ = $0.grabFocus() }
    current = id
    card.showMenu(menu(), at: place)
  }

  // MARK: Size

  /// Makes the cards smaller where there is little room.
  private func followWidth() {
    guard let adjustment = scroller.hadjustment else { return }
    adjustment.on("changed") { [weak self, unowned(unsafe) adjustment] in
      let isNarrow = adjustment.pageSize < 520
      // Not while GTK is giving out room.
      Task { self?.grid.setStyle("narrow", to: isNarrow) }
    }
  }
}

/// A card for as long as the grid has it.
private struct WeakCard {
  weak var card: ProjectCard?
}
