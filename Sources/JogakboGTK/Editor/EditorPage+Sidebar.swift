import AdwaitaKit
import CAdw
import CollagePresentation

/// The sidebar beside the canvas, or over it where there is little room.
extension EditorPage {
  /// Shows what there is room for. Before the first frame that is little: a window that begins narrow
  /// must not be widened by what it cannot show.
  func showWidth() {
    let isNarrow = flap.folded || model.viewport.view.width <= 1
    header.setNarrow(isNarrow)
    toolbar.setNarrow(isNarrow)
  }

  /// The sidebar came to lie over the canvas, which it then hides, or beside it.
  func foldSidebar() {
    flap.setRevealFlap(!flap.folded && context.preferences.preferences.showsSidebar)
    showWidth()
  }

  /// Shows or hides the sidebar. Where it has room of its own, that is remembered.
  func toggleSidebar() {
    let shows = !flap.revealFlap
    flap.setRevealFlap(shows)
    if !flap.folded { context.preferences.preferences.showsSidebar = shows }
  }

  /// Shows a page of the sidebar.
  func showSidebar(_ page: EditorSidebar.Page) {
    flap.setRevealFlap(true)
    sidebar.show(page)
  }

  /// Shows the properties of the page, where its background is chosen.
  func changeBackground() {
    model.deselectAll()
    showSidebar(.inspector)
  }
}
