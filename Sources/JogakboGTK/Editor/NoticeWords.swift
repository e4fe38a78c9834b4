import CollageMessages
import CollagePresentation
import Foundation
import MessageCatalog

extension EditorNotice {
  /// The sentence of the toast.
  var words: String {
    switch self {
    case .removed(let count):
      tr("{count} layer deleted", plural: "{count} layers deleted", count: count)
    case .refused(let error): CollageMessages.words(for: error)
    case .photosNotAdded(let files): Self.words(for: files)
    case .photosFound(let count, let stillLost):
      stillLost == 0
        ? tr("{count} photo found", plural: "{count} photos found", count: count)
        : tr("{found} found, {lost} still missing", ["found": count, "lost": stillLost])
    case .nothingToPaste: tr("There is nothing on the clipboard that can be pasted")
    }
  }

  private static func words(for files: [FailedFile]) -> String {
    guard let first = files.first else { return "" }
    let name = URL(fileURLWithPath: first.path).lastPathComponent
    if files.count == 1 {
      return tr(
        "{file} was not added: {reason}",
        ["file": name, "reason": CollageMessages.words(for: first.error)])
    }
    return tr(
      "{file} and {count} other files were not added",
      ["file": name, "count": files.count - 1])
  }
}
