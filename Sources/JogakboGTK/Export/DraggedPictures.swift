import CollagePlatform
import CollagePresentation
import Foundation
import MessageCatalog

/// Pictures that were dragged to another app, which reads them from here when it likes.
@MainActor
enum DraggedPictures {
  private static var folder: URL {
    URL(fileURLWithPath: UserFolders.cache).appending(path: "jogakbo/dragged")
  }

  /// Writes a picture in a folder of its own, so that it can be called as the project is.
  ///
  /// - Throws: `CancellationError` where there is no picture; the model says why.
  static func write(_ model: ExportViewModel) async throws -> URL {
    guard !model.isRunning else { throw CancellationError() }
    let folder = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = model.proposedFileName(fallback: tr("Collage"))
    await model.export(to: folder.appending(path: name), remembersChoices: false)
    guard case .done(let file, _) = model.state else { throw CancellationError() }
    return file
  }

  /// Removes those that an earlier run of the app has left.
  static func removeAll() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // There are none, or they stay in the cache, which the system may empty.
    }
  }
}
