import AdwaitaKit
import CAdw
import MessageCatalog

/// The bar below the canvas: what is added and arranged.
@MainActor
final class EditorToolbar {
  let widget: GtkWidget

  init() {
    let bar = GtkActionBar()
    bar.packStart(Self.button("image-x-generic-symbolic", .addPhotos))
    bar.packStart(Self.button("insert-text-symbolic", .addText))
    bar.packStart(Self.button("face-smile-symbolic", .addEmoji))
    let arrange = GtkMenuButton()
    arrange.setIconName("view-grid-symbolic")
    arrange.setMenu(EditorMenus.arrange)
    arrange.setAccessibleLabel(tr("Arrange"))
    arrange.setTooltip(tr("Arrange"))
    bar.packStart(arrange.widget)
    bar.packEnd(GtkButton.icon("zoom-in-symbolic", .zoomIn).widget)
    bar.packEnd(GtkButton.icon("zoom-fit-best-symbolic", .zoomToFit).widget)
    bar.packEnd(GtkButton.icon("zoom-out-symbolic", .zoomOut).widget)
    widget = bar.widget
  }

  private static func button(_ icon: String, _ action: AppAction) -> GtkWidget {
    GtkButton.icon(icon, action).widget
  }
}
