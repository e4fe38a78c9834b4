import AdwaitaKit
import CAdw
import CGLib
import CollagePresentation
import Foundation
import MessageCatalog

/// The button of presets: uses, saves and deletes them.
@MainActor
final class ExportPresetMenu {
  var widget: GtkWidget { button.widget }
  private let button = GtkMenuButton()
  private let model: ExportViewModel
  private let bindings = StateBindings()

  init(_ model: ExportViewModel, over window: GtkWindow) {
    self.model = model
    button.setLabel(tr("Presets"))
    button.setAccessibleLabel(tr("Presets"))
    let actions = GSimpleActionGroup()
    actions.addAction("use") { (id: String) in model.applyPreset(id) }
    actions.addAction("delete") { (id: String) in
      if let id = UUID(uuidString: id) { model.deletePreset(id) }
    }
    actions.addAction("save") { [unowned(unsafe) window] in
      Task { await Self.save(model, over: window) }
    }
    window.widget.insertActionGroup("preset", group: actions.cast())
    bindings.add { [button] in button.setMenu(Self.menu(of: model)) }
  }

  func close() {
    bindings.cancel()
  }

  private static func menu(of model: ExportViewModel) -> [MenuContent] {
    let builtIn = BuiltInExportPreset.allCases.map {
      MenuContent.item(label: $0.label, action: "preset.use::\($0.rawValue)")
    }
    let own = model.presets.map {
      MenuContent.item(label: $0.name, action: "preset.use::\($0.id.uuidString)")
    }
    let doomed = model.presets.map {
      MenuContent.item(label: $0.name, action: "preset.delete::\($0.id.uuidString)")
    }
    var end = [MenuContent.item(label: tr("Save as Preset…"), action: "preset.save")]
    if !doomed.isEmpty { end.append(.submenu(label: tr("Delete Preset"), doomed)) }
    return [builtIn, own, end].map { .section(label: "", $0) }
  }

  private static func save(_ model: ExportViewModel, over window: GtkWindow) async {
    let name = GtkEntry()
    name.setAccessibleLabel(tr("Name"))
    name.setActivatesDefault(true)
    let question = MessageDialog(
      heading: tr("Save as Preset"),
      body: tr("A preset of the same name is replaced."),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("save", label: tr("Save"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "save")
    guard await question.ask(over: window, content: name.widget) == "save" else { return }
    model.savePreset(named: String((name.cast() as GtkEditable).text))
  }
}

extension ExportViewModel {
  /// Chooses what a preset of the menu says.
  fileprivate func applyPreset(_ id: String) {
    if let builtIn = BuiltInExportPreset(rawValue: id) {
      apply(builtIn)
    } else if let own = presets.first(where: { $0.id.uuidString == id }) {
      apply(own)
    }
  }
}
