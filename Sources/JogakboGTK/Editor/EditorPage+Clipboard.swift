import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import Foundation
import MessageCatalog

/// Copying and pasting through the system's clipboard.
extension EditorPage {
  private var clipboard: GdkClipboard { window.widget.clipboard }

  func copy(_ layers: Data?) {
    guard let layers else { return }
    clipboard.copy(.data(layers, mimeType: EditorViewModel.clipboardType))
  }

  /// Pastes what there is: layers, else files, else a picture, else words.
  func paste() {
    let (clipboard, model) = (clipboard, model)
    Task {
      do {
        if clipboard.has(mimeType: EditorViewModel.clipboardType) {
          model.paste(layers: try await clipboard.data(mimeType: EditorViewModel.clipboardType))
        } else if clipboard.hasFiles {
          await model.addPhotos(at: try await clipboard.files().map(\.path))
        } else if clipboard.hasTexture {
          try await model.addPicture(clipboard.texture().pngData)
        } else if clipboard.hasText {
          model.addText(TextContent(text: try await clipboard.text()))
        } else {
          model.notice = .nothingToPaste
        }
      } catch {
        model.notice = .refused(error)
      }
    }
  }

  func pasteStyle() {
    let (clipboard, model) = (clipboard, model)
    guard clipboard.has(mimeType: EditorViewModel.clipboardType) else {
      model.notice = .nothingToPaste
      return
    }
    Task {
      do {
        model.paste(styleOf: try await clipboard.data(mimeType: EditorViewModel.clipboardType))
      } catch {
        model.notice = .refused(error)
      }
    }
  }
}

extension EditorViewModel {
  /// Adds a picture that is no file yet.
  fileprivate func addPicture(_ png: Data) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "jogakbo-\(UUID().uuidString)/\(tr("Pasted picture")).png")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // The library has its copy; what stays here the system clears away.
      try? FileManager.default.removeItem(at: folder)
    }
    try png.write(to: file)
    await addPhotos(at: [file.path])
  }
}
