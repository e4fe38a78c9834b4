import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// What the editor asks in dialogs.
extension EditorPage {
  func addText() {
    Task {
      let text = await AddTextDialog.ask(proposing: model.proposedText, over: window)
      if let text { model.addText(text) }
    }
  }

  /// F2 renames what has the focus: a layer in the list, else the collage.
  func rename() {
    if layers.hasFocus {
      layers.renameLayer()
      return
    }
    Task {
      let title = await RenameDialog.ask(model.title, over: window)
      if let title { await model.rename(to: title) }
    }
  }

  func renameLayer() {
    showSidebar(.layers)
    layers.renameLayer()
  }

  // MARK: Lost photos

  func locatePhotos() {
    Task {
      guard let paths = await askWhereLostPhotosAre(), !paths.isEmpty else { return }
      let suggestions = await model.locatePhotos(among: paths)
      guard !suggestions.isEmpty else { return }
      let dialog = LostPhotosDialog(model.lostPhotos)
      if await dialog.confirmsReplacing(with: suggestions, over: window) {
        await model.replaceLostPhotos(with: suggestions)
      }
    }
  }

  private func askWhereLostPhotosAre() async -> [String]? {
    switch await LostPhotosDialog(model.lostPhotos).askWhere(over: window) {
    case .nowhere: return nil
    case .folder:
      let folder = await FileChooser.chooseFolder(
        title: tr("Folder with the Missing Photos"), over: window)
      return folder.map { [$0.path] }
    case .files:
      let files = await FileChooser.openFiles(
        title: tr("Missing Photos"), filters: [.photos], over: window)
      return files.map(\.path)
    }
  }
}
