import AdwaitaKit
import CAdw
import CollageGeometry
import CollagePresentation
import CollageStorage
import MessageCatalog

/// A project in the grid: its thumbnail, its title, when it was changed, and the button of its menu.
/// A grid uses its cards again for other projects.
@MainActor
final class ProjectCard {
  let widget: GtkWidget
  /// Called when the menu of the project is asked for.
  var onMenu: (@MainActor (_ card: ProjectCard, _ place: Place) -> Void)?
  private(set) var id: ProjectID?
  private let picture = ThumbnailPicture()
  private let title = GtkLabel("")
  private let age = GtkLabel("")
  fileprivate let menuButton = GtkButton(iconName: "view-more-symbolic")
  private let thumbnails: ProjectThumbnails
  private let bindings = StateBindings()

  /// Where a menu shows.
  enum Place {
    case button, middle
    case point(x: Double, y: Double)
  }

  init(_ thumbnails: ProjectThumbnails) {
    self.thumbnails = thumbnails
    let column = GtkBox(.vertical, spacing: 6)
    column.append(picture.widget)
    column.append(Self.caption(title, age, menuButton))
    column.addStyles("project-card")
    column.align(vertically: .start)
    widget = column.widget
    menuButton.on("clicked") { [weak self] in self?.askForMenu(at: .button) }
    addMenuGestures()
  }

  /// Shows a project of the list, and follows its changes.
  func show(_ id: ProjectID, of list: ProjectListViewModel) {
    self.id = id
    picture.clear()
    bindings.cancel()
    bindings.add { [weak self] in
      guard let project = list.project(id) else { return }
      self?.show(project, age: list.age(of: project))
    }
    bindings.add { [weak self] in
      guard let self, let project = list.project(id) else { return }
      thumbnails.show(project, in: picture)
    }
  }

  /// The grid's own widget around the card: it has the keyboard focus, and is what is read out.
  var item: GtkWidget? { widget.parent }

  /// Shows a menu. The keyboard goes back to the project when it is closed.
  func showMenu(_ menu: [MenuContent], at place: Place) {
    guard let item, let point = item.point(of: place, in: self) else { return }
    item.showMenu(menu, at: point)
  }

  private func show(_ project: ProjectSummary, age words: RelativeTime) {
    title.setText(project.title)
    title.setTooltip(project.title)
    age.setText(words.capitalizedWords)
    menuButton.setAccessibleLabel(tr("Menu of {title}", ["title": project.title]))
    item?.setAccessibleLabel(
      tr("{title}, changed {time}", ["title": project.title, "time": words.words]))
  }

  private func askForMenu(at place: Place) {
    onMenu?(self, place)
  }

  private func addMenuGestures() {
    let click = GtkGestureClick()
    (click.cast() as GtkGestureSingle).setButton(guint(GDK_BUTTON_SECONDARY))
    click.on("pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.askForMenu(at: .point(x: x, y: y))
    }
    widget.add(click)
    let press = GtkGestureLongPress()
    (press.cast() as GtkGestureSingle).setTouchOnly(true)
    press.on("pressed") { [weak self, unowned(unsafe) press] (x: Double, y: Double) in
      // Otherwise the end of the touch would open the project.
      _ = (press.cast() as GtkGesture).setState(.claimed)
      self?.askForMenu(at: .point(x: x, y: y))
    }
    widget.add(press)
  }

  private static func caption(
    _ title: GtkLabel, _ age: GtkLabel, _ menu: GtkButton
  ) -> GtkWidget {
    let words = GtkBox(.vertical, spacing: 2)
    for label in [title, age] {
      label.setEllipsize(PANGO_ELLIPSIZE_END)
      label.setXalign(0)
      words.append(label.widget)
    }
    title.addStyles("heading")
    age.addStyles("caption", "dim-label")
    words.expand(horizontally: true)
    menu.addStyles("flat", "circular")
    menu.align(vertically: .center)
    menu.setTooltip(tr("Menu"))
    // The keyboard goes from project to project, and has a key for the menu.
    menu.widget.setFocusable(false)
    let row = GtkBox(.horizontal, spacing: 0)
    row.append(words.widget)
    row.append(menu.widget)
    return row.widget
  }
}

extension Widget {
  /// A place of a card in the coordinates of this widget.
  @MainActor fileprivate func point(
    of place: ProjectCard.Place, in card: ProjectCard
  ) -> CanvasPoint? {
    switch place {
    case .button: card.menuButton.center(in: widget)
    case .middle: card.widget.center(in: widget)
    case .point(let x, let y): card.widget.point(x: x, y: y, in: widget)
    }
  }

  @MainActor private func center(in other: GtkWidget) -> CanvasPoint? {
    point(x: Double(widget.width) / 2, y: Double(widget.height) / 2, in: other)
  }

  /// A point of this widget in the coordinates of another one; nil where they are not in one window.
  @MainActor private func point(x: Double, y: Double, in other: GtkWidget) -> CanvasPoint? {
    var (place, result) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    guard widget.computePoint(other, point: &place, outPoint: &result) else { return nil }
    return CanvasPoint(x: Double(result.x), y: Double(result.y))
  }
}
