import AdwaitaKit
import CAdw
import MessageCatalog

/// The help: topics at the side, a topic beside them, or one after the other where it is narrow.
@MainActor
enum HelpWindow {
  static func present(over parent: GtkWindow) {
    let help = AdwWindow()
    help.setContent(content)
    let window: GtkWindow = help.cast()
    window.setTitle(tr("Help"))
    window.setTransientFor(parent)
    window.setDestroyWithParent(true)
    window.setDefaultSize(800, height: 600)
    help.widget.setSizeRequest(320, height: 300)
    help.addShortcuts(["Escape", "<Control>w"], for: "window.close")
    window.present()
  }

  private static var content: GtkWidget {
    let (leaflet, rows) = (AdwLeaflet(), topicRows)
    let (title, page) = (AdwWindowTitle("", subtitle: ""), AdwBin())
    leaflet.setCanNavigateBack(true)
    _ = leaflet.append(topicSide(rows, leaflet))
    _ = leaflet.append(pageSide(title, page, leaflet))
    // All of them are inside the window, as the rows are: nobody keeps another.
    rows.on("row-selected") { [unowned(unsafe) title, unowned(unsafe) page] (row: GtkListBoxRow?) in
      // While the window goes, no row is selected any more, or one that has no place.
      guard let row, row.index >= 0 else { return }
      let topic = HelpTopic.allCases[Int(row.index)]
      title.setTitle(topic.title)
      page.setChild(topic.makePage())
    }
    rows.on("row-activated") { [unowned(unsafe) leaflet] in _ = leaflet.navigate(.forward) }
    rows.selectRow(rows.getRowAtIndex(0))
    return leaflet.widget
  }

  private static var topicRows: GtkListBox {
    let rows = GtkListBox()
    rows.setSelectionMode(.browse)
    rows.addStyles("navigation-sidebar")
    rows.setAccessibleLabel(tr("Topics"))
    for topic in HelpTopic.allCases {
      let content = GtkBox(.horizontal, spacing: 12)
      content.append(GtkImage(iconName: topic.iconName).widget)
      content.append(GtkLabel(topic.title).widget)
      let row = GtkListBoxRow()
      row.setChild(content.widget)
      row.setAccessibleLabel(topic.title)
      rows.append(row.widget)
    }
    return rows
  }

  private static func topicSide(_ rows: GtkListBox, _ leaflet: AdwLeaflet) -> GtkWidget {
    let header = AdwHeaderBar()
    header.setTitleWidget(AdwWindowTitle(tr("Help"), subtitle: "").widget)
    leaflet.bindProperty("folded", to: header, "show-end-title-buttons")
    let scroller = GtkScrolledWindow()
    scroller.setChild(rows.widget)
    scroller.setPolicy(.never, vscrollbarPolicy: .automatic)
    scroller.expand(vertically: true)
    return column(header.widget, scroller.widget, width: 250)
  }

  private static func pageSide(
    _ title: AdwWindowTitle, _ page: AdwBin, _ leaflet: AdwLeaflet
  ) -> GtkWidget {
    let header = AdwHeaderBar()
    header.setTitleWidget(title.widget)
    let back = GtkButton(iconName: "go-previous-symbolic")
    back.setAccessibleLabel(tr("Back"))
    back.setTooltip(tr("Back"))
    back.on("clicked") { [unowned(unsafe) leaflet] in _ = leaflet.navigate(.back) }
    leaflet.bindProperty("folded", to: back, "visible")
    header.packStart(back.widget)
    page.expand(horizontally: true, vertically: true)
    return column(header.widget, page.widget, width: 320)
  }

  private static func column(_ top: GtkWidget, _ rest: GtkWidget, width: Int) -> GtkWidget {
    let column = GtkBox(.vertical, spacing: 0)
    column.append(top)
    column.append(rest)
    column.widget.setSizeRequest(Int32(width), height: -1)
    return column.widget
  }
}

extension HelpTopic {
  /// The words of the topic.
  fileprivate var sections: [HelpSection] {
    switch self {
    case .beginning: Self.beginningSections
    case .moving: Self.movingSections
    case .layouts: Self.layoutSections
    case .photos: Self.photoSections
    case .saving: Self.savingSections
    case .export: Self.exportSections
    case .keyboard: Self.keyboardSections
    case .commandLine: Self.commandLineSections
    }
  }

  @MainActor fileprivate func makePage() -> GtkWidget {
    let page = AdwPreferencesPage()
    for section in sections {
      let group = AdwPreferencesGroup()
      group.setTitle(section.title.escapedAsMarkup)
      group.setDescription(section.text.escapedAsMarkup)
      for item in section.items { group.add(item.makeRow()) }
      page.add(group)
    }
    return page.widget
  }
}

extension HelpItem {
  @MainActor fileprivate func makeRow() -> GtkWidget {
    let row = AdwActionRow()
    let words: AdwPreferencesRow = row.cast()
    words.setTitle(title.escapedAsMarkup)
    words.setTitleSelectable(true)
    row.setSubtitle(text.escapedAsMarkup)
    (row.cast() as GtkListBoxRow).setActivatable(false)
    return row.widget
  }
}
