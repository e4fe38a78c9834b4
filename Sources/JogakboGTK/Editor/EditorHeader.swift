import AdwaitaKit
import CAdw
import CollageEditing
import CollageMessages
import CollagePresentation
import MessageCatalog

/// The bar above the canvas: back, undo and redo, the title with what is saved, export, menu.
@MainActor
final class EditorHeader {
  let widget: GtkWidget
  private let bindings = StateBindings()

  init(_ model: EditorViewModel) {
    let header = AdwHeaderBar()
    let title = AdwWindowTitle("", subtitle: "")
    header.setTitleWidget(title.widget)
    header.packStart(GtkButton.icon("go-previous-symbolic", .closeProject).widget)
    let undo = GtkButton.icon("edit-undo-symbolic", .undo)
    let redo = GtkButton.icon("edit-redo-symbolic", .redo)
    header.packStart(undo.widget)
    header.packStart(redo.widget)
    let menu = GtkMenuButton()
    menu.setIconName("open-menu-symbolic")
    menu.setMenu(EditorMenus.main)
    menu.setPrimary(true)
    menu.setAccessibleLabel(tr("Main Menu"))
    header.packEnd(menu.widget)
    let sidebar = GtkButton.icon("sidebar-show-right-symbolic", .toggleSidebar)
    header.packEnd(sidebar.widget)
    let export = GtkButton(label: tr("Export"))
    export.setAction(.export)
    export.addStyles("suggested-action")
    header.packEnd(export.widget)
    widget = header.widget
    bindings.add {
      title.setTitle(model.title)
      title.setSubtitle(model.isReadOnly ? tr("Read-only") : model.saving.state.words)
    }
    bindings.add {
      undo.show(.undo, step: model.editor.undoName.map(words(for:)))
      redo.show(.redo, step: model.editor.redoName.map(words(for:)))
    }
  }

  func close() {
    bindings.cancel()
  }
}

extension GtkButton {
  /// Says which step the button takes back or does again.
  fileprivate func show(_ action: AppAction, step: String?) {
    let label = step.map { tr("{action}: {step}", ["action": action.label, "step": $0]) }
    setAccessibleLabel(label ?? action.label)
    let key = action.accelerators.first.map { " (\(KeyLabel.of($0)))" } ?? ""
    setTooltip((label ?? action.label) + key)
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
