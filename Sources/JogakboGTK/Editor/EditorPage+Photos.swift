import AdwaitaKit
import CAdw
import CollageDocument
import CollageGeometry
import CollagePresentation
import Foundation
import MessageCatalog

/// Photos from files, from the file manager and from the clipboard.
extension EditorPage {
  func choosePhotos() {
    Task {
      let files = await FileChooser.openFiles(
        title: tr("Add Photos"), filters: [.photos], over: window)
      await model.addPhotos(at: files.map(\.path))
    }
  }

  func chooseReplacement() {
    guard let layer = model.selectedLayers.first(where: { $0.photo != nil }) else { return }
    Task {
      let files = await FileChooser.openFiles(
        title: tr("Replace Photo"), filters: [.photos], over: window)
      if let file = files.first { await model.replacePhoto(of: layer.id, withFileAt: file.path) }
    }
  }

  func chooseBackgroundPhoto() {
    Task {
      let files = await FileChooser.openFiles(
        title: tr("Background Photo"), filters: [.photos], over: window)
      if let file = files.first { await model.setBackgroundPhoto(fileAt: file.path) }
      // Where none was chosen, the kind of background shows again as it is.
      inspector.update()
    }
  }

  /// Files were dropped on the canvas.
  func drop(_ files: [URL], at point: ScreenPoint) -> Bool {
    guard model.allowsEditing, !files.isEmpty else { return false }
    let place = model.viewport.canvasPoint(at: point)
    Task { await model.addPhotos(at: files.map(\.path), to: place) }
    return true
  }
}
