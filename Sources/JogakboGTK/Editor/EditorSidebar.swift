import AdwaitaKit
import CAdw
import MessageCatalog

/// What stands beside the canvas: pages of which one shows.
@MainActor
final class EditorSidebar {
  /// A page of the sidebar.
  enum Page: String, CaseIterable {
    case inspector, layers
  }

  let widget: GtkWidget
  private let stack = AdwViewStack()
  private let contents: [Page: GtkWidget]

  /// As wide as the inspector needs to be, and no wider than a phone.
  private static let width: Int32 = 320

  init(_ contents: [Page: GtkWidget]) {
    self.contents = contents
    let column = GtkBox(.vertical, spacing: 0)
    column.widget.setSizeRequest(Self.width, height: -1)
    column.addStyles("background")
    widget = column.widget
    for page in Page.allCases {
      // The stack hides pages from the eye only: see `hideOthers`.
      let bin = AdwBin()
      bin.setChild(contents[page])
      stack.addTitledWithIcon(
        bin.widget, name: page.rawValue, title: page.title, iconName: page.iconName)
    }
    let switcher = AdwViewSwitcher()
    switcher.setStack(stack)
    switcher.setPolicy(.wide)
    switcher.setMargins(horizontal: 6, vertical: 6)
    column.append(switcher.widget)
    stack.expand(vertically: true)
    column.append(stack.widget)
    stack.on("notify::visible-child-name") { [weak self] in self?.hideOthers() }
    hideOthers()
  }

  /// Shows a page.
  func show(_ page: Page) {
    stack.setVisibleChildName(page.rawValue)
  }

  /// Hides the pages that do not show from assistive technology as well.
  private func hideOthers() {
    let shown = String(stack.visibleChildName)
    for (page, content) in contents { content.setVisible(page.rawValue == shown) }
  }
}

extension EditorSidebar.Page {
  fileprivate var title: String {
    switch self {
    // Translators: the page of the sidebar with the properties of what is selected
    case .inspector: tr("Properties")
    case .layers: tr("Layers")
    }
  }

  fileprivate var iconName: String {
    switch self {
    case .inspector: "document-properties-symbolic"
    case .layers: "view-paged-symbolic"
    }
  }
}
