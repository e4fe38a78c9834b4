import CollageMessages
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

extension ProjectListNotice {
  /// The sentence that tells it in short.
  var words: String {
    switch self {
    case .deleted(let projects):
      projects.count == 1
        ? tr("“{title}” deleted", ["title": projects[0].title.isolated])
        : tr("{count} collage deleted", plural: "{count} collages deleted", count: projects.count)
    case .rebuilt: tr("The library was rebuilt")
    case .imported(let report): report.words
    case .exported(let path, _): tr("Saved as {file}", ["file": FailedFile.name(of: path)])
    case .photosNotAdded(let files):
      tr("{count} file was not added", plural: "{count} files were not added", count: files.count)
    case .failed(let error): CollageMessages.words(for: error)
    }
  }

  /// What there is to read about each file or photo; empty where the sentence says it all.
  var details: [String] {
    switch self {
    case .deleted, .failed: []
    case .rebuilt(let report): sentences(for: report)
    case .imported(let report): report.details
    case .exported(_, let findings): findings.map { CollageMessages.words(for: $0) }
    case .photosNotAdded(let files): files.map(\.words)
    }
  }
}

extension ProjectImportReport {
  fileprivate var words: String {
    if isCancelled, projects.isEmpty { return tr("Import stopped") }
    if projects.isEmpty {
      return tr(
        "{count} file could not be imported", plural: "{count} files could not be imported",
        count: failures.count)
    }
    return tr(
      "{count} collage imported", plural: "{count} collages imported", count: projects.count)
  }

  fileprivate var details: [String] {
    failures.map(\.words)
      + projects.flatMap { project in
        project.notes.map { CollageMessages.words(for: $0) }
          + project.findings.map { CollageMessages.words(for: $0) }
      }
  }
}

extension FailedFile {
  /// Which file it is, and what is wrong with it.
  var words: String {
    let reason = CollageMessages.words(for: error)
    // The words of many errors name the file already, with its whole path.
    let bare = reason.hasPrefix(path + ": ") ? String(reason.dropFirst(path.count + 2)) : reason
    return tr("{file}: {reason}", ["file": Self.name(of: path), "reason": bare])
  }

  /// The last part of a path, as it is shown.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent.isolated
  }
}

extension ProjectListActivity.Kind {
  /// What is going on.
  var words: String {
    switch self {
    case .importingProjects: tr("Importing…")
    case .addingPhotos: tr("Adding photos…")
    case .exportingBundle: tr("Saving the bundle…")
    }
  }
}

extension NewProjectChoices.Kind {
  /// What the format is called.
  var words: String {
    switch self {
    case .square: tr("Square")
    // Translators: a format, wider than high.
    case .landscape: tr("Landscape")
    // Translators: a format, higher than wide.
    case .portrait: tr("Portrait")
    // Translators: the tall format of pictures that fill the screen of a phone.
    case .story: tr("Story")
    case .paper: tr("Paper")
    // Translators: a format of any size.
    case .custom: tr("Custom")
    }
  }
}

extension PaperFormat {
  /// What the sheet is called.
  var words: String {
    switch self {
    case .a3: "A3"
    case .a4: "A4"
    case .a5: "A5"
    case .letter: tr("US Letter")
    case .photo10x15: tr("Photo, 10 × 15 cm")
    case .photo13x18: tr("Photo, 13 × 18 cm")
    case .photo20x30: tr("Photo, 20 × 30 cm")
    }
  }
}
