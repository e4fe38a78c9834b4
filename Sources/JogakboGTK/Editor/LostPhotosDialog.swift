import AdwaitaKit
import CAdw
import CollageStorage
import Foundation
import MessageCatalog

/// Asks about photos that cannot be shown.
@MainActor
struct LostPhotosDialog {
  private let photos: [LostPhoto]

  /// Where to look for photos.
  enum Place {
    case nowhere, folder, files
  }

  /// More names than this are only counted.
  private static let mostNames = 8

  init(_ photos: [LostPhoto]) {
    self.photos = photos
  }

  /// Asks where the photos may be.
  func askWhere(over window: GtkWindow) async -> Place {
    let dialog = MessageDialog(
      heading: tr(
        "{count} photo is missing", plural: "{count} photos are missing", count: photos.count),
      body: list(photos.map(\.shownName)) + "\n\n"
        + tr("Photos are recognised by their content, whatever they are called now."),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("files", label: tr("Choose Files…")),
        MessageDialog.Answer("folder", label: tr("Search Folder…"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "folder")
    return switch await dialog.ask(over: window) {
    case "folder": .folder
    case "files": .files
    default: .nowhere
    }
  }

  /// Asks whether files that only have the same names are to stand in.
  func confirmsReplacing(
    with matches: [RelinkResult.Match], over window: GtkWindow
  ) async -> Bool {
    let dialog = MessageDialog(
      heading: tr("Use these photos instead?"),
      body: tr(
        "They have the names of missing photos, but are not the same pictures. You can undo this.")
        + "\n\n" + list(matches.map(\.path)),
      answers: [
        MessageDialog.Answer("cancel", label: tr("Cancel")),
        MessageDialog.Answer("replace", label: tr("Replace"), look: .suggested),
      ], closeAnswer: "cancel", defaultAnswer: "cancel")
    return await dialog.ask(over: window) == "replace"
  }

  private func list(_ names: [String]) -> String {
    var lines = names.prefix(Self.mostNames).map { "• " + $0 }
    let rest = names.count - lines.count
    if rest > 0 { lines.append(tr("and {count} more", plural: "and {count} more", count: rest)) }
    return lines.joined(separator: "\n")
  }
}

extension LostPhoto {
  /// What the user knows the photo by.
  fileprivate var shownName: String {
    let name = originalName ?? fileName
    return isDamaged ? tr("{file} (damaged)", ["file": name]) : name
  }
}
