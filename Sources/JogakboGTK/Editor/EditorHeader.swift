import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// The bar above the canvas: back, undo and redo, the title with what is saved, export, menu.
@MainActor
final class EditorHeader {
  let widget: GtkWidget
  private let undo: UndoButtons
  private let sidebar = GtkButton.icon("sidebar-show-right-symbolic", .toggleSidebar)
  private let exportLabel = GtkLabel(tr("Export"))
  private let exportIcon = GtkImage(iconName: "document-save-symbolic")
  private let bindings = StateBindings()

  init(_ model: EditorViewModel) {
    undo = UndoButtons(model)
    let header = AdwHeaderBar()
    let title = AdwWindowTitle("", subtitle: "")
    header.setTitleWidget(title.widget)
    header.packStart(GtkButton.icon("go-previous-symbolic", .closeProject).widget)
    header.packStart(undo.widget)
    let menu = GtkMenuButton()
    menu.setIconName("open-menu-symbolic")
    menu.setMenu(EditorMenus.main)
    menu.setPrimary(true)
    menu.setAccessibleLabel(tr("Main Menu"))
    header.packEnd(menu.widget)
    header.packEnd(sidebar.widget)
    widget = header.widget
    header.packEnd(exportButton)
    bindings.add {
      title.setTitle(model.title)
      title.setSubtitle(model.isReadOnly ? tr("Read-only") : model.saving.state.words)
    }
  }

  private var exportButton: GtkWidget {
    let content = GtkBox(.horizontal, spacing: 0)
    content.append(exportIcon.widget)
    content.append(exportLabel.widget)
    let button = GtkButton()
    button.setChild(content.widget)
    button.setAction(.export)
    button.addStyles("suggested-action")
    return button.widget
  }

  /// Leaves to the bar below what has no room on a phone, and words to icons.
  func setNarrow(_ isNarrow: Bool) {
    undo.widget.setVisible(!isNarrow)
    sidebar.isVisible = !isNarrow
    exportLabel.isVisible = !isNarrow
    exportIcon.isVisible = isNarrow
  }

  func close() {
    bindings.cancel()
    undo.close()
  }
}

extension SaveState {
  /// What the header says.
  fileprivate var words: String {
    switch self {
    case .saved: tr("Saved")
    case .saving: tr("Saving…")
    case .failed: tr("Not saved")
    }
  }
}
