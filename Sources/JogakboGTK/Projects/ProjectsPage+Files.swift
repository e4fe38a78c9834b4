import AdwaitaKit
import CAdw
import CollageEditing
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

/// What comes from files, and goes there.
extension ProjectsPage {
  /// Makes projects of bundles and documents; photos go into an open project, or make a new one.
  func take(_ files: [URL], photosInto editor: EditorViewModel? = nil) async {
    let files = await GivenFiles.sorting(files.map(\.path))
    if !files.projects.isEmpty { await importProjects(at: files.projects) }
    guard !files.photos.isEmpty else { return }
    if let editor, editor.allowsEditing {
      await editor.addPhotos(at: files.photos)
    } else {
      makeProject(ofPhotosAt: files.photos)
    }
  }

  func choosePhotos() {
    Task {
      let files = await FileChooser.openFiles(
        title: tr("Choose Photos"), filters: [.photos], over: window)
      if !files.isEmpty { makeProject(ofPhotosAt: files.map(\.path)) }
    }
  }

  func chooseImports() {
    Task {
      let files = await FileChooser.openFiles(
        title: tr("Import Bundles"), filters: [.bundlesAndDocuments], over: window)
      await importProjects(at: files.map(\.path))
    }
  }

  func exportBundle(_ project: ProjectSummary) {
    Task {
      let name = FileNameProposal.fileName(
        titled: project.title, fileExtension: "jogakbo", fallback: tr("Collage"))
      let file = await FileChooser.saveFile(
        title: tr("Export as Bundle"), name: name,
        folder: PictureFolder.last(context.preferences.preferences), over: window)
      guard let file else { return }
      await list.exportBundle(project, to: file.path)
    }
  }

  private func makeProject(ofPhotosAt paths: [String]) {
    let preferences = context.preferences.preferences
    show {
      let title = await self.list.unusedTitle(like: tr("Photo collage"))
      return await self.list.create(
        title: title, format: preferences.canvasFormat, photosAt: paths,
        layout: preferences.layout(.rows))
    }
  }

  /// Makes projects of files. The one of a single file is opened at once.
  private func importProjects(at paths: [String]) async {
    let imported = await list.importProjects(at: paths)
    guard let first = imported.first else { return }
    paths.count == 1 ? open(first) : grid.focus(first)
  }
}
