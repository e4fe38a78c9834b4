import AdwaitaKit
import CAdw
import CollageEditing
import CollageMessages
import CollagePresentation
import MessageCatalog

/// The buttons that take a step back and do it again; each says which step that is.
@MainActor
final class UndoButtons {
  let widget: GtkWidget
  private let bindings = StateBindings()

  init(_ model: EditorViewModel) {
    let box = GtkBox(.horizontal, spacing: 6)
    widget = box.widget
    let undo = GtkButton.icon("edit-undo-symbolic", .undo)
    let redo = GtkButton.icon("edit-redo-symbolic", .redo)
    for button in [undo, redo] {
      button.addStyles("flat")
      box.append(button.widget)
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
