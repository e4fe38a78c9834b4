import AdwaitaKit
import CAdw
import CollagePresentation
import Foundation
import MessageCatalog

/// Where the picture goes: a name and a folder.
@MainActor
final class ExportDestination {
  let group = AdwPreferencesGroup()
  /// Called when Enter is pressed in the name.
  var onConfirm: (@MainActor () -> Void)?
  private let name = AdwEntryRow()
  private let folderRow = AdwActionRow()
  private var folder: URL
  private let model: ExportViewModel
  private let bindings = StateBindings()

  init(_ model: ExportViewModel, folder: URL, over window: GtkWindow) {
    self.model = model
    self.folder = folder
    group.setTitle(tr("File").escapedAsMarkup)
    (name.cast() as AdwPreferencesRow).setTitle(tr("File Name"))
    let proposed = model.proposedFileName(fallback: tr("Collage"))
    let stem = URL(fileURLWithPath: proposed).deletingPathExtension().lastPathComponent
    (name.cast() as GtkEditable).setText(stem)
    name.on("entry-activated") { [weak self] in self?.onConfirm?() }
    let ending = GtkLabel("")
    ending.addStyles("dim-label")
    name.addSuffix(ending.widget)
    bindings.add { ending.setText("." + model.choices.kind.fileExtension) }
    group.add(name.widget)
    group.add(makeFolderRow(window))
  }

  func close() {
    bindings.cancel()
  }

  /// The file to write. A name that the file system would refuse becomes one that it takes.
  var file: URL {
    folder.appendingPathComponent(
      FileNameProposal.fileName(
        titled: String((name.cast() as GtkEditable).text),
        fileExtension: model.choices.kind.fileExtension, fallback: tr("Collage")))
  }

  private func makeFolderRow(_ window: GtkWindow) -> GtkWidget {
    folderRow.setWords(tr("Folder"), subtitle: folder.path)
    let button = GtkButton(label: tr("Choose…"))
    button.setAccessibleLabel(tr("Choose Folder"))
    button.align(vertically: .center)
    button.on("clicked") { [weak self, unowned(unsafe) window] in
      Task {
        guard
          let folder = await FileChooser.chooseFolder(
            title: tr("Choose Folder"), folder: self?.folder, over: window)
        else { return }
        self?.folder = folder
        self?.folderRow.setSubtitle(folder.path)
      }
    }
    folderRow.addSuffix(button.widget)
    return folderRow.widget
  }
}
