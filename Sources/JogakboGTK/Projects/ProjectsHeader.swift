import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// The bar above the list of projects, and the search below it.
@MainActor
final class ProjectsHeader {
  let widget: GtkWidget
  private let searchBar = GtkSearchBar()

  /// - Parameter page: Where typing begins a search.
  init(_ list: ProjectListViewModel, page: GtkWidget) {
    let header = AdwHeaderBar()
    header.setTitleWidget(AdwWindowTitle(tr("My Collages"), subtitle: "").widget)
    if !list.isReadOnly {
      header.packStart(GtkButton.icon("list-add-symbolic", .newProject).widget)
    }
    header.packEnd(Self.menuButton(isReadOnly: list.isReadOnly).widget)
    header.packEnd(GtkButton.icon("system-search-symbolic", .search).widget)
    let column = GtkBox(.vertical, spacing: 0)
    column.append(header.widget)
    column.append(searchBar.widget)
    widget = column.widget
    addSearch(of: list, page: page)
  }

  /// Shows the search, or puts it away.
  func toggleSearch() {
    searchBar.setSearchMode(!searchBar.searchMode)
  }

  private func addSearch(of list: ProjectListViewModel, page: GtkWidget) {
    let entry = GtkSearchEntry()
    entry.setAccessibleLabel(tr("Search Collages"))
    entry.expand(horizontally: true)
    let clamp = AdwClamp()
    clamp.setMaximumSize(500)
    clamp.setChild(entry.widget)
    clamp.expand(horizontally: true)
    searchBar.setChild(clamp.widget)
    searchBar.connectEntry(entry.cast())
    searchBar.setKeyCaptureWidget(page)
    entry.on("search-changed") { [unowned(unsafe) entry] in
      let text = String((entry.cast() as GtkEditable).text)
      Task { await list.search(text) }
    }
  }

  private static func menuButton(isReadOnly: Bool) -> GtkMenuButton {
    let menu = GtkMenuButton()
    menu.setIconName("open-menu-symbolic")
    menu.setMenu(ProjectMenus.main(isReadOnly: isReadOnly))
    menu.setPrimary(true)
    menu.setAccessibleLabel(tr("Main Menu"))
    menu.setTooltip(tr("Main Menu"))
    return menu
  }
}
