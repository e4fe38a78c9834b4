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
        } else if let type = PictureType.all.first(where: { clipboard.has(mimeType: $0.mime) }) {
          // Its bytes, as they are: a picture of another program is decoded nowhere but where all
          // foreign ones are.
          try await model.addPicture(clipboard.data(mimeType: type.mime), suffix: type.suffix)
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

/// A kind of picture that other programs put on the clipboard.
private struct PictureType {
  let mime: String
  let suffix: String

  /// All kinds, the best one first: those that keep every pixel.
  static let all = [
    PictureType(mime: "image/png", suffix: "png"), PictureType(mime: "image/tiff", suffix: "tif"),
    PictureType(mime: "image/jpeg", suffix: "jpg"), PictureType(mime: "image/webp", suffix: "webp"),
    PictureType(mime: "image/bmp", suffix: "bmp"), PictureType(mime: "image/gif", suffix: "gif"),
  ]
}

extension EditorViewModel {
  /// Adds a picture that is no file yet.
  fileprivate func addPicture(_ picture: Data, suffix: String) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "jogakbo-\(UUID().uuidString)/\(tr("Pasted picture")).\(suffix)")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // The library has its copy; what stays here the system clears away.
      try? FileManager.default.removeItem(at: folder)
    }
    try picture.write(to: file)
    await addPhotos(at: [file.path])
  }
}
