import AdwaitaKit
import CAdw
import CollageMessages
import CollagePlatform
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

extension PictureCommands {
  /// Packs the project with its originals and its history into one file.
  func exportBundle() async {
    let name = FileNameProposal.fileName(
      titled: model.title, fileExtension: "jogakbo", fallback: tr("Collage"))
    guard
      let file = await FileChooser.saveFile(
        title: tr("Export as Bundle"), name: name,
        folder: PictureFolder.last(context.preferences.preferences), over: window)
    else { return }
    let projects = ProjectListViewModel(library: context.library, archiver: .zip)
    _ = await model.flush()
    await projects.reload()
    guard let project = projects.projects.first(where: { $0.id == model.id }) else { return }
    await ProgressDialog.show(
      tr("Packing the Bundle"), over: window, fraction: { projects.activity?.fraction },
      cancel: { projects.activity?.cancel() }
    ) {
      _ = await projects.exportBundle(project, to: file.path)
    }
    switch projects.notice {
    case .exported(let path, let findings):
      findings.forEach { toasts.show(words(for: $0), seconds: 0) }
      tellSaved(URL(fileURLWithPath: path))
    case .failed(let error):
      toasts.show(tr("The bundle was not written: {reason}", ["reason": words(for: error)]))
    default: break
    }
  }
}
